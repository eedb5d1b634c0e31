import { describe, expect, it } from 'vitest';
import { decodeBuildWaitLink, encodeBuildWaitLink } from '../../src/links/build-wait-link.ts';

describe('links to build-wait puzzles', () => {
  it.each([
    [{ p: 1, l: 1, r: 'hk33' }, '?p=1&l=1&r=hk33&v=1'],
    [{ p: 999_999, l: 5, r: 'gd06' }, '?p=999999&l=5&r=gd06&v=1'],
  ] as const)('%o is %s, both ways', (state, link) => {
    expect(encodeBuildWaitLink(state)).toBe(link);
    expect(decodeBuildWaitLink(link)).toEqual({ state, notes: [] });
  });

  it('leave out what is no puzzle and say so', () => {
    const { state, notes } = decodeBuildWaitLink('?p=0&l=6&v=1');
    expect(state).toEqual({});
    expect(notes.map(({ kind, parameter }) => `${kind} ${parameter}`)).toEqual(['wrong-value p', 'wrong-value l']);
  });
});
