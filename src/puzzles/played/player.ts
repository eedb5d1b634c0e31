import { distanceFromReady } from '../../engine/distance.ts';
import type { Random } from '../../engine/random.ts';
import type { ShapeOptions } from '../../engine/readings.ts';
import {
  isDragon,
  isHonor,
  SUITS,
  suitOf,
  TILE_KINDS,
  windOf,
  type Suit,
  type Tile,
  type Wind,
} from '../../engine/tile.ts';
import { copiesOf, kindsOf, withoutTiles } from '../../table/held-tiles.ts';
import { nearestDiscards } from './nearest-discards.ts';
import type { SeatHand } from './play.ts';

/** What all tables take for a complete hand; the simple player knows no others. */
export const PLAIN_SHAPES: ShapeOptions = { sevenPairs: false, quadsArePairs: false };

/** `quick`: nearest to ready; a suit: that suit and honors (混一色), everything else goes first. */
export type Temper = 'quick' | 'pungs' | Suit;

/** Of four players with seven tiles or more of one suit, three go for it. */
export function chooseTemper(tiles: readonly Tile[], winds: readonly Wind[], random: Random): Temper {
  const held = SUITS.map((suit) => ({
    suit,
    n: tiles.filter((tile) => suitOf(tile) === suit || isGood(tile, winds)).length,
  }));
  const [longest] = held.sort((one, other) => other.n - one.n);
  if (longest !== undefined && longest.n >= 7 && random() < 0.75) return longest.suit;
  return pairsIn(tiles) >= 4 && random() < 0.75 ? 'pungs' : 'quick';
}

/** How many kinds are there more than once. */
const pairsIn = (tiles: readonly Tile[]): number =>
  tiles.filter((tile, at) => tile === tiles[at - 1] && tile !== tiles[at - 2]).length;

/** A tile of a suit that is not the one somebody collects. */
const isStranger = (tile: Tile, temper: Temper): boolean =>
  temper.length === 1 && !isHonor(tile) && suitOf(tile) !== temper;

/** A tile that is worth a fan as a pung. */
const isGood = (tile: Tile, winds: readonly Wind[]): boolean => {
  const wind = windOf(tile);
  return isDragon(tile) || (wind !== undefined && winds.includes(wind));
};

/** How the four at a simple table play. */
export interface Habits {
  readonly discard: (own: SeatHand, random: Random) => Tile;
  readonly claim: (own: SeatHand, tile: Tile, offer: Offer, random: Random) => SetChoice | undefined;
  /** Whether four equal tiles go on the table as soon as one has them. */
  readonly kongs: boolean;
}

/** Of some kinds the one a simple player throws: what touches the others least, and what is not his. */
function leastTouching({ tiles, temper }: SeatHand, kinds: readonly Tile[], random: Random): Tile {
  const counts = countHeld(tiles);
  let [least = 0 as Tile] = kinds;
  let leastWorth = Infinity;
  for (const tile of kinds) {
    const pair = temper === 'pungs' && (counts[tile] ?? 0) > 1;
    const worth = touch(tile, counts) + (isStranger(tile, temper) ? 0 : 7) + (pair ? 12 : 0) + random();
    if (worth < leastWorth) [least, leastWorth] = [tile, worth];
  }
  return least;
}

/** Copies by kind. Counted into the same bytes each time: a hand is thrown from a thousand times for some puzzles. */
function countHeld(tiles: readonly Tile[]): Uint8Array {
  HELD.fill(0);
  for (const tile of tiles) HELD[tile] = (HELD[tile] ?? 0) + 1;
  return HELD;
}

const HELD = new Uint8Array(TILE_KINDS);

/** How much a tile has to do with the others: copies, neighbors, gaps, and its distance from the edge. */
function touch(tile: Tile, counts: Uint8Array): number {
  const copies = ((counts[tile] ?? 0) - 1) * 6;
  if (isHonor(tile)) return copies;
  const rank = tile % 9;
  let worth = copies + Math.min(rank, 8 - rank, 2) + 1;
  if (rank > 0 && counts[tile - 1] !== 0) worth += 4;
  if (rank < 8 && counts[tile + 1] !== 0) worth += 4;
  if (rank > 1 && counts[tile - 2] !== 0) worth += 2;
  if (rank < 7 && counts[tile + 2] !== 0) worth += 2;
  return worth;
}

