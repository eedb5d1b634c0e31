import type { BonusTile } from '../engine/bonus-tile.ts';
import { dragonOf, rankOf, suitOf, windOf, type Tile } from '../engine/tile.ts';

/** How the tiles' names are read in Cantonese (jyutping, standard readings); the same for readers of every language. */
export const TILE_JYUTPING = {
  ranks: ['jat1', 'ji6', 'saam1', 'sei3', 'ng5', 'luk6', 'cat1', 'baat3', 'gau2'],
  suits: { m: 'maan6', p: 'tung4', s: 'sok3' },
  winds: { E: 'dung1', S: 'naam4', W: 'sai1', N: 'bak1' },
  dragons: { C: 'hung4 zung1', F: 'faat3 coi4', B: 'baak6 baan2' },
  bonus: { f1: 'mui4', f2: 'laan4', f3: 'guk1', f4: 'zuk1', g1: 'ceon1', g2: 'haa6', g3: 'cau1', g4: 'dung1' },
};

/** How a tile's Chinese name is read, in jyutping. */
export function tileJyutping(tile: Tile | BonusTile): string {
  const { bonus, dragons, ranks, suits, winds } = TILE_JYUTPING;
  if (typeof tile === 'string') return bonus[tile];
  const suit = suitOf(tile);
  const wind = windOf(tile);
  const dragon = dragonOf(tile);
  if (suit !== undefined) return `${ranks[(rankOf(tile) ?? 1) - 1] ?? ''} ${suits[suit]}`;
  if (wind !== undefined) return winds[wind];
  return dragon === undefined ? '' : dragons[dragon];
}
