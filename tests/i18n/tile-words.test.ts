import { describe, expect, it } from 'vitest';
import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { tileFrom, TILES, type Tile } from '../../src/engine/tile.ts';
import { tiles as german } from '../../src/i18n/de/tiles.ts';
import { tileJyutping } from '../../src/i18n/tile-jyutping.ts';
import { groupName, meldName, tileName, tilesName } from '../../src/i18n/tile-words.ts';
import { tiles as chinese } from '../../src/i18n/zh-hant/tiles.ts';

const tile = (name: string): Tile => tileFrom(name) ?? (0 as Tile);

describe('tile words', () => {
  it.each([german, chinese])('give every tile a name and a reading of its own', (words) => {
    const all = [...TILES, ...BONUS_TILES];
    expect(new Set(all.map((kind) => tileName(kind, words))).size).toBe(42);
    for (const kind of all) {
      expect(tileName(kind, words)).not.toMatch(/[{}]/);
      expect(tileJyutping(kind)).toMatch(/^[a-z]+[1-6]( [a-z]+[1-6])?$/);
    }
  });

  it.each([
    ['5p', 'ng5 tung4'],
    ['1s', 'jat1 sok3'],
    ['9m', 'gau2 maan6'],
    ['S', 'naam4'],
    ['C', 'hung4 zung1'],
    ['F', 'faat3 coi4'],
    ['B', 'baak6 baan2'],
  ])('%s is read %s', (name, jyutping) => {
    expect(tileJyutping(tile(name))).toBe(jyutping);
  });

  it('gather several tiles by suit, whatever their order', () => {
    const mixed = ['E', '9p', '6m', '4p', 'E', '7m'].map(tile);
    expect(tilesName(mixed, german)).toBe('6 7 Zeichen, 4 9 Kreise, 2 × Ostwind');
    expect(tilesName(mixed, chinese)).toBe('六七萬、四九筒、2 隻東');
  });

  it('are plain data that survives the way into an island', () => {
    expect(JSON.parse(JSON.stringify(german))).toEqual(german);
  });

  it('tell a claimed kong from a concealed one', () => {
    const kong = { kind: 'kong', tile: tile('W') } as const;
    expect(meldName({ ...kong, concealed: false }, german)).toBe('Kong Westwind');
    expect(meldName({ ...kong, concealed: true }, german)).toBe('verdeckter Kong Westwind');
    expect(meldName({ ...kong, concealed: true }, chinese)).toBe('暗槓西');
  });

  it('call only a claimed pung 碰', () => {
    const pung = { kind: 'pung', tile: tile('F') } as const;
    expect(meldName({ ...pung, concealed: false }, chinese)).toBe('碰發財');
    expect(meldName({ ...pung, concealed: true }, chinese)).toBe('發財刻子');
    expect(groupName([tile('F'), tile('F'), tile('F')], chinese)).toBe('發財刻子');
    expect(groupName([tile('F'), tile('F'), tile('F')], german)).toBe('Pong Grüner Drache');
  });
});
