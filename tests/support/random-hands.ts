import type { Hand } from '../../src/engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../src/engine/meld.ts';
import { shuffle } from '../../src/engine/random.ts';
import { TILES, type Tile } from '../../src/engine/tile.ts';
import { pick, type Random } from './chance.ts';

/** Hands of 13 for comparing two methods, each kind known for faults that the others do not find. */
export type HandKind = 'dealt' | 'one-suit' | 'quads' | 'built';

const WALL = TILES.flatMap((tile) => [tile, tile, tile, tile]);
const ONE_SUIT = WALL.slice(0, 36);

/**
 * A legal hand of 13: `dealt` from the whole wall, from `one-suit`, with one to three `quads` held, or `built` from four
 * sets and a pair of which one tile is taken away. Up to `maxMelds` of its sets lie on the table.
 */
export function randomHand(kind: HandKind, random: Random, maxMelds = 0): Hand {
  if (kind === 'built') return builtHand(random, maxMelds);
  const melds = takeSets(random, Math.floor(random() * (maxMelds + 1)), kind === 'one-suit' ? 9 : 34);
  const wall = shuffle(without(kind === 'one-suit' ? ONE_SUIT : WALL, melds.flatMap(tilesOfMeld)), random);
  const held = kind === 'quads' ? withQuads(wall, random) : wall;
  return { tiles: held.slice(0, 13 - 3 * melds.length).sort((a, b) => a - b), melds };
}

/** The wall with one to three whole kinds in front, so that they are held. */
function withQuads(wall: readonly Tile[], random: Random): readonly Tile[] {
  const whole = TILES.filter((tile) => wall.filter((other) => other === tile).length === 4);
  const near = random() < 0.5 ? whole.slice(0, 9) : whole;
  const quads = shuffle(near, random).slice(0, 1 + Math.floor(random() * 3));
  const front = wall.filter((tile) => quads.includes(tile));
  const rest = wall.filter((tile) => !quads.includes(tile));
  const suited = random() < 0.5 ? rest.filter((tile) => tile < 9) : [];
  return [...front, ...suited, ...rest.filter((tile) => !suited.includes(tile))];
}

/** Sets and a pair within the four copies of each tile, one tile of those held taken away. */
function builtHand(random: Random, maxMelds: number): Hand {
  const kinds = random() < 0.3 ? 9 : 34;
  const sets = takeSets(random, 4, kinds);
  const melds = sets.slice(0, Math.floor(random() * (maxMelds + 1)));
  const held = sets.slice(melds.length).flatMap((set) => tilesOfMeld(set).slice(0, 3));
  const used = [...melds.flatMap(tilesOfMeld), ...held];
  const pairs = TILES.slice(0, kinds).filter((tile) => used.filter((other) => other === tile).length <= 2);
  const pair = pick(random, pairs);
  const tiles = shuffle([...held, pair, pair], random).slice(1);
  return { tiles: tiles.sort((a, b) => a - b), melds };
}

/** Some sets within four copies of each of the first kinds; one in ten is a kong. */
function takeSets(random: Random, number: number, kinds: number): Meld[] {
  const melds: Meld[] = [];
  while (melds.length < number) {
    const meld = randomMeld(random, pick(random, TILES.slice(0, kinds)));
    const tiles = [...melds, meld].flatMap(tilesOfMeld);
    if (tiles.every((tile) => tiles.filter((other) => other === tile).length <= 4)) melds.push(meld);
  }
  return melds;
}

function randomMeld(random: Random, tile: Tile): Meld {
  const choice = random();
  if (choice < 0.1) return { kind: 'kong', tile, concealed: choice < 0.05 };
  const canBeChow = tile < 27 && tile % 9 <= 6;
  return { kind: canBeChow && choice < 0.7 ? 'chow' : 'pung', tile, concealed: false };
}

function without(wall: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const left = [...wall];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}
