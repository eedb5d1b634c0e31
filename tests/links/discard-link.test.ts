import { describe, expect, it } from 'vitest';
import { decodeDiscardLink, encodeDiscardLink } from '../../src/links/discard-link.ts';

describe('links to discard puzzles', () => {
  it.each([
    [{ p: 1, l: 1, r: 'hk33' }, '?p=1&l=1&r=hk33&v=1'],
    [{ p: 999_999, l: 5, r: 'gd06' }, '?p=999999&l=5&r=gd06&v=1'],
    [{ l: 3 }, '?l=3&v=1'],
  ] as const)('%o is %s, both ways', (state, link) => {
    expect(encodeDiscardLink(state)).toBe(link);
    expect(decodeDiscardLink(link)).toEqual({ state, notes: [] });
  });

  it('leave out what is no puzzle and say so', () => {
    const { state, notes } = decodeDiscardLink('?p=0&l=6&v=1');
    expect(state).toEqual({});
    expect(notes.map(({ kind, parameter }) => `${kind} ${parameter}`)).toEqual(['wrong-value p', 'wrong-value l']);
  });
});
