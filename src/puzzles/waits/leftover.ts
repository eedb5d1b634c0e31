import { countTiles, type Hand } from '../../engine/hand.ts';
import { isHonor, rankOf, type Tile } from '../../engine/tile.ts';

/** The nearest a hand comes to four sets and a pair: whole groups, and what stays over. */
export interface Leftover {
  /** Sets and at most one pair from the held tiles, by their lowest tile. */
  readonly groups: readonly (readonly Tile[])[];
  readonly rest: readonly Tile[];
}

/**
 * The best grouping of the held tiles with `extra` beside them: as few tiles over as can be; among equals the one that
 * leaves `extra` itself over, then the first in canonical order with pungs before chows.
 */
export function findLeftover(hand: Hand, extra: Tile): Leftover {
  const counts = countTiles({ tiles: hand.tiles, melds: [], winningTile: extra });
  const room = 4 - hand.melds.length;
  let best: Leftover = { groups: [], rest: [...hand.tiles, extra] };
  const visit = (
    at: number,
    groups: readonly (readonly Tile[])[],
    rest: readonly Tile[],
    sets: number,
    pair: boolean,
  ): void => {
    if (rest.length > best.rest.length) return;
    const tile = counts.findIndex((count, kind) => kind >= at && count > 0) as Tile;
    if (tile < 0) {
      if (isBetter({ groups, rest }, best, extra)) best = { groups, rest };
      return;
    }
    for (const group of groupsFrom(tile, counts, sets < room, !pair)) {
      for (const used of group) add(counts, used, -1);
      const isSet = group.length === 3;
      visit(tile, [...groups, group], rest, sets + (isSet ? 1 : 0), pair || !isSet);
      for (const used of group) add(counts, used, 1);
    }
    add(counts, tile, -1);
    visit(tile, groups, [...rest, tile], sets, pair);
    add(counts, tile, 1);
  };
  visit(0, [], [], 0, false);
  return best;
}

function add(counts: number[], tile: Tile, by: number): void {
  counts[tile] = (counts[tile] ?? 0) + by;
}

const isBetter = (a: Leftover, b: Leftover, extra: Tile): boolean =>
  a.rest.length < b.rest.length ||
  (a.rest.length === b.rest.length && a.rest.includes(extra) && !b.rest.includes(extra));

/** The groups that begin with this tile and fit what is there. */
function groupsFrom(tile: Tile, counts: readonly number[], sets: boolean, pair: boolean): readonly (readonly Tile[])[] {
  const has = (kind: number): boolean => (counts[kind] ?? 0) > 0;
  const copies = counts[tile] ?? 0;
  const isRun = !isHonor(tile) && (rankOf(tile) ?? 9) <= 7 && has(tile + 1) && has(tile + 2);
  return [
    ...(sets && copies >= 3 ? [[tile, tile, tile]] : []),
    ...(sets && isRun ? [[tile, (tile + 1) as Tile, (tile + 2) as Tile]] : []),
    ...(pair && copies >= 2 ? [[tile, tile]] : []),
  ];
}
