import { UNCOUNTED, type CompiledRules } from './compiled-rules.ts';
import type { PatternId } from './patterns/index.ts';
import type { Win } from './win.ts';

/** A row that counted: its fan in this hand, all its times together. */
export interface ScoredItem {
  readonly id: PatternId;
  readonly fan: number;
  readonly times: number;
}

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

/** A reckoning with its reasons. */
export interface Explanation {
  readonly items: readonly ScoredItem[];
  /** The limit or special hands that decided, ties included. */
  readonly special: readonly PatternId[];
  readonly suppressed: readonly SuppressedRow[];
}

/**
 * The count of the last win: how often each row occurs, which row replaces it, and the worth of the limit hand that
 * decides (-1 without one). One for all hands and written anew by each, because a list for every win costs a third of
 * the speed; nobody outside this file sees it.
 */
const times = new Uint8Array(64);
const replacedBy = new Int8Array(64);
let decisive = -1;

/** The fan of a win before the cap; at least `UNCOUNTED` if a special hand is paid without counting. */
export function countFan(win: Win, compiled: CompiledRules): number {
  const { rows, replacing, rules } = compiled;
  const { options } = rules;
  decisive = -1;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place];
    if (row === undefined) break;
    const occurs = Number(row.occurs(win, options));
    times[place] = occurs;
    replacedBy[place] = -1;
    if (occurs > 0 && row.fan > decisive && (row.isHighest || row.fan === UNCOUNTED)) decisive = row.fan;
  }
  for (const place of replacing) {
    if (times[place] !== 0) for (const other of rows[place]?.replaces ?? []) replacedBy[other] = place;
  }
  return decisive < 0 ? sumOf(compiled, false) : decisive + sumOf(compiled, true);
}

function sumOf({ rows, chickenFan }: CompiledRules, besideLimit: boolean): number {
  let sum = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place];
    if (row === undefined || times[place] === 0 || (besideLimit && !row.isBesideLimit)) continue;
    if (replacedBy[place] === -1) sum += row.fan * (times[place] ?? 0);
  }
  return sum === 0 && !besideLimit ? chickenFan : sum;
}

/** What a sum of fan is worth. Asked right after counting, because a full flush may pay beyond the limit. */
export function reckon(raw: number, compiled: CompiledRules): Reckoning {
  const { cap, points, limitPoints, fullFlush } = compiled;
  if (raw >= UNCOUNTED) return { fan: null, rawFan: null, points: limitPoints };
  const fan = raw < cap ? raw : compiled.rules.options.capFan === null ? raw : cap;
  const doubles = fullFlush >= 0 && times[fullFlush] !== 0;
  return { fan, rawFan: raw, points: doubles ? 2 * (points[cap] ?? 0) : (points[fan < cap ? fan : cap] ?? 0) };
}

/** The reasons for the count just made. */
export function explainCount(raw: number, compiled: CompiledRules): Explanation {
  const { rows } = compiled;
  const uncounted = raw >= UNCOUNTED;
  const special: PatternId[] = [];
  const items: ScoredItem[] = [];
  if (decisive >= 0) {
    rows.forEach((row, place) => {
      if (isDecisive(place, compiled)) special.push(row.id);
    });
    special.sort();
  }
  const leader = special[0];
  let suppressed: SuppressedRow[] | undefined;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place];
    const count = times[place] ?? 0;
    if (row === undefined || count === 0) continue;
    const isOut = leader !== undefined && row.id !== leader && (uncounted || !row.isBesideLimit);
    const replacer = rows[replacedBy[place] ?? -1];
    if (isOut) {
      if (!special.includes(row.id)) (suppressed ??= []).push({ id: row.id, by: leader });
    } else if (replacer !== undefined && row.id !== leader) (suppressed ??= []).push({ id: row.id, by: replacer.id });
    else if (!uncounted) items.push({ id: row.id, fan: row.fan * count, times: count });
  }
  if (items.length === 0 && compiled.chickenFan > 0 && leader === undefined) {
    items.push({ id: 'chicken-hand', fan: compiled.chickenFan, times: 1 });
  }
  return { items, special, suppressed: suppressed ?? NOTHING };
}

const NOTHING: readonly SuppressedRow[] = [];

function isDecisive(place: number, { rows }: CompiledRules): boolean {
  const row = rows[place];
  if (row === undefined || times[place] === 0 || row.fan !== decisive) return false;
  return row.isHighest || row.fan === UNCOUNTED;
}

/** The fan of the count just made that come from bonus tiles. */
export function flowerFan({ rows, flowerRows }: CompiledRules): number {
  let sum = 0;
  rows.forEach((row, place) => {
    if (flowerRows[place] === true && replacedBy[place] === -1) sum += row.fan * (times[place] ?? 0);
  });
  return sum;
}
