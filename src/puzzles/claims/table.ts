import type { Hand } from '../../engine/hand.ts';
import { formatHand, parseHand, parseTiles } from '../../engine/notation.ts';
import { formatTile, type Tile, type Wind } from '../../engine/tile.ts';
import type { OfferedTile } from '../../table/claims.ts';
import type { Procedure } from '../../table/procedure.ts';

/** What a puzzle says about the house itself, whatever table rules the reader has chosen. */
export type HouseRules = Partial<
  Pick<Procedure, 'multipleWinners' | 'passedWin' | 'passedWinHigherFanException' | 'passedWinRelease'>
>;

/** 過水: an earlier discard that a seat let pass although it could have won on it. */
export interface PassedDiscard {
  readonly seat: Wind;
  readonly tile: Tile;
  readonly from: Wind;
  /** Who has drawn and discarded since, in turn order; the last of them is the seat that offers the tile now. */
  readonly drew: readonly Wind[];
}

/** A tile is offered to three seats: everything that lies open in a claims puzzle, before any rule is asked. */
export interface ClaimsTable {
  readonly offered: OfferedTile;
  readonly roundWind: Wind;
  /** 13 tiles each; the seat that offers the tile has none here. */
  readonly hands: Readonly<Partial<Record<Wind, Hand>>>;
  readonly house: HouseRules;
  readonly passed?: PassedDiscard | undefined;
}

/** A table chosen by an author, as it is written in an exercise. Ids never change: progress is kept under them. */
export interface ClaimsItem {
  readonly id: string;
  /** The offered tile, such as `5p`. */
  readonly tile: string;
  readonly from: Wind;
  readonly source?: OfferedTile['source'];
  readonly round?: Wind;
  readonly hands: Readonly<Partial<Record<Wind, string>>>;
  readonly house?: HouseRules;
  readonly passed?: { readonly seat: Wind; readonly tile: string; readonly from: Wind; readonly drew: readonly Wind[] };
}

export interface ClaimsExercise {
  readonly id: string;
  readonly items: readonly ClaimsItem[];
}

/**
 * The table of an exercise.
 *
 * @throws Error if a hand or tile cannot be read: exercises are checked before they are published.
 */
export function tableOf({ id, tile, from, source = 'discard', round = 'E', hands, house = {}, passed }: ClaimsItem) {
  const entries = Object.entries(hands).map(([seat, text]) => [seat, handFrom(text, id)] as const);
  const table: ClaimsTable = {
    offered: { tile: tileFrom(tile, id), from, source },
    roundWind: round,
    hands: Object.fromEntries(entries),
    house,
    passed: passed && { ...passed, tile: tileFrom(passed.tile, id) },
  };
  return table;
}

/** A table as it is written in an exercise; `tableOf` reads it back. */
export function writtenTable({ offered, roundWind, hands, house, passed }: ClaimsTable, id: string): ClaimsItem {
  const entries = Object.entries(hands).map(([seat, hand]) => [seat, formatHand(hand)] as const);
  return {
    id,
    tile: formatTile(offered.tile),
    from: offered.from,
    source: offered.source,
    round: roundWind,
    hands: Object.fromEntries(entries),
    house,
    ...(passed && { passed: { ...passed, tile: formatTile(passed.tile) } }),
  };
}

function handFrom(text: string, id: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`claims exercise ${id}: ${text} (${hand.error.code})`);
  return hand.value;
}

function tileFrom(text: string, id: string): Tile {
  const tiles = parseTiles(text);
  const tile = tiles.ok ? tiles.value[0] : undefined;
  if (tile === undefined) throw new Error(`claims exercise ${id}: no tile ${text}`);
  return tile;
}
