import { tilesOfMeld } from '../../src/engine/meld.ts';
import { WINDS, type Tile } from '../../src/engine/tile.ts';
import type { Game } from '../../src/table/game.ts';
import { standingAddresses, type Supply } from '../../src/table/supply.ts';
import type { WallTile } from '../../src/table/tile-set.ts';
import { drawAddress } from '../../src/table/wall.ts';

/** Every tile of the game, each once: in hands, sets and flowers, on the table, in the air, in the wall. */
export const tilesInGame = ({ players, discards, phase, supply }: Game): readonly WallTile[] => [
  ...WINDS.map((seat) => players[seat]).flatMap(({ tiles, heldBonus, bonus, melds }) => [
    ...tiles,
    ...heldBonus,
    ...bonus,
    ...melds.flatMap(tilesOfMeld),
  ]),
  ...discards.filter(({ takenBy }) => takenBy === undefined).map(({ tile }) => tile),
  ...tilesInTheAir(phase),
  ...standingTiles(supply),
];

/** The tile of a kong that is not laid out yet, or was robbed. */
function tilesInTheAir(phase: Game['phase']): readonly Tile[] {
  const offered = phase.kind === 'claims' || phase.kind === 'won' ? phase.offered : undefined;
  return offered && offered.source !== 'discard' ? [offered.tile] : [];
}

/** The tiles that lie where the wall still stands. */
function standingTiles(supply: Supply): readonly WallTile[] {
  const standing = new Set(standingAddresses(supply).map((address) => JSON.stringify(address)));
  return supply.tiles.filter((_, position) => standing.has(JSON.stringify(drawAddress(supply.opening, position))));
}
