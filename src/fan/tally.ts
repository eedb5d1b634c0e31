import { UNCOUNTED, type CompiledRules, type CountedRow } from './compiled-rules.ts';
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
 * The count of the last win: the places of the rows that occur, how often, by which row each is replaced (-1 by none), and
 * the worth of the limit hand that decides (-1 without one). One for all hands and written anew by each, because lists of
 * their own for every win cost a third of the speed; nobody outside this file sees it.
 */
const found = new Uint8Array(64);
let foundCount = 0;
const times = new Uint8Array(64);
const replacedBy = new Int8Array(64);
let decisive = -1;

let countedWin: Win | undefined;
let countedBy: CompiledRules | undefined;
let countedFan = 0;

/** The fan of a win before the cap; at least `UNCOUNTED` if a special hand is paid without counting. */
export function countFan(win: Win, compiled: CompiledRules): number {
  if (countedWin === win && countedBy === compiled) return countedFan;
  countedFan = count(win, compiled);
  countedWin = win;
  countedBy = compiled;
  return countedFan;
}

function count(win: Win, compiled: CompiledRules): number {
  const { rows, rules } = compiled;
  const { options } = rules;
  const { grounds } = win;
  foundCount = 0;
  decisive = -1;
  let replaces = false;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place];
    if (row === undefined) break;
    if ((row.needs & grounds) !== row.needs) continue;
    const occurs = Number(row.occurs(win, options));
    if (occurs === 0) continue;
    found[foundCount] = place;
    foundCount += 1;
    times[place] = occurs;
    replacedBy[place] = -1;
    if (row.fan > decisive && (row.isHighest || row.fan === UNCOUNTED)) decisive = row.fan;
    if (row.replaces.length > 0) replaces = true;
  }
  if (replaces) noteReplacements(compiled);
  return decisive < 0 ? sumOf(compiled, false) : decisive + sumOf(compiled, true);
}

function noteReplacements({ rows }: CompiledRules): void {
  for (let index = 0; index < foundCount; index += 1) {
    const place = found[index] ?? 0;
    for (const other of rows[place]?.replaces ?? []) replacedBy[other] = place;
  }
}

function sumOf({ rows, chickenFan }: CompiledRules, besideLimit: boolean): number {
  let sum = 0;
  for (let index = 0; index < foundCount; index += 1) {
    const place = found[index] ?? 0;
    const row = rows[place];
    if (row === undefined || replacedBy[place] !== -1 || (besideLimit && !row.isBesideLimit)) continue;
    sum += row.fan * (times[place] ?? 0);
  }
  return sum === 0 && !besideLimit ? chickenFan : sum;
}

/**
 * Whether another place of the winning tile may count otherwise in this reading: some row asks for the place, and the
 * conditions it needs hold.
 */
export function placeMatters({ grounds }: Win, { rows, placed }: CompiledRules): boolean {
  for (const place of placed) {
    const needs = rows[place]?.needs ?? 0;
    if ((needs & grounds) === needs) return true;
  }
  return false;
}

function timesOf(place: number): number {
  for (let index = 0; index < foundCount; index += 1) if (found[index] === place) return times[place] ?? 0;
  return 0;
}

/** What a sum of fan is worth. Asked right after counting, because a full flush may pay beyond the limit. */
export function reckon(raw: number, compiled: CompiledRules): Reckoning {
  const { cap, points, limitPoints, fullFlush } = compiled;
  if (raw >= UNCOUNTED) return { fan: null, rawFan: null, points: limitPoints };
  const fan = raw < cap ? raw : compiled.rules.options.capFan === null ? raw : cap;
  const doubles = fullFlush >= 0 && timesOf(fullFlush) > 0;
  return { fan, rawFan: raw, points: doubles ? 2 * (points[cap] ?? 0) : (points[fan < cap ? fan : cap] ?? 0) };
}

/** The reasons for the count just made. */
export function explainCount(raw: number, { rows, chickenFan }: CompiledRules): Explanation {
  const uncounted = raw >= UNCOUNTED;
  const special = decisive < 0 ? NOTHING : decidingRows(rows);
  const leader = special[0];
  const items: ScoredItem[] = [];
  let suppressed: SuppressedRow[] | undefined;
  for (let index = 0; index < foundCount; index += 1) {
    const place = found[index] ?? 0;
    const row = rows[place];
    if (row === undefined || (row.id !== leader && special.includes(row.id))) continue;
    const by = suppressorOf(row, place, leader, uncounted, rows);
    if (by !== undefined) (suppressed ??= []).push({ id: row.id, by });
    else if (!uncounted) items.push({ id: row.id, fan: row.fan * (times[place] ?? 0), times: times[place] ?? 0 });
  }
  if (chickenFan > 0 && items.length === 0 && leader === undefined) {
    items.push({ id: 'chicken-hand', fan: chickenFan, times: 1 });
  }
  return { items, special, suppressed: suppressed ?? NOTHING };
}

const NOTHING: readonly never[] = [];

/** The limit or special hands of the highest worth, in the order of the alphabet. */
function decidingRows(rows: readonly CountedRow[]): readonly PatternId[] {
  const special: PatternId[] = [];
  for (let index = 0; index < foundCount; index += 1) {
    const row = rows[found[index] ?? 0];
    if (row?.fan === decisive && (row.isHighest || row.fan === UNCOUNTED)) special.push(row.id);
  }
  return special.length > 1 ? special.sort() : special;
}

/** The row because of which one does not count, if it does not. */
function suppressorOf(
  row: CountedRow,
  place: number,
  leader: PatternId | undefined,
  uncounted: boolean,
  rows: readonly CountedRow[],
): PatternId | undefined {
  if (row.id === leader) return undefined;
  if (leader !== undefined && (uncounted || !row.isBesideLimit)) return leader;
  return replacedBy[place] === -1 ? undefined : rows[replacedBy[place] ?? 0]?.id;
}

/** The fan of the count just made that come from bonus tiles. */
export function flowerFan({ rows }: CompiledRules): number {
  let sum = 0;
  for (let index = 0; index < foundCount; index += 1) {
    const place = found[index] ?? 0;
    const row = rows[place];
    if (row?.isFlower === true && replacedBy[place] === -1) sum += row.fan * (times[place] ?? 0);
  }
  return sum;
}
