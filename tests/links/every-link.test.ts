import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomSource } from '../../src/engine/random.ts';
import { LINK_KINDS } from '../support/link-kinds.ts';

/** Of one parameter, each with a test of its own. */
const READ_ONLY = ['item-link', 'run-link'];

it('every kind of link is tested below', () => {
  const files = readdirSync(new URL('../../src/links/', import.meta.url)).filter((file) => file.endsWith('-link.ts'));
  const tested = [...LINK_KINDS.map(({ name }) => name), ...READ_ONLY];
  expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(tested.sort());
});

describe.each(LINK_KINDS)('$name', ({ anyState, encode, decode }) => {
  it('brings any state back as it was, and writes the same address again', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const before = anyState(randomSource(seed));
      const link = encode(before);
      expect(decode(link), link).toEqual({ state: before, notes: [] });
      expect(encode(decode(link).state)).toBe(link);
    }
  });

  it('survives an address bar that escapes what it need not', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const before = anyState(randomSource(seed));
      const link = encode(before).replace('[', '%5B').replace(']', '%5D').replace('(', '%28');
      expect(decode(link), link).toEqual({ state: before, notes: [] });
    }
  });
});
