import type { Hand } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import { pick, pickSome, type Random } from '../../engine/random.ts';
import { COPIES_PER_TILE, ORPHANS, SUITS, TILE_KINDS, TILES, isHonor, type Tile } from '../../engine/tile.ts';
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
  const drawn = drawUnsorted(level, random);
  return drawn === undefined ? undefined : { ...drawn, tiles: sorted(drawn.tiles) };
}

export const sorted = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted((one, other) => one - other);

/** The same as the tiles were drawn: most candidates are thrown away, and to sort one takes as long as to draw it. */
export function drawUnsorted(level: ShapeLevel, random: Random): Hand | undefined {
  const recipe = RECIPES[level];
  const main = Math.floor(random() * SUITS.length);
  const set = (): Meld => drawSet(recipe, main, random);
  const sets = [set(), set(), set(), set()];
  const pair = drawTile(recipe, main, random);
  const onTable = pick(recipe.onTable, random);
  const melds: Meld[] = [];
  const tiles: Tile[] = [];
  for (const drawn of sets) {
    if (melds.length < onTable) melds.push(layDown(drawn, random));
    else tiles.push(...tilesOfMeld(drawn));
  }
  tiles.push(pair, pair);
  tiles.splice(Math.floor(random() * tiles.length), 1);
  return hasFifthCopy({ tiles, melds }) ? undefined : { tiles, melds };
}

/** Counted only as far as needed. */
function hasFifthCopy({ tiles, melds }: Hand): boolean {
  const counts = new Uint8Array(TILE_KINDS);
  const isFifth = (tile: Tile): boolean => {
    const copies = (counts[tile] ?? 0) + 1;
    counts[tile] = copies;
    return copies > COPIES_PER_TILE;
  };
  return tiles.some(isFifth) || melds.some((meld) => tilesOfMeld(meld).some(isFifth));
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
  return { tiles: sorted(tiles), melds: [] };
}

/** 十三么 (Thirteen orphans), one tile short: in one of four all thirteen, else twelve with one of them doubled. */
export function drawOrphans(random: Random): Hand {
  if (random() < 0.25) return { tiles: ORPHANS, melds: [] };
  const twelve = pickSome(ORPHANS, 12, random);
  return { tiles: sorted([...twelve, pick(twelve, random)]), melds: [] };
}
