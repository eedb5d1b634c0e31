import { shuffle, type Random } from '../engine/random.ts';
import { WINDS, type Wind } from '../engine/tile.ts';
import { itemAt } from './item-at.ts';
import { seatAfter, seatIndex } from './seats.ts';
import { tileSet, type WallTile } from './tile-set.ts';

/** 18 with flowers (144 tiles), 17 without (136). Sources 001_79792cdda8ee7ffa.txt and 004_a6f187e40c6225ec.txt. */
export type StacksPerWall = 17 | 18;

export type Layer = 'top' | 'bottom';

/** 棟: two tiles. `wall` is the seat it was built by; `stack` counts from 1 at its owner's right end, clockwise. */
export interface StackAddress {
  readonly wall: Wind;
  readonly stack: number;
}

/** The place of one tile in the wall (牌牆). */
export interface TileAddress extends StackAddress {
  readonly layer: Layer;
}

/** Where the wall was opened: tiles are taken from the stack after the skipped ones. */
export interface Opening {
  readonly breaker: Wind;
  readonly skip: number;
  readonly stacksPerWall: StacksPerWall;
}

export const stacksPerWall = (flowersInPlay: boolean): StacksPerWall => (flowersInPlay ? 18 : 17);

/** How many tiles the four walls hold. */
export const wallSize = (stacks: StacksPerWall): number => stacks * 8;

/**
 * The stack that is `steps` stacks clockwise from the right end of `owner`'s wall (0: that end itself). Past the last stack
 * the count goes on at the right end of the wall to the left, the one of the owner's 上家.
 */
export function stackFrom(owner: Wind, steps: number, stacks: StacksPerWall): StackAddress {
  return { wall: seatAfter(owner, -Math.floor(steps / stacks)), stack: (((steps % stacks) + stacks) % stacks) + 1 };
}

/** The stack drawn as number `index` (from 0) after the opening; -1 is the first stack for replacements. */
export const openedStack = ({ breaker, skip, stacksPerWall: stacks }: Opening, index: number): StackAddress =>
  stackFrom(breaker, skip + index, stacks);

/** The address of the tile drawn as number `position` (from 0): stack by stack clockwise, the top tile first. */
export const drawAddress = (opening: Opening, position: number): TileAddress => ({
  ...openedStack(opening, Math.floor(position / 2)),
  layer: position % 2 === 0 ? 'top' : 'bottom',
});

/** The address of replacement number `index` (from 0): from the other side of the opening, the top tile first. */
export const replacementAddress = (opening: Opening, index: number): TileAddress => ({
  ...openedStack(opening, -1 - Math.floor(index / 2)),
  layer: index % 2 === 0 ? 'top' : 'bottom',
});

/** A built wall: its tiles by `addressIndex`. */
export interface BuiltWall {
  readonly stacksPerWall: StacksPerWall;
  readonly tiles: readonly WallTile[];
}

/** The four walls in order E S W N, each from its right end, top before bottom. */
const addressIndex = ({ wall, stack, layer }: TileAddress, stacks: StacksPerWall): number =>
  (seatIndex(wall) * stacks + stack - 1) * 2 + (layer === 'top' ? 0 : 1);

/** Every address of the four walls, in the order of `addressIndex`. */
export const allAddresses = (stacks: StacksPerWall): readonly TileAddress[] =>
  WINDS.flatMap((wall) =>
    Array.from({ length: stacks }, (_, index) => index + 1).flatMap((stack) => [
      { wall, stack, layer: 'top' as const },
      { wall, stack, layer: 'bottom' as const },
    ]),
  );

/** 洗牌, 疊牌: shuffles a full set and builds the four walls. */
export const buildWall = (flowersInPlay: boolean, random: Random): BuiltWall => ({
  stacksPerWall: stacksPerWall(flowersInPlay),
  tiles: shuffle(tileSet(flowersInPlay), random),
});

export const tileAt = (wall: BuiltWall, address: TileAddress): WallTile =>
  itemAt(wall.tiles, addressIndex(address, wall.stacksPerWall));

/** The tiles of a built wall in the order they will be drawn after this opening. */
export const drawOrder = (wall: BuiltWall, opening: Opening): readonly WallTile[] =>
  wall.tiles.map((_, position) => tileAt(wall, drawAddress(opening, position)));
