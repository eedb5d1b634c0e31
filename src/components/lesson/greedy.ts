import { isHonor, rankOf, type Tile } from '../../engine/tile.ts';

/** What a hurried reader makes of some tiles: sets taken off the front one after the other, then a pair. */
export interface GreedyGroups {
  readonly groups: readonly (readonly Tile[])[];
  readonly rest: readonly Tile[];
}

/** Takes the lowest tile's pung or chow, whichever comes `first`, and never looks back. */
export function greedyGroups(tiles: readonly Tile[], first: 'pung' | 'chow'): GreedyGroups {
  const groups: Tile[][] = [];
  const rest: Tile[] = [];
  const left = [...tiles].sort((a, b) => a - b);
  for (let tile = left[0]; tile !== undefined; tile = left[0]) {
    const set = setFrom(tile, left, first);
    if (set !== undefined) groups.push(set);
    else rest.push(tile);
    for (const used of set ?? [tile]) left.splice(left.indexOf(used), 1);
  }
  const pair = rest.find((tile, at) => rest[at + 1] === tile);
  if (pair !== undefined) {
    rest.splice(rest.indexOf(pair), 2);
    groups.push([pair, pair]);
  }
  return { groups, rest };
}

function setFrom(tile: Tile, left: readonly Tile[], first: 'pung' | 'chow'): Tile[] | undefined {
  const run = [tile, (tile + 1) as Tile, (tile + 2) as Tile];
  const hasRun = !isHonor(tile) && (rankOf(tile) ?? 9) <= 7 && run.every((each) => left.includes(each));
  const hasPung = left.filter((other) => other === tile).length >= 3;
  const pung = hasPung ? [tile, tile, tile] : undefined;
  const chow = hasRun ? run : undefined;
  return first === 'pung' ? (pung ?? chow) : (chow ?? pung);
}
