import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { parseTiles } from '../../src/engine/notation.ts';
import { WINDS, type Tile, type Wind } from '../../src/engine/tile.ts';
import { TAKINGS } from '../../src/table/deal.ts';
import type { Game } from '../../src/table/game.ts';
import { PROCEDURES, type Procedure } from '../../src/table/procedure.ts';
import { dealHand } from '../../src/table/deal-hand.ts';
import { tileSet, type WallTile } from '../../src/table/tile-set.ts';
import { stacksPerWall } from '../../src/table/wall.ts';

/** Tiles in the order written, flowers among them: `147m f1 E`. */
const wallTiles = (text: string): readonly WallTile[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word): readonly WallTile[] => {
      const bonus = BONUS_TILES.find((tile) => tile === word);
      return bonus ? [bonus] : tilesOf(word);
    });

export function tilesOf(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`${text}: ${tiles.error.code}`);
  return tiles.value;
}

export function tileOf(text: string): Tile {
  const [tile] = tilesOf(text);
  if (tile === undefined) throw new Error(`no tile in ${text}`);
  return tile;
}

/** What a stacked wall gives: hands by seat (East's last tile is the jump's second), then draws, and the tail's replacements. */
export interface Stacking {
  readonly hands?: Partial<Record<Wind, string>>;
  readonly draws?: string;
  readonly tail?: string;
  readonly roundWind?: Wind;
}

/** A dealt hand from a wall that is stacked so; all other places hold the other tiles, flowers as late as possible. */
export function stackedGame(
  changes: Partial<Procedure>,
  { hands = {}, draws = '', tail = '', roundWind = 'E' }: Stacking,
): Game {
  const procedure: Procedure = { ...PROCEDURES.hk33, ...changes };
  const set = tileSet(procedure.flowersInPlay);
  const wall = new Array<WallTile | undefined>(set.length).fill(undefined);
  for (const seat of WINDS) {
    const positions = TAKINGS.filter((taking) => taking.seat === seat).flatMap((taking) => taking.positions);
    for (const [index, tile] of wallTiles(hands[seat] ?? '').entries()) wall[positions[index] ?? -1] = tile;
  }
  for (const [index, tile] of wallTiles(draws).entries()) wall[53 + index] = tile;
  for (const [index, tile] of wallTiles(tail).entries()) wall[set.length - 2 - index + 2 * (index % 2)] = tile;
  return dealHand(procedure, roundWind, fill(wall, set), {
    breaker: 'N',
    skip: 8,
    stacksPerWall: stacksPerWall(procedure.flowersInPlay),
  });
}

/** Flowers go where no scene looks: to the first free places from the ninetieth on. */
function fill(wall: readonly (WallTile | undefined)[], set: readonly WallTile[]): readonly WallTile[] {
  const rest = [...set];
  for (const tile of wall) if (tile !== undefined) rest.splice(rest.indexOf(tile), 1);
  const flowers = rest.filter((tile) => typeof tile === 'string');
  const others = rest.filter((tile) => typeof tile !== 'string');
  return wall.map((tile, position) => {
    const filler = tile ?? (position >= 90 ? flowers.pop() : undefined) ?? others.shift();
    if (filler === undefined) throw new Error('the wall has too few tiles');
    return filler;
  });
}
