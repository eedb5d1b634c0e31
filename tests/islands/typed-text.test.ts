import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { TILES } from '../../src/engine/tile.ts';
import { tiles as german } from '../../src/i18n/de/tiles.ts';
import { tiles as chinese } from '../../src/i18n/zh-hant/tiles.ts';
import { readTyped, writeTyped } from '../../src/islands/waits/typed-text.ts';
import { readTiles } from '../support/read-hand.ts';

describe('typed tiles', () => {
  it.each([
    ['１４７ｓ', '147s'],
    ['１４７Ｓ　Ｅ', '147s E'],
    ['東', 'E'],
    ['2p 東南西北中發白', '2p ESWNCFB'],
    ['O', 'E'],
  ])('%s means %s', (typed, meant) => {
    expect(readTyped(typed)).toEqual({ ok: true, value: readTiles(meant) });
  });

  it('are refused by the sign that is no tile', () => {
    expect(readTyped('１２ｍ 春')).toEqual({ ok: false, error: { code: 'unknown-token', token: '春', at: 4 } });
  });

  it('are written with the letters on the tiles', () => {
    expect(writeTyped(readTiles('25p E S C'), german)).toMatch(/^25p O ?S ?C$/);
    expect(writeTyped(readTiles('25p E S C'), chinese)).toMatch(/^25p E ?S ?C$/);
  });

  it.each([german, chinese])('can be read again', (words) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...TILES)), (some) => {
        const tiles = some.toSorted((a, b) => a - b);
        expect(readTyped(writeTyped(tiles, words))).toEqual({ ok: true, value: tiles });
      }),
    );
  });
});
