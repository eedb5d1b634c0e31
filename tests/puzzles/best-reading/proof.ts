import { formatHand, parseHand } from '../../../src/engine/notation.ts';
import type { BestReadingLevel } from '../../../src/puzzles/best-reading/levels.ts';
import type { BestReadingPuzzle } from '../../../src/puzzles/best-reading/puzzle.ts';
import type { WonHand } from '../../../src/puzzles/score/puzzle.ts';
import { referenceRules, type ReferenceRules } from '../../support/reference-rules.ts';
import { splitScores } from '../../support/reference-scorer.ts';

const RULES: Readonly<Record<string, ReferenceRules>> = {
  hk33: referenceRules('hk33', {}),
  hk22: referenceRules('hk22', {}),
  gd06: referenceRules('gd06', {}),
  de64: referenceRules('de64', {}),
};

/** What each way to split the hand is worth by the second method, as text, in order: „5 fan 24 points“. */
function worths({ hand, circumstances }: WonHand, table: string): readonly string[] {
  const { by, seatWind, roundWind, bonus, flags } = circumstances;
  const request = { hand: formatHand(hand), by, seat: seatWind, round: roundWind, bonus: bonus.join(' '), flags };
  const rules = RULES[table];
  if (rules === undefined) throw new Error(`no reference rules ${table}`);
  const dearest = new Map<string, { readonly points: number; readonly fan: number | null }>();
  for (const { split, score } of splitScores(request, rules)) {
    const name = [split.pair, ...split.sets.map(({ kind, first }) => `${kind}${first}`).sort()].join(' ');
    const known = dearest.get(name);
    const isMore =
      known === undefined ||
      score.points > known.points ||
      (score.points === known.points && (score.fan ?? Infinity) > (known.fan ?? Infinity));
    if (isMore) dearest.set(name, score);
  }
  return [...dearest.values()].map(worthOf).sort();
}

const worthOf = ({ fan, points }: { readonly fan: number | null; readonly points: number }): string =>
  `${fan ?? 'special'} fan ${points} points`;

/** What is wrong with a puzzle, found without the engine's readings and scorer; empty when nothing is. */
export function faultsOf(puzzle: BestReadingPuzzle, level: BestReadingLevel, table: string): readonly string[] {
  const { hand, circumstances, discarder, readings, best } = puzzle;
  const told = readings.map(({ score }) => worthOf(score)).sort();
  const expected = worths(puzzle, table);
  const most = Math.max(...expected.map((worth) => Number(/(\d+) points/.exec(worth)?.[1])));
  const bestTold = best.map((at) => readings[at]?.score.points);
  const fewer = readings.filter((_, at) => !best.includes(at)).map(({ score }) => score.points);
  return [
    ...(parseHand(formatHand(hand)).ok ? [] : ['not a legal hand']),
    ...(told.join() === expected.join() ? [] : [`${told.join()} instead of ${expected.join()}`]),
    ...(bestTold.length > 0 && bestTold.every((points) => points === most) ? [] : ['another reading is dearest']),
    ...(fewer.every((points) => points < most) ? [] : ['a reading as dear as the dearest']),
    ...((circumstances.by === 'self-draw') === (discarder === undefined) ? [] : ['who threw the tile?']),
    ...(table !== 'hk33' || isOfItsLevel(puzzle, level, expected) ? [] : ['wrong level']),
  ];
}

/** The levels as they are promised, said once more by the second method. */
function isOfItsLevel(
  { hand, circumstances }: BestReadingPuzzle,
  level: BestReadingLevel,
  worth: readonly string[],
): boolean {
  if (level === 4) return worth.length >= 3;
  if (worth.length !== 2) return false;
  const differ = new Set(worth).size > 1;
  const { by, bonus } = circumstances;
  if (level === 1) return differ && by === 'discard' && bonus.length === 0;
  return level === 2 || (differ && hand.melds.length === 0 && (by === 'self-draw' || bonus.length > 0));
}