/** A set to claim: the own tiles for it and its lowest tile. */
export interface SetChoice {
  readonly kind: 'pung' | 'chow';
  readonly partners: readonly Tile[];
  readonly lowest: Tile;
}

export interface Offer {
  readonly mayChow: boolean;
  readonly winds: readonly Wind[];
}

/**
 * What a simple player claims: a pung of dragons or of a wind of his, always; other sets now and then, but nothing outside his
 * suit, not his only pair, and no chow for a tile he has.
 */
function wantedSet(own: SeatHand, tile: Tile, { mayChow, winds }: Offer, random: Random): SetChoice | undefined {
  const { tiles, temper, melds } = own;
  if (isStranger(tile, temper)) return undefined;
  if (isGood(tile, winds) && copiesOf(tiles, tile) >= 2) return pungOf(tile);
  if (random() >= (temper !== 'quick' || melds.length > 0 ? 0.6 : 0.15)) return undefined;
  const copies = copiesOf(tiles, tile);
  if (copies >= 2) return pairsIn(tiles) > 1 ? pungOf(tile) : undefined;
  return mayChow && copies === 0 && temper !== 'pungs' ? lowestChow(tiles, tile) : undefined;
}

const pungOf = (tile: Tile): SetChoice => ({ kind: 'pung', partners: [tile, tile], lowest: tile });

/** The chow with the lowest tiles that two of one's own make with this one. */
function lowestChow(tiles: readonly Tile[], tile: Tile): SetChoice | undefined {
  if (isHonor(tile)) return undefined;
  const rank = tile % 9;
  for (let first = Math.max(0, rank - 2); first <= Math.min(rank, 6); first += 1) {
    const lowest = (tile - rank + first) as Tile;
    const run = [lowest, (lowest + 1) as Tile, (lowest + 2) as Tile];
    const partners = run.filter((each) => each !== tile);
    if (partners.every((each) => tiles.includes(each))) return { kind: 'chow', partners, lowest };
  }
  return undefined;
}

/** Looks only at what the tiles have to do with each other. */
export const BY_TOUCH: Habits = {
  discard: (own, random) => leastTouching(own, kindsOf(own.tiles), random),
  claim: wantedSet,
  kongs: false,
};

/**
 * Comes nearer to ready with each discard where that is possible, and claims only what brings the hand nearer. Whoever goes
 * for one suit or for pungs first gets rid of what is in the way.
 */
export const BY_DISTANCE: Habits = {
  discard: nearestToReady,
  claim: (own, tile, offer, random) => {
    const wanted = wantedSet(own, tile, offer, random);
    return wanted !== undefined && bringsCloser(own, wanted) ? wanted : undefined;
  },
  kongs: false,
};

/** The same, and every kong is declared. */
export const BY_DISTANCE_WITH_KONGS: Habits = { ...BY_DISTANCE, kongs: true };

function nearestToReady(own: SeatHand, random: Random): Tile {
  const stranger = leastTouching(own, kindsOf(own.tiles), random);
  return isInTheWay(stranger, own) ? stranger : leastTouching(own, nearestDiscards(own, PLAIN_SHAPES), random);
}

/** A tile of another suit for whoever collects one, a tile without its like for whoever collects pungs. */
const isInTheWay = (tile: Tile, { tiles, temper }: SeatHand): boolean =>
  temper === 'pungs' ? copiesOf(tiles, tile) === 1 : isStranger(tile, temper);

/** With the set on the table the hand, one tile too many, is nearer to ready than before. */
function bringsCloser(own: SeatHand, { kind, partners, lowest }: SetChoice): boolean {
  const melds = [...own.melds, { kind, tile: lowest, concealed: false }];
  const after = distanceFromReady({ tiles: withoutTiles(own.tiles, partners), melds }, PLAIN_SHAPES);
  return after < distanceFromReady(own, PLAIN_SHAPES);
}
