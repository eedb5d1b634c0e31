import { describe, expect, it } from 'vitest';
import type { PatternId } from '../../../src/fan/patterns/index.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import type { PresetId } from '../../../src/fan/rule-sets/rule-set.ts';
import { formatTile } from '../../../src/engine/tile.ts';
import { readWin, type WrittenWin } from '../../../src/puzzles/score/exercise.ts';
import { explainMiss } from '../../../src/puzzles/score/explain.ts';
import { generateScorePuzzle } from '../../../src/puzzles/score/generate.ts';
import { gradeFan, gradeScore, hintsFor } from '../../../src/puzzles/score/grade.ts';
import { THROWN_LEVELS } from '../../../src/puzzles/score/levels.ts';
import { secondReading } from '../../../src/puzzles/score/other-reading.ts';
import { countRows, scorePuzzleOf, type ScorePuzzle } from '../../../src/puzzles/score/puzzle.ts';
import { offeredRows } from '../../../src/puzzles/score/rows.ts';
import { otherTables } from '../../../src/puzzles/score/tables.ts';

function puzzleOf(written: WrittenWin, rules: PresetId = 'hk33'): ScorePuzzle {
  const puzzle = scorePuzzleOf(readWin(written), presetRules(rules));
  if (puzzle === undefined) throw new Error(`no win: ${written.hand}`);
  return puzzle;
}

/** Half flush, red dragon, own flower: five fan. */
const ONE_SUIT = { hand: '2399s EE 9s [789s] [CCC] +4s', bonus: 'f2 g3', from: 'W' } as const;

describe('an entered number', () => {
  const puzzle = puzzleOf(ONE_SUIT);
  it.each([
    [undefined, 'empty'],
    [0, 'more'],
    [4, 'more'],
    [5, 'right'],
    [6, 'fewer'],
  ] as const)('%s is %s', (fan, grade) => {
    expect(gradeFan(puzzle, fan)).toBe(grade);
  });

  it('may be the sum before the cap or the one after it', () => {
    const capped = puzzleOf({ hand: 'EEE SSS WWW 111m N +N', by: 'self-draw', seat: 'E' });
    expect(capped.score.fan).toBe(10);
    expect([9, 10, capped.score.rawFan ?? 0, 11].map((fan) => gradeFan(capped, fan))).toEqual([
      'more',
      'right',
      'right',
      'fewer',
    ]);
  });

  it('is right for a special hand if it pays as much', () => {
    const special = puzzleOf({ hand: '19m 19p 19s ESWNCFB +1m' }, 'de64');
    expect(special.score.fan).toBeNull();
    expect([9, 10, 13].map((fan) => gradeFan(special, fan))).toEqual(['more', 'right', 'right']);
  });
});

describe('ticked rows', () => {
  const ticked: readonly PatternId[] = ['half-flush', 'dragon-pung-red', 'all-pungs', 'round-wind'];
  const grade = gradeScore(puzzleOf(ONE_SUIT), { fan: 8, rows: ticked });

  it('are right, struck or forgotten, in the order of the patterns', () => {
    expect(grade.rows.map(({ id, mark, fan }) => `${id} ${mark} ${fan ?? '-'}`)).toEqual([
      'all-pungs struck 3',
      'half-flush right 3',
      'dragon-pung-red right 1',
      'round-wind struck 1',
      'seat-flower forgotten 1',
    ]);
    expect([grade.fan, grade.struck, grade.forgotten, grade.isRight]).toEqual(['fewer', 2, 1, false]);
  });

  it('that are all right make the right number right', () => {
    const rows: readonly PatternId[] = ['half-flush', 'dragon-pung-red', 'seat-flower'];
    expect(gradeScore(puzzleOf(ONE_SUIT), { fan: 5, rows }).isRight).toBe(true);
    expect(gradeScore(puzzleOf(ONE_SUIT), { fan: 5, rows: rows.slice(1) }).isRight).toBe(false);
    expect(gradeScore(puzzleOf(ONE_SUIT), { fan: 5, rows: [] }).isRight).toBe(true);
  });

  it('are hinted at by what they speak of, never by name', () => {
    expect(hintsFor(puzzleOf(ONE_SUIT), grade).slice(0, 3)).toEqual([
      { kind: 'forgotten-in', group: 'flowers' },
      { kind: 'struck-in', group: 'shape' },
      { kind: 'row-count', n: 3 },
    ]);
  });
});

