import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { WINDS } from '../../src/engine/tile.ts';
import { WIN_FLAGS, WIN_WAYS } from '../../src/fan/win-ways.ts';
import { bonusCodec, flagsCodec, windCodec, wonByCodec } from '../../src/links/parameters.ts';

describe('parameters of a hand in a link', () => {
  it.each(WINDS)('wind %s comes back', (wind) => {
    expect(windCodec.read(windCodec.write(wind))).toBe(wind);
    expect(windCodec.read(wind.toLowerCase())).toBe(wind);
  });

  it.each(WIN_WAYS)('%s comes back', (by) => {
    expect(wonByCodec.read(wonByCodec.write(by))).toBe(by);
  });

  it('flowers and flags come back in their order', () => {
    fc.assert(
      fc.property(fc.subarray([...BONUS_TILES]), fc.subarray([...WIN_FLAGS]), (bonus, flags) => {
        expect(bonusCodec.read(bonusCodec.write(bonus))).toEqual(bonus);
        expect(flagsCodec.read(flagsCodec.write(flags))).toEqual(flags);
      }),
    );
  });

  it('are written as in links that were shared', () => {
    expect(WIN_WAYS.map(wonByCodec.write)).toEqual(['self-draw', 'discard', 'rob-kong']);
    expect(flagsCodec.write([...WIN_FLAGS].reverse())).toBe(
      'kong-replacement.double-kong-replacement.last-tile.heavenly.earthly.human.declared-ready.seven-flowers.eight-flowers',
    );
  });

  it('refuses what is none', () => {
    expect(windCodec.read('X')).toBeUndefined();
    expect(bonusCodec.read('f1f1')).toBeUndefined();
    expect(bonusCodec.read('f5')).toBeUndefined();
    expect(flagsCodec.read('last-tile.nonsense')).toBeUndefined();
    expect(flagsCodec.read('last-tile.last-tile')).toBeUndefined();
    expect(wonByCodec.read('')).toBeUndefined();
  });
});
