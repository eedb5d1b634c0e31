import { rowsAskedFor, UNCOUNTED, type CompiledRules, type CountedRow, type ScoredItem } from './compiled-rules.ts';
import type { PatternId } from './patterns/index.ts';
import type { Win } from './win.ts';

/** A row that occurs and does not count, and the row because of which. */
export interface SuppressedRow {
  readonly id: PatternId;
  readonly by: PatternId;
}

/** What one win is worth. `fan` and `rawFan` are null where a special hand is paid without counting. */
export interface Reckoning {
  readonly fan: number | null;
  /** The sum before the cap. */
  readonly rawFan: number | null;
  /** In the rule set's own points, at stake 1. */
  readonly points: number;
}

/** The reasons for a reckoning. */
export interface Explanation {
  readonly items: readonly ScoredItem[];
  /** The limit or special hands that decided, ties included. */
  readonly special: readonly PatternId[];
  readonly suppressed: readonly SuppressedRow[];
}

/** One win counted. */
export interface Tally extends Reckoning {
  readonly win: Win;
  /** The rows that occur. */
  readonly found: readonly CountedRow[];
  /** The worth of the limit hand that decides; 0 without one. */
  readonly limit: number;
}

/** Counts a win under a rule set, by all its rows unless told by which. */
export function tallyWin(win: Win, compiled: CompiledRules, rows = rowsAskedFor(win, compiled)): Tally {
  const found: CountedRow[] = [];
  let limit = 0;
  let replaces = false;
  for (const row of rows) {
    const times = Number(row.occurs(win, compiled.rules.options));
    if (times === 0) continue;
    found.push(times === 1 ? row : { ...row, item: { id: row.id, fan: row.fan * times, times } });
    if (row.isLimit && row.fan > limit) limit = row.fan;
    if (row.replaces.length > 0) replaces = true;
  }
  if (replaces) noteReplacements(found);
  const raw = limit + sumOf(found, limit > 0) || compiled.chickenFan;
  const isUncounted = raw >= UNCOUNTED;
  const fan = isUncounted ? null : compiled.rules.options.capFan === null ? raw : Math.min(raw, compiled.cap);
  return { win, found, limit, fan, rawFan: isUncounted ? null : raw, points: pointsFor(fan, found, compiled) };
}

function noteReplacements(found: CountedRow[]): void {
  for (const { id, replaces } of found) {
    if (replaces.length === 0) continue;
    found.forEach((other, place) => {
      if (replaces.includes(other.id)) found[place] = { ...other, by: id };
    });
  }
}

function sumOf(found: readonly CountedRow[], isBesideLimit: boolean): number {
  let sum = 0;
  for (const row of found) if (row.by === undefined && (!isBesideLimit || row.isBesideLimit)) sum += row.item.fan;
  return sum;
}

function pointsFor(fan: number | null, found: readonly CountedRow[], compiled: CompiledRules): number {
  const { points, cap, limitPoints, fullFlushDoubles } = compiled;
  if (fan === null) return limitPoints;
  if (fullFlushDoubles && found.some(({ id }) => id === 'full-flush')) return 2 * (points[cap] ?? 0);
  return points[Math.min(fan, cap)] ?? 0;
}

/** The reasons for a tally. */
export function explain({ found, limit, fan }: Tally, { chickenFan }: CompiledRules): Explanation {
  if (limit === 0 && found.every(({ by }) => by === undefined)) {
    const chicken = { id: 'chicken-hand', fan: chickenFan, times: 1 } as const;
    const items = found.length === 0 && chickenFan > 0 ? [chicken] : found.map(({ item }) => item);
    return { items, special: NOTHING, suppressed: NOTHING };
  }
  const special = limit > 0 ? limitHands(found, limit) : NOTHING;
  const leader = special[0];
  const items: ScoredItem[] = [];
  const suppressed: SuppressedRow[] = [];
  for (const { id, isBesideLimit, by, item } of found) {
    if (id !== leader && special.includes(id)) continue;
    const isPushedOut = leader !== undefined && (fan === null || !isBesideLimit);
    const suppressor = id === leader ? undefined : isPushedOut ? leader : by;
    if (suppressor !== undefined) suppressed.push({ id, by: suppressor });
    else if (fan !== null) items.push(item);
  }
  return { items, special, suppressed };
}

const NOTHING: readonly never[] = [];

/** The limit or special hands of the highest worth, in the order of the alphabet. */
const limitHands = (found: readonly CountedRow[], limit: number): readonly PatternId[] =>
  found
    .filter(({ isLimit, fan }) => isLimit && fan === limit)
    .map(({ id }) => id)
    .sort();

/** The fan that come from bonus tiles. */
export const flowerFan = ({ found, limit }: Tally): number =>
  sumOf(
    found.filter(({ isFlower }) => isFlower),
    limit > 0,
  );
