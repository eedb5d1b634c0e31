import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatHand,
  formatTiles,
  NOTATION_ERROR_CODES,
  parseBonus,
  parseHand,
  parseTiles,
} from '../../src/engine/notation.ts';
import { shuffle, randomSource } from '../../src/engine/random.ts';
import { formatTile, type Tile } from '../../src/engine/tile.ts';
import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { fullHandArbitrary } from '../support/hand-arbitrary.ts';
import { readHand, readTiles } from '../support/read-hand.ts';

describe('a hand in text', () => {
  it.each([
    ['123m456p789sEECC+C', '123m 456p 789s EECC +C', 'no white space'],
    ['C E e 789S 4 5 6p C 3 21M + c', '123m 456p 789s EECC +C', 'white space, order and case'],
    ['147m 258p 369s 1234z', '147m 258p 369s ESWN', 'winds by z'],
    ['111m 222p 333s 5z 6z 7z 7z', '111m 222p 333s CCFB', 'dragons by z are white, green, red'],
    ['123s s 123m 456p p O n', '123m 456p 123s ESNB', 's is South, p white and O East where no digits stand before'],
    ['F123m F1m F1m 44p NNN', '11123m 44p NNNFFF', 'digits after F belong to the next suit'],
    ['🀇🀈🀉 🀙🀚🀛 🀐🀑🀒 🀀🀁🀂🀃', '123m 123p 123s ESWN', 'Unicode tiles'],
    ['🀄︎🀄️🀅🀅️🀆🀆🀇🀏🀘🀡🀞🀕🀌', '169m 69p 69s CCFFBB', 'Unicode tiles with variation selectors'],
    ['[321m] 5p (EEEE) [CCC] 22p 4s +4s', '225p 4s [123m] (EEEE) [CCC] +4s', 'sets keep their order'],
    ['[5555p] 1m [111s] [222s] [333s]', '1m [5555p] [111s] [222s] [333s]', 'four sets and one tile'],
  ])('%s reads as %s: %s', (text, canonical) => {
    const hand = parseHand(text);
    expect(hand.ok && formatHand(hand.value)).toBe(canonical);
  });

  it('tells sets apart', () => {
    expect(readHand('1m [123p] [EEE] [5555s] (CCCC)').melds).toEqual([
      { kind: 'chow', tile: 9, concealed: false },
      { kind: 'pung', tile: 27, concealed: false },
      { kind: 'kong', tile: 22, concealed: false },
      { kind: 'kong', tile: 31, concealed: true },
    ]);
  });

  it.each([
    ['123x', 'unknown-token', 'x', 3],
    ['123m 12 E', 'digit-without-suit', '12', 5],
    ['123', 'digit-without-suit', '123', 0],
    ['[12]3m', 'digit-without-suit', '12', 1],
    ['f1', 'digit-without-suit', '1', 1],
    ['12m hallo', 'unknown-token', 'h', 4],
    ['m', 'unknown-token', 'm', 0],
    ['1m 89z', 'unknown-token', '8z', 3],
    ['東', 'unknown-token', '東', 0],
    ['🀫', 'unknown-token', '🀫', 0],
    ['1m ]', 'unknown-token', ']', 3],
    ['１２３m', 'unknown-token', '１', 0],
    ['1m-2m', 'unknown-token', '-', 2],
    ['1m\u{fe0f}', 'unknown-token', '\u{fe0f}', 2],
    ['102m', 'zero-rank', '0', 1],
    ['0', 'zero-rank', '0', 0],
    ['11111m 234p 567s EE', 'too-many-copies', '1m', 4],
    ['1111m 234p 567s EE +1m', 'too-many-copies', '1m', 20],
    ['CC [CCC] 234p 567s 12m', 'too-many-copies', 'C', 6],
    ['1m [123m] [123m] [123m] +1m 1m', 'misplaced-winning-tile', '+', 24],
    ['[123m] [123m] (1111m) 2p', 'too-many-copies', '1m', 17],
    ['[124m] 234p 567s 1234s', 'not-a-set', '[124m]', 0],
    ['[89m1p]', 'not-a-set', '[89m1p]', 0],
    ['[ESW]', 'not-a-set', '[ESW]', 0],
    ['[CFB]', 'not-a-set', '[CFB]', 0],
    ['[11m]', 'not-a-set', '[11m]', 0],
    ['[]', 'not-a-set', '[]', 0],
    ['[1234m]', 'not-a-set', '[1234m]', 0],
    ['E (555p)', 'not-a-set', '(555p)', 2],
    ['(123m)', 'not-a-set', '(123m)', 0],
    ['1m [123m', 'unclosed-set', '[', 3],
    ['[123m)', 'unclosed-set', '[', 0],
    ['[12[3m]', 'digit-without-suit', '12', 1],
    ['[123m [456m]', 'unclosed-set', '[', 0],
    ['[123m] [123p] [123s] [789m] [789p] 5s', 'too-many-sets', '[789p]', 28],
    ['123m 456p 789s EEEC', 'ok', '', 0],
    ['123m 456p 789s EEE', 'wrong-tile-count', undefined, 18],
    ['123m 456p 789s EEECF', 'wrong-tile-count', 'F', 19],
    ['123m 456p 789s EEE +C', 'wrong-tile-count', undefined, 21],
    ['123m 456p [7777s] EEEC', 'ok', '', 0],
    ['123m 456p 7777s EEEC', 'wrong-tile-count', 'C', 19],
    ['', 'wrong-tile-count', undefined, 0],
    ['123m +', 'misplaced-winning-tile', '+', 5],
    ['123m +45p', 'misplaced-winning-tile', '+', 5],
    ['123m +[444p]', 'misplaced-winning-tile', '+', 5],
    ['++1m', 'misplaced-winning-tile', '+', 0],
    ['1m 🀢', 'bonus-tile-in-hand', '🀢', 3],
    ['1m +🀩', 'bonus-tile-in-hand', '🀩', 4],
    ['g4 1m', 'bonus-tile-in-hand', 'g4', 0],
  ])('%s is answered %s %s at %s', (text, code, token, at) => {
    const hand = parseHand(text);
    if (code === 'ok') expect(hand.ok).toBe(true);
    else expect(hand).toEqual({ ok: false, error: token === undefined ? { code, at } : { code, token, at } });
  });

  it('comes back from its canonical text', () => {
    fc.assert(
      fc.property(fullHandArbitrary, (hand) => {
        expect(parseHand(formatHand(hand))).toEqual({ ok: true, value: hand });
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order in which tiles are written', () => {
    fc.assert(
      fc.property(fullHandArbitrary, fc.integer(), (hand, seed) => {
        const tiles = shuffle(hand.tiles, randomSource(seed)).map(formatTile).join('');
        const rest = formatHand({ ...hand, tiles: [] });
        expect(parseHand(`${tiles} ${rest}`)).toEqual({ ok: true, value: hand });
      }),
    );
  });

  it('is a value or a refusal for any text, and a refusal names what stands at its place', () => {
    const piece = fc.constantFrom(
      ...('0123456789mpszESWNCFBPOfgh[]()+ 🀇🀢🀫'.match(/./gu) ?? []),
      '\u{fe0f}',
      '\n',
      '123m',
      '[CCC]',
      '+1m',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        for (const parse of [parseHand, parseTiles, parseBonus]) {
          const result = parse(written);
          if (result.ok) continue;
          expect(NOTATION_ERROR_CODES).toContain(result.error.code);
          const { token, at = -1, code } = result.error;
          expect(at).toBeGreaterThanOrEqual(0);
          if (token?.length === 1 || code === 'not-a-set') expect(written.startsWith(token ?? '', at)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('may be very long', () => {
    expect(parseHand('1'.repeat(300_000) + 'm').ok).toBe(false);
    expect(parseHand('[111m]'.repeat(50_000)).ok).toBe(false);
  });
});

describe('a list of tiles', () => {
  it('is sorted and written canonically', () => {
    expect(formatTiles(readTiles('E 7m 41m 9s c E'))).toBe('147m 9s EEC');
    expect(readTiles('')).toEqual([]);
    expect(formatTiles([])).toBe('');
  });

  it.each([
    ['1m [222m]', 'unknown-token', '[', 3],
    ['1m +2m', 'unknown-token', '+', 3],
    ['11111z', 'too-many-copies', '1z', 4],
    ['g1', 'bonus-tile-in-hand', 'g1', 0],
  ])('%s is refused', (text, code, token, at) => {
    expect(parseTiles(text)).toEqual({ ok: false, error: { code, token, at } });
  });

  it('comes back from its text', () => {
    const tiles = fc.uniqueArray(fc.nat(33)).map((list) => list.sort((a, b) => a - b) as Tile[]);
    fc.assert(
      fc.property(tiles, (list) => {
        expect(readTiles(formatTiles(list))).toEqual(list);
      }),
    );
  });
});

describe('flowers and seasons in text', () => {
  it.each([
    ['f1 g3', ['f1', 'g3']],
    ['G3F1', ['f1', 'g3']],
    ['', []],
    [' 🀤🀥 ', ['f3', 'f4']],
    ['🀢🀣🀥️🀤🀦🀧🀨🀩', [...BONUS_TILES]],
  ])('%s', (text, tiles) => {
    expect(parseBonus(text)).toEqual({ ok: true, value: tiles });
  });

  it('has Unicode’s bamboo as f4 and chrysanthemum as f3', () => {
    expect(parseBonus('\u{1f024}')).toEqual({ ok: true, value: ['f4'] });
    expect(parseBonus('\u{1f025}')).toEqual({ ok: true, value: ['f3'] });
  });

  it.each([
    ['f1 g1 f1', 'repeated-bonus-tile', 'f1', 6],
    ['f1 🀢', 'repeated-bonus-tile', '🀢', 3],
    ['f5', 'unknown-token', 'f', 0],
    ['f12', 'unknown-token', '2', 2],
    ['1m', 'unknown-token', '1', 0],
    ['🀇', 'unknown-token', '🀇', 0],
  ])('%s is refused', (text, code, token, at) => {
    expect(parseBonus(text)).toEqual({ ok: false, error: { code, token, at } });
  });
});
