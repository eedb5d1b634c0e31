import { countTiles, type Hand } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import { pick, pickSome, type Random } from '../../engine/random.ts';
import { COPIES_PER_TILE, ORPHANS, SUITS, TILES, isHonor, type Tile } from '../../engine/tile.ts';
import type { ShapeLevel } from './levels.ts';

/** How hands of a level are thrown together before they are measured. */
interface Recipe {
  /** The chance that a group is taken from the hand's main suit. */
  readonly mainSuit: number;
  /** The chance that a group outside the main suit is of honors. */
  readonly honors: number;
  /** The chance that a suited set is a pung. */
  readonly pung: number;
  /** How many sets lie on the table; one of these numbers is drawn. */
  readonly onTable: readonly number[];
}

const RECIPES: Readonly<Record<ShapeLevel, Recipe>> = {
  1: { mainSuit: 0.3, honors: 0.2, pung: 0.1, onTable: [0] },
  2: { mainSuit: 0.3, honors: 0.3, pung: 0.3, onTable: [0] },
  3: { mainSuit: 0.6, honors: 0.3, pung: 0.3, onTable: [0, 0, 1, 1, 2] },
  4: { mainSuit: 0.85, honors: 0.4, pung: 0.35, onTable: [0, 0, 0, 1, 1, 2] },
  5: { mainSuit: 1, honors: 0, pung: 0.4, onTable: [0, 0, 0, 1] },
};

/** Four sets and a pair with one held tile taken away, `undefined` if a tile would be there five times. */
export function drawCandidate(level: ShapeLevel, random: Random): Hand | undefined {
  const recipe = RECIPES[level];
  const main = pick(SUITS, random);
  const sets = [0, 1, 2, 3].map(() => drawSet(recipe, SUITS.indexOf(main), random));
  const pair = drawTile(recipe, SUITS.indexOf(main), random);
  const onTable = pick(recipe.onTable, random);
  const melds = sets.slice(0, onTable).map((set) => layDown(set, random));
  const held = [...sets.slice(onTable).flatMap(tilesOfMeld), pair, pair];
  held.splice(Math.floor(random() * held.length), 1);
  const hand = { tiles: held.sort((a, b) => a - b), melds };
  return countTiles(hand).some((count) => count > COPIES_PER_TILE) ? undefined : hand;
}

function drawSet(recipe: Recipe, main: number, random: Random): Meld {
  const tile = drawTile(recipe, main, random);
  if (isHonor(tile) || random() < recipe.pung) return { kind: 'pung', tile, concealed: true };
  const rank = Math.floor(random() * 7);
  return { kind: 'chow', tile: (tile - (tile % 9) + rank) as Tile, concealed: true };
}

function drawTile({ mainSuit, honors }: Recipe, main: number, random: Random): Tile {
  const rank = Math.floor(random() * 9);
  if (random() < mainSuit) return (main * 9 + rank) as Tile;
  if (random() < honors) return (27 + Math.floor(random() * 7)) as Tile;
  return (Math.floor(random() * 3) * 9 + rank) as Tile;
}

/** A set as it lies on the table: every fourth pung has become a kong, every second of those a concealed one. */
function layDown({ kind, tile }: Meld, random: Random): Meld {
  const roll = kind === 'pung' ? random() : 1;
  return roll < 0.25 ? { kind: 'kong', tile, concealed: roll < 0.125 } : { kind, tile, concealed: false };
}

/** 七對子 (Seven pairs), one tile short: six different pairs and a single tile. */
export function drawSevenPairs(random: Random): Hand {
  const kinds = pickSome(TILES, 7, random);
  const single = kinds[0];
  const tiles = kinds.flatMap((tile) => (tile === single ? [tile] : [tile, tile]));
  return { tiles: tiles.sort((a, b) => a - b), melds: [] };
}

/** 十三么 (Thirteen orphans), one tile short: in one of four all thirteen, else twelve with one of them doubled. */
export function drawOrphans(random: Random): Hand {
  if (random() < 0.25) return { tiles: ORPHANS, melds: [] };
  const twelve = pickSome(ORPHANS, 12, random);
  return { tiles: [...twelve, pick(twelve, random)].sort((a, b) => a - b), melds: [] };
}
