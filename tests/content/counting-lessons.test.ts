import { describe, expect, test } from 'vitest';
import { exercises as bigHands } from '../../content/lessons/big-hands/exercises.ts';
import { exercises as fanHands } from '../../content/lessons/fan-hands/exercises.ts';
import { exercises as flowers } from '../../content/lessons/flowers/exercises.ts';
import { exercises as points } from '../../content/lessons/points/exercises.ts';
import { exercises as ruleSets } from '../../content/lessons/rule-sets/exercises.ts';
import { formatHand } from '../../src/engine/notation.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { optionsThatDiffer, patternsThatDiffer } from '../../src/layouts/lesson/counting/compared-sets.ts';
import { pointsColumns } from '../../src/layouts/lesson/counting/points-columns.ts';
import { rulesWith } from '../../src/layouts/lesson/counting/rules-with.ts';
import { attestedWorth } from '../../src/layouts/lesson/counting/worth-at.ts';
import { COMPARED_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { SETTING_CHOICES } from '../../src/progress/settings.ts';
import { readWin, type ScoreExercise, type ScoreItem, type WrittenWin } from '../../src/puzzles/score/exercise.ts';
import { scorePuzzleOf } from '../../src/puzzles/score/puzzle.ts';
import { lessonSources, usesOf } from '../support/lessons.ts';
import { readHand } from '../support/read-hand.ts';
import { referenceRules } from '../support/reference-rules.ts';
import { readWin as readReference, scoresOf, type ReferenceScore } from '../support/reference-scorer.ts';

const lessons: readonly Readonly<Record<string, ScoreExercise>>[] = [fanHands, bigHands, flowers, points, ruleSets];
const items = lessons
  .flatMap((lesson) => Object.values(lesson))
  .flatMap(({ id, hands }) => hands.map((item) => ({ ...item, id: `${id}/${item.id}` })));

/** The win by the second method: every score that may stand. */
function byReference(written: WrittenWin, id: (typeof SETTING_CHOICES.rules)[number]): readonly ReferenceScore[] {
  const { by = 'discard', seat = 'S', round = 'E', bonus = '', flags = [] } = written;
  const hand = formatHand(readHand(written.hand));
  return scoresOf(readReference({ hand, by, seat, round, bonus, flags }), referenceRules(id));
}

/** A win as both methods can say it. */
const told = ({
  fan,
  points: worth,
  result,
  items: rows,
}: {
  readonly fan: number | null;
  readonly points: number;
  readonly result: string;
  readonly items: readonly { readonly id: string; readonly fan: number }[];
}) => ({ fan, points: worth, result, rows: rows.map((row) => `${row.id} ${String(row.fan)}`).sort() });

const tables = items.flatMap((item) => SETTING_CHOICES.rules.map((rules) => ({ ...item, rules })));

describe('the score puzzles of the lessons on counting', () => {
  test('have ids of their own', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test.each(tables)('$id is a win at $rules and counts the same by a second method', ({ rules, ...item }) => {
    const puzzle = scorePuzzleOf(readWin(item), presetRules(rules));
    const expected = byReference(item, rules).map(told);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected).toContainEqual(puzzle && told(puzzle.score));
  });
});

/**
 * What each hand is there to show: at which table, which row counts or decides, and its fan in all (`null`: paid without
 * counting). Worked by hand from the tables of the sources.
 */
const SHOWN: readonly (readonly [id: string, rules: 'hk33' | 'de64' | 'gd06', row: string, fan: number | null])[] = [
  ['fan-hands/first-hands/half-flush', 'hk33', 'half-flush', 4],
  ['fan-hands/first-hands/small-three-dragons', 'hk33', 'small-three-dragons', 6],
  ['fan-hands/first-hands/full-flush', 'hk33', 'full-flush', 8],
  ['fan-hands/one-suit/half-flush-chows', 'gd06', 'all-chows', 3],
  ['fan-hands/one-suit/two-suits', 'hk33', 'seat-wind', 2],
  ['fan-hands/one-suit/full-flush-pungs', 'gd06', 'full-flush-pungs', 5],
  ['fan-hands/dragons-and-winds/two-dragons', 'hk33', 'dragon-pung-red', 3],
  ['fan-hands/dragons-and-winds/small-four-winds', 'hk33', 'small-four-winds', 8],
  ['fan-hands/dragons-and-winds/big-three-dragons', 'hk33', 'big-three-dragons', 8],
  ['fan-hands/dragons-and-winds/everything-adds', 'hk33', 'half-flush', 10],
  ['fan-hands/terminals/mixed-terminals', 'hk33', 'mixed-terminals', 5],
  ['fan-hands/terminals/one-simple', 'hk33', 'all-pungs', 4],
  ['big-hands/first-hands/all-honours', 'hk33', 'all-honours', 10],
  ['big-hands/first-hands/thirteen-orphans', 'hk33', 'thirteen-orphans', 10],
  ['big-hands/first-hands/big-four-winds', 'hk33', 'big-four-winds', 10],
  ['big-hands/concealed/self-drawn', 'de64', 'four-concealed-pungs', null],
  ['big-hands/concealed/pung-by-discard', 'hk33', 'all-pungs', 5],
  ['big-hands/concealed/pair-by-discard', 'hk33', 'four-concealed-pungs', 8],
  ['big-hands/gates/nine-sided', 'hk33', 'nine-gates', 10],
  ['big-hands/gates/only-the-shape', 'hk33', 'full-flush', 9],
  ['big-hands/gates/only-the-shape', 'de64', 'nine-gates', null],
  ['big-hands/german/jade', 'de64', 'jade-dragon', null],
  ['big-hands/german/ruby-with-a-chow', 'de64', 'half-flush', 4],
  ['big-hands/german/pearl', 'de64', 'pearl-dragon', null],
  ['big-hands/german/winds-with-pungs', 'de64', 'four-winds-de', null],
  ['flowers/first-hands/own-and-foreign', 'hk33', 'seat-flower', 2],
  ['flowers/first-hands/both-own', 'hk33', 'seat-season', 3],
  ['flowers/first-hands/no-flowers', 'hk33', 'no-flowers', 4],
  ['flowers/sets/all-flowers', 'de64', 'all-flowers', 3],
  ['flowers/sets/set-and-season', 'hk33', 'seat-season', 4],
  ['flowers/sets/seven-flowers', 'hk33', 'seven-flowers', 3],
  ['flowers/sets/eight-flowers', 'hk33', 'eight-flowers', 8],
  ['flowers/minimum/just-enough', 'hk33', 'seat-season', 3],
  ['flowers/minimum/foreign-flower', 'hk33', 'dragon-pung-red', 1],
  ['points/first-hands/discard', 'hk33', 'half-flush', 4],
  ['points/first-hands/self-draw', 'hk33', 'self-draw', 4],
  ['points/tables/row-not-printed', 'gd06', 'half-flush', 3],
  ['points/tables/odd-step', 'de64', 'half-flush', 5],
  ['points/tables/over-the-top', 'hk33', 'full-flush', 10],
  ['points/robbed/robbed-kong', 'hk33', 'robbing-kong', 3],
  ['rule-sets/first-hands/double-wind', 'hk33', 'round-wind', 9],
  ['rule-sets/differences/small-four-winds', 'gd06', 'small-four-winds', 5],
  ['rule-sets/differences/four-pungs', 'hk33', 'four-concealed-pungs', 8],
  ['rule-sets/differences/chows-self-drawn', 'hk33', 'concealed-hand', 4],
];

describe('the hands of the lessons on counting', () => {
  test.each(SHOWN)('%s shows at %s the row %s, %s fan', (id, rules, row, fan) => {
    const item: ScoreItem | undefined = items.find((other) => other.id === id);
    const puzzle = item && scorePuzzleOf(readWin(item), presetRules(rules));
    expect(puzzle?.score.fan).toBe(fan);
    expect([...(puzzle?.score.items ?? []).map((found) => found.id), ...(puzzle?.score.special ?? [])]).toContain(row);
  });

  test('are all told of, but the one that shows nothing', () => {
    const told = new Set(SHOWN.map(([id]) => id));
    expect(items.map(({ id }) => id).filter((id) => !told.has(id))).toEqual(['rule-sets/first-hands/nothing-counts']);
  });
});

const LESSONS = ['fan-hands', 'big-hands', 'flowers', 'points', 'rule-sets'];
const texts = lessonSources.filter(({ id }) => LESSONS.includes(id.split('/')[0] ?? '') && id.endsWith('/de'));
const laidOut = ['ScoredHand', 'AtTables', 'Payment', 'Stakes', 'HandFan'].flatMap((component) =>
  texts.flatMap(({ id, body }) => usesOf(body, component).map((use) => ({ id, component, use: use as never }))),
);

describe('hands laid out in the lessons on counting', () => {
  test('are found', () => {
    expect(laidOut.length).toBeGreaterThan(15);
  });

  test.each(laidOut)('$id: $component $use.hand counts the same by a second method', ({ use }) => {
    for (const rules of SETTING_CHOICES.rules) {
      const puzzle = scorePuzzleOf(readWin(use), presetRules(rules));
      expect(byReference(use, rules).map(told)).toContainEqual(puzzle && told(puzzle.score));
    }
  });
});

describe('the question of the small three dragons in the German table', () => {
  const hand = { hand: '12m 456p BB [CCC] [FFF] +3m' };

  /** One each for two dragons and for no flowers, four for the row; or the dragons within it. */
  test.each([
    ['', 7],
    ['smallThreeDragonsStacks=absorb', 5],
  ])('answered %j', (answer, fan) => {
    expect(scorePuzzleOf(readWin(hand), rulesWith('de64', answer))?.score.fan).toBe(fan);
  });
});

describe('a rule set with other answers', () => {
  test('takes numbers, words and yes or no', () => {
    const { options } = rulesWith('hk33', 'minFan=1 curve=full flowersInPlay=false');
    expect([options.minFan, options.curve, options.flowersInPlay]).toEqual([1, 'full', false]);
  });

  test('refuses a misprint by its name', () => {
    expect(() => rulesWith('hk33', 'minFam=1')).toThrow('minFam');
  });
});

describe('points in lessons', () => {
  const cellsOf = (names: string) =>
    pointsColumns(names).map(({ cells }) => cells.map(({ points: worth }) => worth ?? '–').join(' '));

  /** Half: doubled to four fan, then every two. Full: doubled. 滿糊, 雙辣, 三辣: from 4, 7 and 10. */
  test('follow the three curves', () => {
    expect(cellsOf('half full tiers4710')).toEqual([
      '1 2 4 8 16 24 32 48 64 96 128 192 256 384',
      '1 2 4 8 16 32 64 128 256 512 1024 2048 4096 8192',
      '1 2 4 8 16 16 16 32 32 32 64 64 64 64',
    ]);
  });

  /** As printed: German page and Chinese page, the row of three fan filled in; nothing is paid below three in 三三制. */
  test('follow the four tables', () => {
    expect(cellsOf('hk33 hk22 gd06 de64')).toEqual([
      '– – – 8 16 24 32 48 64 96 128',
      '1 2 4 8 16 16 16 16 16 16 16',
      '1 2 4 8 16 32 64 64 64 64 64',
      '0 1 2 4 8 13 16 21 27 32 64',
    ]);
  });

  /** Two-two ends at four fan, the Chinese page at six; what stands below is the same once more. */
  test('say from where on a table only goes on', () => {
    const ends = pointsColumns('hk33 hk22 gd06').map(({ cells }) => cells.findIndex(({ ended }) => ended));
    expect(ends).toEqual([-1, 5, 7]);
  });

  test('refuse a column that is neither', () => {
    expect(() => pointsColumns('thirds')).toThrow('thirds');
  });
});

describe('rule sets side by side', () => {
  const sets = COMPARED_IDS;

  test('show only what differs', () => {
    const lines = [...patternsThatDiffer(sets), ...optionsThatDiffer(sets, ['minFan', 'matchRounds', 'payment'])];
    expect(lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['full-flush', 'seven-pairs', 'minFan', 'payment']),
    );
    expect(lines.map(({ id }) => id)).not.toContain('matchRounds');
  });

  /** 清一色: seven, four, four and six. */
  test('name the worth at each table', () => {
    expect(patternsThatDiffer(sets).find(({ id }) => id === 'full-flush')?.values).toEqual([7, 4, 4, 6]);
  });

  /** 清一色 is said to be six to ten. */
  test('know between what the sources differ', () => {
    expect(attestedWorth('full-flush', 'hk33')).toEqual([6, 10]);
    expect(() => attestedWorth('all-pungs', 'hk33')).toThrow('all-pungs');
  });
});
