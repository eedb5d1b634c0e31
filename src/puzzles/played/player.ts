import { distanceFromReady } from '../../engine/distance.ts';
import { countTiles } from '../../engine/hand.ts';
import type { Random } from '../../engine/random.ts';
import type { ShapeOptions } from '../../engine/readings.ts';
import { isDragon, isHonor, SUITS, suitOf, windOf, type Suit, type Tile, type Wind } from '../../engine/tile.ts';
import { copiesOf, withoutTiles } from '../../table/held-tiles.ts';
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

const pairsIn = (tiles: readonly Tile[]): number =>
  new Set(tiles.filter((tile, place) => tiles.indexOf(tile) !== place)).size;

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

/** The tile a simple player throws: what touches the others least, and what is not his. */
function leastTouching({ tiles, temper }: SeatHand, random: Random, among: readonly Tile[] = tiles): Tile {
  const counts = countTiles({ tiles, melds: [] });
  const worthOf = (tile: Tile): number => {
    const stranger = temper.length === 1 && !isHonor(tile) && suitOf(tile) !== temper;
    const pair = temper === 'pungs' && (counts[tile] ?? 0) > 1;
    return touch(tile, counts) + (stranger ? 0 : 7) + (pair ? 12 : 0) + random();
  };
  const worths = [...new Set(among)].map((tile) => ({ tile, worth: worthOf(tile) }));
  return worths.reduce((least, each) => (each.worth < least.worth ? each : least)).tile;
}

/** How much a tile has to do with the others: copies, neighbors, gaps, and its distance from the edge. */
function touch(tile: Tile, counts: readonly number[]): number {
  const copies = ((counts[tile] ?? 0) - 1) * 6;
  if (isHonor(tile)) return copies;
  const near = (step: number, weight: number): number => {
    const other = (tile + step) as Tile;
    return suitOf(other) === suitOf(tile) && (counts[other] ?? 0) > 0 ? weight : 0;
  };
  const rank = tile % 9;
  return copies + near(-1, 4) + near(1, 4) + near(-2, 2) + near(2, 2) + Math.min(rank, 8 - rank, 2) + 1;
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
  if (temper.length === 1 && !isHonor(tile) && suitOf(tile) !== temper) return undefined;
  const copies = copiesOf(tiles, tile);
  const pung: SetChoice = { kind: 'pung', partners: [tile, tile], lowest: tile };
  if (copies >= 2 && isGood(tile, winds)) return pung;
  if (random() >= (temper !== 'quick' || melds.length > 0 ? 0.6 : 0.15)) return undefined;
  if (copies >= 2) return pairsIn(tiles) > 1 ? pung : undefined;
  return mayChow && copies === 0 && temper !== 'pungs' ? chowsWith(tiles, tile)[0] : undefined;
}

function chowsWith(tiles: readonly Tile[], tile: Tile): readonly SetChoice[] {
  if (isHonor(tile)) return [];
  return [-2, -1, 0].flatMap((step) => {
    const lowest = (tile + step) as Tile;
    const run = [0, 1, 2].map((more) => (lowest + more) as Tile);
    const partners = run.filter((each) => each !== tile);
    const fits = run.every((each) => suitOf(each) === suitOf(tile)) && partners.every((each) => tiles.includes(each));
    return fits && lowest >= 0 ? [{ kind: 'chow' as const, partners, lowest }] : [];
  });
}

/** Looks only at what the tiles have to do with each other. */
export const BY_TOUCH: Habits = {
  discard: (own, random) => leastTouching(own, random),
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
  const { tiles, melds } = own;
  const stranger = leastTouching(own, random);
  if (isInTheWay(stranger, own)) return stranger;
  const after = [...new Set(tiles)].map((tile) => ({ tile, distance: distanceWithout([tile], own, melds) }));
  const least = Math.min(...after.map(({ distance }) => distance));
  const nearest = after.flatMap(({ tile, distance }) => (distance === least ? [tile] : []));
  return leastTouching(own, random, nearest);
}

/** A tile of another suit for whoever collects one, a tile without its like for whoever collects pungs. */
const isInTheWay = (tile: Tile, { tiles, temper }: SeatHand): boolean =>
  temper === 'pungs' ? copiesOf(tiles, tile) === 1 : temper !== 'quick' && !isHonor(tile) && suitOf(tile) !== temper;

const distanceWithout = (gone: readonly Tile[], { tiles }: SeatHand, melds: SeatHand['melds']): number =>
  distanceFromReady({ tiles: withoutTiles(tiles, gone), melds }, PLAIN_SHAPES);

/** With the set on the table the hand, one tile too many, is nearer to ready than before. */
function bringsCloser(own: SeatHand, { kind, partners, lowest }: SetChoice): boolean {
  const before = distanceWithout([], own, own.melds);
  const melds = [...own.melds, { kind, tile: lowest, concealed: false }];
  return distanceWithout(partners, own, melds) < before;
}
