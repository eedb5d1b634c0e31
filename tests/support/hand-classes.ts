import type { PairsPart } from './complete-hands.ts';
import { nameOf } from './reference-hand.ts';
import { REFERENCE_RULES_IDS, referenceRules, type ReferenceRulesId } from './reference-rules.ts';
import { readWin, scoresOf } from './reference-scorer.ts';
import { HONOR_CONFIGURATIONS, SUIT_CONFIGURATIONS, type SuitConfiguration } from './suit-configurations.ts';

/**
 * Complete hands of fourteen held tiles in classes that no rule of the presets tells apart, so that the second method
 * scores each class once: self-drawn with the highest tile, South in the West round, no bonus tile.
 */
const CLASS_CIRCUMSTANCES = { by: 'self-draw', seat: 'S', round: 'W', bonus: '', flags: [] } as const;

type Part = SuitConfiguration | PairsPart;

export interface ClassScore {
  readonly fan: number | null;
  readonly rawFan: number | null;
  readonly points: number;
}

/** What the second method says of a class under each preset; `undefined`: no win. */
export type ClassScores = Readonly<Record<ReferenceRulesId, ClassScore | undefined>>;

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];
const RULES = REFERENCE_RULES_IDS.map((id) => [id, referenceRules(id)] as const);

/** No gates, gates, or gates whose fourteenth tile is the nine that is taken as the winning tile. */
function gatesOf(counts: readonly number[]): number {
  if (!GATES.every((least, rank) => (counts[rank] ?? 0) >= least)) return 0;
  return counts[8] === 4 ? 2 : 1;
}

/** All that a rule asks of a suit: how it is made of sets, whether it is all pairs, its terminals, its nine gates. */
function suitKey({ counts, sets, hasPair, pungCounts }: SuitConfiguration): string {
  const onlyTerminals = counts.every((count, rank) => count === 0 || rank % 8 === 0);
  const onlyPairs = counts.every((count) => count === 0 || count === 2);
  return [sets, hasPair, pungCounts.join('/'), onlyTerminals, onlyPairs, gatesOf(counts)].join();
}

function numbered(parts: readonly SuitConfiguration[], keyOf: (part: SuitConfiguration) => string): Map<Part, number> {
  const numbers = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const number = numbers.get(keyOf(part)) ?? numbers.size;
      numbers.set(keyOf(part), number);
      return [part, number];
    }),
  );
}

const SUIT_CLASS = numbered(SUIT_CONFIGURATIONS, suitKey);
const HONOR_CLASS = numbered(HONOR_CONFIGURATIONS, ({ counts }) => counts.join(''));

const numberOf = (classes: ReadonlyMap<Part, number>, part: Part): number => {
  const number = classes.get(part);
  if (number === undefined) throw new Error('not a part of a hand of sets');
  return number;
};

/** The class of a standard hand. */
export const standardClass = (
  m: SuitConfiguration,
  p: SuitConfiguration,
  s: SuitConfiguration,
  z: SuitConfiguration,
): number =>
  ((numberOf(SUIT_CLASS, m) * 64 + numberOf(SUIT_CLASS, p)) * 64 + numberOf(SUIT_CLASS, s)) * 512 +
  numberOf(HONOR_CLASS, z);

/** The class of seven pairs that are not sets as well: which suits occur and whether honours do; below zero. */
export const pairsClass = (...parts: readonly PairsPart[]): number =>
  parts.reduce((key, { pairs }) => key * 2 - (pairs > 0 ? 1 : 0), 0);

/** The tiles of four parts in order, as numbers 0–33. One loop, because it runs seventeen million times. */
export function tilesOfParts(...parts: readonly Part[]): number[] {
  const tiles: number[] = [];
  let first = 0;
  for (const { counts } of parts) {
    for (let rank = 0; rank < counts.length; rank += 1) {
      for (let copy = counts[rank] ?? 0; copy > 0; copy -= 1) tiles.push(first + rank);
    }
    first += 9;
  }
  return tiles;
}

function scoreByReference(tiles: readonly number[]): ClassScores {
  const names = tiles.map(nameOf);
  const win = readWin({ ...CLASS_CIRCUMSTANCES, hand: `${names.slice(0, -1).join('')} +${names.at(-1) ?? ''}` });
  return Object.fromEntries(RULES.map(([id, rules]) => [id, scoresOf(win, rules)[0]])) as ClassScores;
}

/** The second method's scores of each class, reckoned from the first hand of it that is met. */
export function classScores(): (key: number, tiles: readonly number[]) => ClassScores {
  const known = new Map<number, ClassScores>();
  return (key, tiles) => {
    const before = known.get(key);
    if (before) return before;
    const scores = scoreByReference(tiles);
    known.set(key, scores);
    return scores;
  };
}
