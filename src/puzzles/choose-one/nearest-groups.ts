import { isHonor, rankOf, type Tile } from '../../engine/tile.ts';

/** The nearest some tiles come to four sets and a pair: whole groups, and what stays over. */
export interface NearestGroups {
  /** Sets in order, and the pair if there is one. */
  readonly groups: readonly (readonly Tile[])[];
  readonly rest: readonly Tile[];
}

/** The grouping that leaves fewest tiles over, with the pair given or else the best one. */
export function nearestGroups(tiles: readonly Tile[], pair?: Tile): NearestGroups {
  const kinds = [...new Set(tiles)].filter((tile) => tiles.filter((other) => other === tile).length > 1);
  const candidates = pair === undefined ? kinds.map((kind) => withPair(tiles, kind)) : [withPair(tiles, pair)];
  const none = pair === undefined ? [bestSets(tiles)] : [];
  return [...candidates, ...none].reduce((best, next) => (next.rest.length < best.rest.length ? next : best));
}

function withPair(tiles: readonly Tile[], pair: Tile): NearestGroups {
  const { groups, rest } = bestSets(without(tiles, [pair, pair]));
  return { groups: [...groups, [pair, pair]], rest };
}

/** The most sets: the lowest tile begins a pung, begins a chow, or stays over. */
function bestSets(tiles: readonly Tile[]): NearestGroups {
  const [first, ...others] = tiles;
  if (first === undefined) return { groups: [], rest: [] };
  const over = bestSets(others);
  const ways = setsFrom(first, tiles).map((set) => {
    const { groups, rest } = bestSets(without(tiles, set));
    return { groups: [set, ...groups], rest };
  });
  const skipped = { groups: over.groups, rest: [first, ...over.rest] };
  return [...ways, skipped].reduce((best, next) => (next.rest.length < best.rest.length ? next : best));
}

function setsFrom(tile: Tile, tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const run = [tile, (tile + 1) as Tile, (tile + 2) as Tile];
  const runFits = !isHonor(tile) && (rankOf(tile) ?? 9) <= 7 && run.every((each) => tiles.includes(each));
  const isPung = tiles.filter((other) => other === tile).length >= 3;
  return [...(isPung ? [[tile, tile, tile]] : []), ...(runFits ? [run] : [])];
}

/** The tiles with some of them taken away, each once. */
function without(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
