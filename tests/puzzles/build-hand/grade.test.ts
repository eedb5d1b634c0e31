import { describe, expect, it } from 'vitest';
import { formatTile } from '../../../src/engine/tile.ts';
import { formatTiles } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { gradeBuildHand, hintsFor } from '../../../src/puzzles/build-hand/grade.ts';
import { worthBefore } from '../../../src/puzzles/build-hand/levels.ts';
import { buildHandPuzzleOf, targetOf, type BuildHandPuzzle } from '../../../src/puzzles/build-hand/puzzle.ts';
import { readTiles } from '../../support/read-hand.ts';

function puzzleOf(held: string, rules: 'hk33' | 'hk22' = 'hk33'): BuildHandPuzzle {
  const place = { seatWind: 'S', roundWind: 'E', bonus: ['f2'] } as const;
  const puzzle = buildHandPuzzleOf({ held: readTiles(held), melds: [], place }, presetRules(rules));
  if (puzzle === undefined) throw new Error(`no exchange: ${held}`);
  return puzzle;
}

const tile = (text: string) => (text === '' ? undefined : readTiles(text)[0]);
const answer = (puzzle: BuildHandPuzzle, give: string, take: string) => {
  const [given, taken] = [tile(give), tile(take)];
  return gradeBuildHand(puzzle, {
    ...(given !== undefined && { give: given }),
    ...(taken !== undefined && { take: taken }),
  });
};

/** One suit but for a stray dot. */
const NEARLY_CLEAN = puzzleOf('1112345667899m 3p');

describe('the exchanges', () => {
  it('reach the target with the last tile of the suit', () => {
    const told = NEARLY_CLEAN.solutions.map(({ give, take }) => `${formatTile(give)}>${formatTile(take)}`);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((exchange) => exchange.startsWith('3p>'))).toBe(true);
  });

  it('ask a table without a minimum for three fan, others for their minimum', () => {
    expect(targetOf(presetRules('hk33'))).toBe(3);
    expect(targetOf(presetRules('hk22'))).toBe(3);
  });

  it('are none for tiles that are far from complete', () => {
    const place = { seatWind: 'S', roundWind: 'E', bonus: [] } as const;
    const far = { held: readTiles('159m 159p 159s ESWNC'), melds: [], place };
    expect(buildHandPuzzleOf(far, presetRules('hk33'))).toBeUndefined();
  });
});

/** Complete and cheap: the dragons are the pair, where they should be the pung. */
const DRAGON_PAIR = puzzleOf('123m 456p 789s 555s CC');

describe('an answer', () => {
  it.each([
    ['', '', 'empty'],
    ['5s', '', 'empty'],
    ['', 'C', 'empty'],
    ['1m', 'C', 'not-complete'],
    ['5s', '4s', 'not-complete'],
  ])('%s for %s is %s', (give, take, kind) => {
    expect(answer(DRAGON_PAIR, give, take).kind).toBe(kind);
  });

  it('that completes the hand for enough is right', () => {
    // 中刻, 門前清 and the flower of one's own seat.
    const grade = answer(DRAGON_PAIR, '5s', 'C');
    expect(grade.kind === 'right' && grade.exchange.score.fan).toBe(3);
  });

  it('that completes the hand for too little is told how much is missing', () => {
    const grade = answer(DRAGON_PAIR, '1m', '4m');
    expect(grade.kind === 'too-cheap' && [grade.exchange.score.fan, grade.short]).toEqual([2, 1]);
  });

  it('that leaves tiles over is shown which', () => {
    const grade = answer(DRAGON_PAIR, '1m', 'C');
    expect(grade.kind === 'not-complete' && formatTiles([...grade.leftover.rest].sort((a, b) => a - b))).toBe('23m');
  });
});

describe('hints', () => {
  it('name the row, the suit and the tile of the best solution', () => {
    const [row, suit, give] = hintsFor(NEARLY_CLEAN);
    expect(row).toEqual({ kind: 'row', id: 'full-flush' });
    expect(suit).toEqual({ kind: 'give-in', suit: 'p' });
    expect(give).toEqual({ kind: 'give', tile: tile('3p') });
  });
});

describe('a hand before the exchange', () => {
  it('is worth something only if it is complete', () => {
    expect(worthBefore(NEARLY_CLEAN)).toBeUndefined();
    expect(worthBefore(DRAGON_PAIR)).toBe(2);
  });
});
