import { describe, expect, it } from 'vitest';
import { formatHand, parseBonus, parseTiles } from '../../../src/engine/notation.ts';
import type { Tile } from '../../../src/engine/tile.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { waitsAtTableOf, type TableQuestion, type WaitsAtTable } from '../../../src/puzzles/waits/at-table.ts';
import { generateWaitsAtTable, generateWaitsTable, mixOf } from '../../../src/puzzles/waits/generate-at-table.ts';
import {
  gradeAtTable,
  hintsAtTable,
  type TableAnswer,
  type TableClaim,
} from '../../../src/puzzles/waits/grade-at-table.ts';
import { TABLE_LEVELS } from '../../../src/puzzles/waits/levels.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { readHand } from '../../support/read-hand.ts';
import { faultsAtTable } from './proof-at-table.ts';

describe.each(TABLE_LEVELS)('waits puzzles of level %i', (level) => {
  it('are legal, ready, of their level and right by the second solver and scorer', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const puzzle = generateWaitsAtTable({ seed, level });
      expect(faultsAtTable(puzzle, level), `${seed}: ${formatHand(puzzle.hand)}`).toEqual([]);
    }
  });

  it('come again with their seed, whatever the rules, and never twice', { timeout: 60_000 }, () => {
    const tables = Array.from({ length: 60 }, (_, at) => generateWaitsTable(700 + at, level));
    expect(new Set(tables.map(({ hand }) => formatHand(hand))).size).toBe(60);
    for (const id of PRESET_IDS)
      expect(generateWaitsAtTable({ seed: 707, level, rules: presetRules(id) }).table).toEqual(tables[7]);
  });

  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse seed %d', (seed) => {
    expect(() => generateWaitsTable(seed, level)).toThrow(RangeError);
  });
});

it('level 7 has hands that may be called always, when drawn, never, and some of them', { timeout: 60_000 }, () => {
  const mixes = Array.from({ length: 60 }, (_, at) => mixOf(generateWaitsAtTable({ seed: 1 + at, level: 7 })));
  expect(new Set(mixes)).toEqual(new Set(['always', 'self-draw', 'never', 'mixed']));
});

/** A table put together by hand, at seat West in the East round. */
function puzzleOf(
  hand: string,
  discards: string,
  ask: TableQuestion,
  rules: 'hk33' | 'hk22' = 'hk33',
  flowers = 'f1',
): WaitsAtTable {
  const bonus = parseBonus(flowers);
  const open = parseTiles(discards);
  if (!bonus.ok || !open.ok) throw new Error('not readable');
  const table = {
    seat: 'W' as const,
    roundWind: 'E' as const,
    hand: readHand(hand),
    bonus: bonus.value,
    discards: open.value,
    laid: [],
  };
  const puzzle = waitsAtTableOf(table, ask, presetRules(rules));
  if (puzzle === undefined) throw new Error('not ready');
  return puzzle;
}

describe('what a table says about waits', () => {
  it('counts the copies that neither oneself nor the table shows', () => {
    const { waits } = puzzleOf('45s 123m 456m 789p EE', '3366s 9m', 'copies');
    expect(waits.map(({ left }) => left)).toEqual([2, 2]);
  });

  it('tells a wait that only counts when drawn from one that may be called', () => {
    // 對對糊 3 fan with any of the two; with chows only the pung of 中 (1) and a flower of another seat (0): 1, drawn 2.
    const pungs = puzzleOf('[111m] [222p] [333s] 55m CC', '', 'calls');
    expect(pungs.waits.map(({ reach }) => reach)).toEqual(['always', 'always']);
    const chows = puzzleOf('[123m] [456p] [789s] 55m CC', '', 'calls');
    expect(chows.waits.map(({ fan, selfDrawFan, reach }) => [fan, selfDrawFan, reach])).toEqual([
      [0, 1, 'never'],
      [1, 2, 'never'],
    ]);
    // 門前清 1 and the own flower 1; 自摸 or a pung of 發 makes it three.
    const mixed = puzzleOf('567m 123789p 33s FF', '', 'calls', 'hk33', 'f3');
    expect(mixed.waits.map(({ fan, selfDrawFan, reach }) => [fan, selfDrawFan, reach])).toEqual([
      [2, 3, 'self-draw'],
      [3, 4, 'always'],
    ]);
  });

  it('asks for copies alone where a table has no minimum', () => {
    const puzzle = puzzleOf('[123m] [456p] [789s] 55m CC', '', 'calls', 'hk22');
    expect([puzzle.minimum, puzzle.ask]).toEqual([0, 'copies']);
    expect(puzzle.waits.map(({ reach }) => reach)).toEqual(['always', 'always']);
  });
});

describe('an answer about the table', () => {
  const puzzle = puzzleOf('[111m] [222p] [333s] 55m CC', '5m C', 'calls');
  const [five, dragon] = puzzle.waits.map(({ tile }) => tile) as [Tile, Tile];
  const answerOf = (ofFive: TableClaim, ofDragon: TableClaim = {}): TableAnswer =>
    new Map([
      [five, ofFive],
      [dragon, ofDragon],
    ]);

  it('is right when every count and every call is', () => {
    const answer = answerOf({ left: 1, reach: 'always' }, { left: 1, reach: 'always' });
    expect(gradeAtTable(puzzle, answer)).toEqual({ kind: 'right', faults: [], parts: [4, 4] });
    expect(hintsAtTable(puzzle, gradeAtTable(puzzle, answer))).toEqual([]);
  });

  it('is open as long as something is not said', () => {
    const grade = gradeAtTable(puzzle, answerOf({ left: 1, reach: 'always' }));
    expect(grade.kind).toBe('open');
    expect(grade.faults.map(({ wait, left, reach }) => [wait.tile, left, reach])).toEqual([[dragon, 'open', 'open']]);
  });

  it('says of a wrong one whether there are more or fewer, and hints without naming the count', () => {
    const answer = answerOf({ left: 2, reach: 'always' }, { left: 0, reach: 'never' });
    const grade = gradeAtTable(puzzle, answer);
    expect(grade.kind).toBe('wrong');
    expect(grade.parts).toEqual([1, 4]);
    expect(grade.faults.map(({ left, reach }) => [left, reach])).toEqual([
      ['more', undefined],
      ['fewer', 'other'],
    ]);
    expect(hintsAtTable(puzzle, grade)).toEqual([
      { kind: 'total', n: 2 },
      { kind: 'count', tile: five, own: 2 },
      { kind: 'fan', tile: dragon, fan: 4 },
    ]);
  });

  it('is asked for counts alone where the question is counts', () => {
    const counts = puzzleOf('[111m] [222p] [333s] 55m CC', '5m C', 'copies');
    expect(gradeAtTable(counts, answerOf({ left: 1 }, { left: 1 })).kind).toBe('right');
  });
});