describe('a row that does not count', () => {
  const told = (written: WrittenWin, id: PatternId, rules: PresetId = 'hk33'): string => {
    const reason = explainMiss(id, puzzleOf(written, rules));
    if (reason === undefined) return 'counts';
    const { kind, ...rest } = reason;
    const tile = 'tile' in rest ? formatTile(rest.tile) : 'meld' in rest ? formatTile(rest.meld.tile) : '';
    const more =
      'by' in rest ? rest.by : 'bonus' in rest ? rest.bonus.join() : 'suits' in rest ? rest.suits.join() : '';
    const tiles = 'tiles' in rest ? rest.tiles.map(formatTile).join() : '';
    return [kind, tile, more, tiles].filter((part) => part !== '').join(' ');
  };

  it.each<[WrittenWin, PatternId, string]>([
    [ONE_SUIT, 'half-flush', 'counts'],
    [ONE_SUIT, 'all-pungs', 'chow-disturbs 2s'],
    [ONE_SUIT, 'all-chows', 'pung-disturbs 9s'],
    [ONE_SUIT, 'full-flush', 'honor-disturbs E'],
    [ONE_SUIT, 'round-wind', 'only-pair E'],
    [ONE_SUIT, 'seat-wind', 'absent-tile S'],
    [ONE_SUIT, 'concealed-hand', 'claimed-set 7s'],
    [ONE_SUIT, 'self-draw', 'by-discard'],
    [ONE_SUIT, 'no-flowers', 'has-bonus f2,g3'],
    [ONE_SUIT, 'seat-season', 'other-number g3'],
    [ONE_SUIT, 'all-flowers', 'missing-bonus f1,f3,f4'],
    [ONE_SUIT, 'small-three-dragons', 'missing-pungs F,B'],
    [ONE_SUIT, 'kong-replacement', 'not-so-won'],
    [{ hand: '234m 567m 345p 67s 99p +8s' }, 'half-flush', 'second-suit m,p,s'],
    [{ hand: '222m 444p 666s 88s EE +8s' }, 'four-concealed-pungs', 'completed-by-discard 8s'],
    [{ hand: '222m 444p 888s E [666s] +E' }, 'four-concealed-pungs', 'claimed-set 6s'],
    [{ hand: '444m 777p 222s 888s N +N' }, 'all-pungs', 'suppressed four-concealed-pungs'],
    [{ hand: '123m 456p 77s EE [NNN] +E', seat: 'S', round: 'E' }, 'seat-wind', 'other-wind E'],
    [{ hand: '123m 456p NN 78s (1111p) +9s' }, 'concealed-hand', 'concealed-kong 1p'],
    [{ hand: 'EEE SSS CCC FFF B +B' }, 'half-flush', 'no-suit'],
    [{ hand: 'EEE SSS CCC FFF B +B' }, 'all-pungs', 'suppressed all-honours'],
    [{ hand: '123456789m 11m 55m +5m' }, 'half-flush', 'no-honors'],
  ])('%o: %s is %s', (written, id, expected) => {
    expect(told(written, id)).toBe(expected);
  });

  it('is off where the table does not have it', () => {
    expect(told(ONE_SUIT, 'seat-flower', 'gd06')).toBe('off');
  });

  it('has a reason whatever is ticked', { timeout: 60_000 }, () => {
    for (const level of THROWN_LEVELS)
      for (let seed = 1; seed <= 30; seed += 1) {
        const puzzle = generateScorePuzzle({ seed, level, rules: presetRules('hk33') });
        const offered = offeredRows(puzzle);
        const counting = countRows(puzzle).map(({ id }) => id);
        expect(offered).toEqual(expect.arrayContaining(counting));
        for (const id of offered) expect(explainMiss(id, puzzle) === undefined, id).toBe(counting.includes(id));
      }
  });
});

describe('another reading', () => {
  it('names the rows that are lost with it', () => {
    const second = secondReading(puzzleOf({ hand: '111222333s E [CCC] +E', seat: 'W', bonus: 'f1' }));
    expect([second?.fan, second?.lost, second?.gained]).toEqual([4, ['all-pungs'], []]);
  });

  it('is no news where all readings are worth the same', () => {
    expect(secondReading(puzzleOf(ONE_SUIT))).toBeUndefined();
  });
});

describe('other tables', () => {
  it('say which rows are worth something else there', () => {
    const [hk22, de64] = otherTables(puzzleOf(ONE_SUIT), [presetRules('hk22'), presetRules('de64')]);
    expect(hk22?.score.fan).toBe(3);
    expect(hk22?.changes).toEqual([
      { id: 'half-flush', here: 3, there: 2 },
      { id: 'seat-flower', here: 1, there: 0 },
    ]);
    expect([de64?.score.fan, de64?.score.points, de64?.changes]).toEqual([5, 13, []]);
  });
});
