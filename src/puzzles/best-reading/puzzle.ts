import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreReadings, type Score } from '../../fan/score.ts';
import type { WonHand } from '../score/puzzle.ts';
import { layOut, type LaidOut } from '../waits/laid-out.ts';

/** One way to split the hand, as it lies on the table, and what it is worth by itself. */
export interface CountedReading {
  readonly layout: LaidOut;
  readonly score: Score;
}

/** The place of a reading in the puzzle's list, or that all are worth the same. */
export type ReadingChoice = number | 'same';

/** „Welche Lesart zählt?“ (拆法): a won hand that can be split in several ways, each counted under one table's rules. */
export interface BestReadingPuzzle extends WonHand {
  readonly rules: RuleSet;
  /** At least two, in the engine's fixed order. */
  readonly readings: readonly CountedReading[];
  /** The dearest readings; all of them where they are worth the same. */
  readonly best: readonly number[];
}

/** The puzzle of a won hand; `undefined` if it has fewer than two readings under these rules. */
export function bestReadingPuzzleOf(won: WonHand, rules: RuleSet): BestReadingPuzzle | undefined {
  const tile = won.hand.winningTile;
  const scores = scoreReadings(won.hand, won.circumstances, rules);
  if (!scores.ok || tile === undefined || scores.value.length < 2) return undefined;
  const readings = scores.value.flatMap((score) => {
    const { reading } = score.win;
    return reading === undefined ? [] : [{ layout: layOut(reading, won.hand, tile), score }];
  });
  const most = readings.reduce((a, b) => (isDearer(b.score, a.score) ? b : a));
  const best = readings.flatMap(({ score }, at) => (isDearer(most.score, score) ? [] : [at]));
  return { ...won, rules, readings, best };
}

/** More points, or as many points for more fan. */
export const isDearer = (a: Score, b: Score): boolean =>
  a.points > b.points || (a.points === b.points && (a.fan ?? Infinity) > (b.fan ?? Infinity));

/** Whether all readings are worth the same. */
export const areSame = ({ readings, best }: BestReadingPuzzle): boolean => best.length === readings.length;
