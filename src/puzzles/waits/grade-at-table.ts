import { allTiles } from '../../engine/hand.ts';
import type { Tile } from '../../engine/tile.ts';
import type { Reach } from '../../fan/waits-in-reach.ts';
import type { TableWait, WaitsAtTable } from './at-table.ts';

/** What the reader says about one wait: the copies left, and how a win on it may be called. */
export interface TableClaim {
  readonly left?: number | undefined;
  readonly reach?: Reach | undefined;
}

/** The claims by tile; nothing said about a wait, nothing in it. */
export type TableAnswer = ReadonlyMap<Tile, TableClaim>;

/** What is wrong about one wait. */
export interface TableFault {
  readonly wait: TableWait;
  /** The count is missing, too high or too low. */
  readonly left?: 'open' | 'more' | 'fewer';
  /** How it may be called is missing, or it is something else. */
  readonly reach?: 'open' | 'other';
}

/** Nothing open and nothing wrong, something still to be said, or something wrong. */
export interface TableGrade {
  readonly kind: 'right' | 'open' | 'wrong';
  /** The waits about which something is open or wrong, in canonical order. */
  readonly faults: readonly TableFault[];
  /** How many of how many questions were answered right. */
  readonly parts: readonly [right: number, of: number];
}

export function gradeAtTable({ waits, ask }: WaitsAtTable, answer: TableAnswer): TableGrade {
  const faults = waits
    .map((wait) => faultOf(wait, answer.get(wait.tile) ?? {}, ask === 'calls'))
    .filter(({ left, reach }) => left !== undefined || reach !== undefined);
  const marks = faults.flatMap(({ left, reach }) => [left, reach].filter((mark) => mark !== undefined));
  const of = waits.length * (ask === 'calls' ? 2 : 1);
  const kind = marks.length === 0 ? 'right' : marks.includes('open') ? 'open' : 'wrong';
  return { kind, faults, parts: [of - marks.length, of] };
}

function faultOf(wait: TableWait, { left, reach }: TableClaim, asksReach: boolean): TableFault {
  const count = left === undefined ? 'open' : left > wait.left ? 'more' : left < wait.left ? 'fewer' : undefined;
  const call = !asksReach || reach === wait.reach ? undefined : reach === undefined ? 'open' : 'other';
  return { wait, ...(count === undefined ? {} : { left: count }), ...(call === undefined ? {} : { reach: call }) };
}

/**
 * What can be said on request: how many copies of all waits are left together, then how many of one miscounted tile are one's
 * own, then how many fan a misjudged one brings from a discard.
 */
export type TableHint =
  | { readonly kind: 'total'; readonly n: number }
  | { readonly kind: 'count'; readonly tile: Tile; readonly own: number }
  | { readonly kind: 'fan'; readonly tile: Tile; readonly fan: number };

/** The hints for an answer, in the order they are given: all copies together, then the first fault. */
export function hintsAtTable(puzzle: WaitsAtTable, { faults }: TableGrade): readonly TableHint[] {
  const count = faults.find(({ left }) => left !== undefined)?.wait;
  const call = faults.find(({ reach, wait }) => reach !== undefined && wait.fan !== null)?.wait;
  const total = puzzle.waits.reduce((sum, { left }) => sum + left, 0);
  return [
    ...(count === undefined ? [] : [{ kind: 'total', n: total } as const]),
    ...(count === undefined ? [] : [{ kind: 'count', tile: count.tile, own: copiesHeld(puzzle, count.tile) } as const]),
    ...(call?.fan == null ? [] : [{ kind: 'fan', tile: call.tile, fan: call.fan } as const]),
  ];
}

/** Copies of a tile in one's own hand and sets. */
export const copiesHeld = ({ hand }: WaitsAtTable, tile: Tile): number =>
  allTiles(hand).filter((own) => own === tile).length;

/** What a table puzzle is about, beside the shape of the wait, for the memory of answers. */
export const TABLE_TOPICS = ['copies-left', 'may-call'] as const;
export type TableTopic = (typeof TABLE_TOPICS)[number];

export const topicsAtTable = ({ ask }: WaitsAtTable): readonly TableTopic[] =>
  ask === 'calls' ? ['copies-left', 'may-call'] : ['copies-left'];
