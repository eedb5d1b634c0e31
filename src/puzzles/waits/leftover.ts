import { countTiles, type Hand } from '../../engine/hand.ts';
import { isHonor, isOrphan, rankOf, TILES, type Tile } from '../../engine/tile.ts';
import { orphanRows } from './laid-out.ts';

/** The nearest a hand comes to being complete: whole groups, and what stays over. */
export interface Leftover {
  /** Four sets and a pair as far as they go, by their lowest tile; in the two other forms pairs, or rows of orphans. */
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

/** The pairs of a hand one tile short of seven, with `extra` beside them, and the tiles without a partner of their own. */
export function findLeftoverPairs(hand: Hand, extra: Tile, quadsArePairs: boolean): Leftover {
  const held = countTiles({ tiles: hand.tiles, melds: [], winningTile: extra });
  const pairsOf = (tile: Tile): number => Math.min(Math.floor((held[tile] ?? 0) / 2), quadsArePairs ? 2 : 1);
  return {
    groups: TILES.flatMap((tile) => copies([tile, tile], pairsOf(tile))),
    rest: TILES.flatMap((tile) => copies(tile, (held[tile] ?? 0) - 2 * pairsOf(tile))),
  };
}

/** The orphans of a hand one tile short of thirteen, in their rows, the pair among them; `extra` fits nowhere. */
export function findLeftoverOrphans(hand: Hand, extra: Tile): Leftover {
  const held = countTiles({ tiles: hand.tiles, melds: [] });
  const pair = TILES.find((tile) => isOrphan(tile) && (held[tile] ?? 0) > 1);
  const rows = orphanRows().map((row) => row.filter((tile) => tile !== pair && (held[tile] ?? 0) > 0));
  const kept = pair === undefined ? rows : [...rows, [pair, pair]];
  return { groups: kept.filter(({ length }) => length > 0), rest: [extra] };
}

const copies = <T>(item: T, n: number): readonly T[] => Array.from({ length: n }, () => item);

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
