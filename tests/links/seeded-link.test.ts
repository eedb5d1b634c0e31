import { describe, expect, it } from 'vitest';
import { decodeSeededLink, encodeSeededLink } from '../../src/links/seeded-link.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

describe('links to puzzles made from a seed', () => {
  it.each([
    [{ p: 1, l: 1, r: 'hk33' }, '?p=1&l=1&r=hk33&v=1'],
    [{ p: 999_999, l: 5, r: 'gd06' }, '?p=999999&l=5&r=gd06&v=1'],
    [{ l: 3 }, '?l=3&v=1'],
  ] as const)('%o is %s, both ways', (state, link) => {
    expect(encodeSeededLink(state, LEVELS)).toBe(link);
    expect(decodeSeededLink(link, LEVELS)).toEqual({ state, notes: [] });
  });

  it('leave out what is no puzzle and say so', () => {
    const { state, notes } = decodeSeededLink('?p=0&l=6&v=1', LEVELS);
    expect(state).toEqual({});
    expect(notes.map(({ kind, parameter }) => `${kind} ${parameter}`)).toEqual(['wrong-value p', 'wrong-value l']);
  });

  it('know only the levels of the kind', () => {
    expect(decodeSeededLink('?p=7&l=4', [1, 2, 3]).state).toEqual({ p: 7 });
  });
});
