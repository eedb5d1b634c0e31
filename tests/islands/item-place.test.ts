import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/islands/progress/item-place.ts';
import { itemIn } from '../../src/links/item-link.ts';

const PLACES = {
  lessons: { 'ready-hands': { title: 'Warten', href: '/de/lessons/ready-hands/' } },
  practice: { waits: '/de/practice/waits/' },
};

describe('what was missed', () => {
  it('opens in its lesson, at the exercise, with the very item', () => {
    const place = placeOf({ item: 'ready-hands/first-hands/honor', kind: 'waits' }, PLACES);
    expect(place?.href).toBe('/de/lessons/ready-hands/?i=first-hands.honor&v=1#ready-hands/first-hands-title');
    expect(itemIn(new URL(place?.href ?? '', 'https://x.y').search)).toBe('first-hands/honor');
  });

  it('opens on its practice page by the address of the puzzle', () => {
    const place = placeOf({ item: 'waits?p=7&l=2&v=1', kind: 'waits' }, PLACES);
    expect(place).toEqual({ href: '/de/practice/waits/?p=7&l=2&v=1', lesson: undefined });
  });

  it.each([
    ['gone/first-hands/honor', 'waits'],
    ['score?p=7&l=2&v=1', 'score'],
    ['constructor/x/y', 'waits'],
  ])('is left out where this site does not have it: %s', (item, kind) => {
    expect(placeOf({ item, kind }, PLACES)).toBeUndefined();
  });

  it.each(['honor', 'a.b.c', 'a.', '<b>.x', `${'a'.repeat(81)}.b`])(
    'is not opened by a link that names none: %s',
    (text) => {
      expect(itemIn(`?i=${text}&v=1`)).toBeUndefined();
    },
  );
});
