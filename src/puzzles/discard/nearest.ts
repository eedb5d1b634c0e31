import { unseenCopies, type DiscardChoice, type FullHand } from '../../engine/discards.ts';
import { distanceFromReady, distancesBeside } from '../../engine/distance.ts';
import { countTiles } from '../../engine/hand.ts';
import type { ShapeOptions } from '../../engine/readings.ts';
import { COPIES_PER_TILE, isHonor, suitOf, TILES, type Tile } from '../../engine/tile.ts';
import { withoutTiles } from '../../table/held-tiles.ts';

/**
 * What some discards leave, the best first: as `rankNearest` ranks them, with fewer tiles tried. A hand of at most two from ready
 * comes no closer by a tile that touches none of its own, since a held one would do as well in its place; only where all four
 * copies of a held kind are one's own, or where pairs or orphans are collected, is every tile tried.
 */
export function choicesAmong(
  discards: readonly Tile[],
  { tiles, melds }: FullHand,
  seen: readonly Tile[],
  options: ShapeOptions,
): readonly DiscardChoice[] {
  const unseen = unseenCopies({ tiles, melds }, seen);
  const own = countTiles({ tiles, melds });
  const takesAny = tiles.some((tile) => own[tile] === COPIES_PER_TILE) || isSpecial(own);
  const drawable = TILES.filter(
    (tile) => (own[tile] ?? 0) < COPIES_PER_TILE && (takesAny || tiles.some((held) => touches(held, tile))),
  );
  const choiceOf = (tile: Tile): DiscardChoice => {
    const kept = { tiles: withoutTiles(tiles, [tile]), melds };
    const distance = distanceFromReady(kept, options);
    const after = distancesBeside(kept, drawable, 1, options);
    const accepts = drawable.flatMap((other, at) =>
      (after[at] ?? distance) < distance ? [{ tile: other, left: unseen[other] ?? 0 }] : [],
    );
    return { tile, distance, accepts, left: accepts.reduce((sum, { left }) => sum + left, 0) };
  };
  return discards.map(choiceOf).sort(better);
}

/** Whether seven pairs or thirteen orphans are no more than two tiles from ready, or near that. */
const isSpecial = (own: readonly number[]): boolean =>
  own.filter((count) => count > 1).length > 3 || TILES.filter((tile) => isOrphan(tile) && own[tile] !== 0).length > 8;

const isOrphan = (tile: Tile): boolean => isHonor(tile) || tile % 9 === 0 || tile % 9 === 8;

/** Equal, or in one suit and at most two steps apart. */
const touches = (one: Tile, other: Tile): boolean =>
  one === other || (Math.abs(one - other) <= 2 && !isHonor(one) && suitOf(one) === suitOf(other));

const better = (one: DiscardChoice, other: DiscardChoice): number =>
  one.distance - other.distance ||
  other.left - one.left ||
  other.accepts.length - one.accepts.length ||
  one.tile - other.tile;
