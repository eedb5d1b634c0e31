import { itemAt } from './item-at.ts';
import type { DeadWall } from './procedure.ts';
import type { WallTile } from './tile-set.ts';
import { drawAddress, type Opening, type TileAddress } from './wall.ts';

/** 牌尾, 槓頭: how many tiles a dead wall keeps back. */
export const DEAD_WALL_TILES = 14;

/**
 * What is left of the wall during a hand: tiles in drawing order, how many were drawn from the front (摸牌) and how many
 * replacements were taken from the other side of the opening (補牌).
 */
export interface Supply {
  readonly opening: Opening;
  readonly tiles: readonly WallTile[];
  readonly drawn: number;
  readonly replaced: number;
  readonly deadWall: DeadWall;
}

/** A tile taken from the wall, its place in drawing order, and what is left. */
export interface Taken {
  readonly tile: WallTile;
  readonly position: number;
  readonly supply: Supply;
}

/** The places of all tiles still standing, the dead wall among them, to show the wall. */
export const standingAddresses = (supply: Supply): readonly TileAddress[] =>
  standingRanges(supply).flatMap(([from, to]) =>
    Array.from({ length: to - from }, (_, index) => drawAddress(supply.opening, from + index)),
  );

/** The stretches, in drawing order, that still stand: after an odd number of replacements the last stack has lost its top. */
function standingRanges({ tiles, drawn, replaced }: Supply): readonly (readonly [from: number, to: number])[] {
  const end = tiles.length - replaced;
  if (drawn >= end) return [];
  if (replaced % 2 === 0) return [[drawn, end]];
  return [
    [drawn, end - 1],
    [end, end + 1],
  ];
}

/** Tiles that may still be drawn in turn; at 0 the next draw ends the hand (流局). */
export function liveTilesLeft(supply: Supply): number {
  return supply.tiles.length - supply.drawn - endOfLiveWall(supply);
}

/** How many tiles at the end are not to be drawn in turn: replacements taken and tiles kept back. */
function endOfLiveWall({ deadWall, replaced }: Supply): number {
  if (deadWall === 'none') return replaced;
  return deadWall === 'fixed14' ? DEAD_WALL_TILES : replaced + DEAD_WALL_TILES;
}

/**
 * Replacements that may still be taken. Without a dead wall they share the tiles with the draws; a fixed one holds 14; a
 * replenished one takes a tile of the live wall for each, so that 14 stay (source 001_79792cdda8ee7ffa.txt).
 */
export const replacementsLeft = (supply: Supply): number =>
  supply.deadWall === 'fixed14' ? DEAD_WALL_TILES - supply.replaced : liveTilesLeft(supply);

/** Takes the next live tile, `undefined` if there is none. */
export function drawTile(supply: Supply): Taken | undefined {
  if (liveTilesLeft(supply) <= 0) return undefined;
  const position = nextLivePosition(supply);
  return { tile: itemAt(supply.tiles, position), position, supply: { ...supply, drawn: supply.drawn + 1 } };
}

/** Takes the next replacement, `undefined` if there is none. */
export function drawReplacement(supply: Supply): Taken | undefined {
  if (replacementsLeft(supply) <= 0) return undefined;
  const position = nextReplacementPosition(supply);
  return { tile: itemAt(supply.tiles, position), position, supply: { ...supply, replaced: supply.replaced + 1 } };
}

/**
 * The place of the next live tile in drawing order: the next from the front, except when a replacement has taken the top of
 * the very stack that is next; then its bottom. That happens only where replacements and draws share the last stack.
 */
function nextLivePosition({ tiles, drawn, replaced, deadWall }: Supply): number {
  const topIsGone = deadWall === 'none' && replaced % 2 === 1 && drawn === tiles.length - replaced - 1;
  return topIsGone ? drawn + 1 : drawn;
}

/** The place of the next replacement: of the last standing stack the top, or its bottom if the top is gone. */
function nextReplacementPosition({ tiles, drawn, replaced }: Supply): number {
  if (replaced % 2 === 1) return tiles.length - replaced;
  const top = tiles.length - replaced - 2;
  return top < drawn ? top + 1 : top;
}
