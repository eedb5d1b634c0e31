import { WINDS, type Wind } from '../engine/tile.ts';
import { itemAt } from './item-at.ts';
import { bySeat, type BySeat } from './seats.ts';
import type { WallTile } from './tile-set.ts';
import { drawAddress, type Opening, type TileAddress } from './wall.ts';

/** Tiles that are dealt: 13 each and 14 for the dealer. */
export const DEALT_TILES = 53;

/**
 * One reach into the wall during the deal (配牌). `positions` are places in drawing order, in the order the tiles are
 * taken; `round` is 1–3 for the blocks of four, 4 for the jump (跳牌) and the single tiles.
 */
export interface Taking {
  readonly seat: Wind;
  readonly round: 1 | 2 | 3 | 4;
  readonly positions: readonly number[];
}

const blocks = ([1, 2, 3] as const).flatMap((round) =>
  WINDS.map((seat, index): Taking => {
    const start = ((round - 1) * 4 + index) * 4;
    return { seat, round, positions: [start, start + 1, start + 2, start + 3] };
  }),
);

/**
 * The sixteen takings of the deal: three times two stacks for each, then the dealer's jump (top of the next stack and of
 * the third), then a single tile for South, West and North. Sources 001_79792cdda8ee7ffa.txt, 004_a6f187e40c6225ec.txt.
 */
export const TAKINGS: readonly Taking[] = [
  ...blocks,
  { seat: 'E', round: 4, positions: [48, 52] },
  { seat: 'S', round: 4, positions: [49] },
  { seat: 'W', round: 4, positions: [50] },
  { seat: 'N', round: 4, positions: [51] },
];

/** A taking with the places in the wall its tiles come from. */
export interface AddressedTaking extends Taking {
  readonly addresses: readonly TileAddress[];
}

/** The deal after an opening, corners of the square included. */
export const addressedTakings = (opening: Opening): readonly AddressedTaking[] =>
  TAKINGS.map((taking) => ({
    ...taking,
    addresses: taking.positions.map((position) => drawAddress(opening, position)),
  }));

/** What each seat is dealt, in the order taken, from tiles in drawing order. */
export const dealTiles = (inDrawingOrder: readonly WallTile[]): BySeat<readonly WallTile[]> =>
  bySeat((seat) =>
    TAKINGS.filter((taking) => taking.seat === seat)
      .flatMap(({ positions }) => positions)
      .map((position) => itemAt(inDrawingOrder, position)),
  );
