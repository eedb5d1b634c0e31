import type { Hand } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import { pick, type Random } from '../../engine/random.ts';
import {
  COPIES_PER_TILE,
  isHonor,
  suitTile,
  SUITS,
  TILES,
  type Rank,
  type Suit,
  type Tile,
} from '../../engine/tile.ts';
import { chowPartners } from '../../table/claims.ts';

/** The tiles not given to anybody yet, by kind. Changed in place: hands are drawn from it one after the other. */
export type Pool = number[];

export const fullPool = (): Pool => TILES.map(() => COPIES_PER_TILE);

/** Takes tiles out of the pool if all are there. */
export function take(pool: Pool, tiles: readonly Tile[]): boolean {
  for (const [at, tile] of tiles.entries()) {
    if ((pool[tile] ?? 0) > 0) pool[tile] = (pool[tile] ?? 0) - 1;
    else {
      for (const taken of tiles.slice(0, at)) pool[taken] = (pool[taken] ?? 0) + 1;
      return false;
    }
  }
  return true;
}

const suited = (suit: Suit, rank: number): Tile => suitTile(suit, rank as Rank);

/** What players in the middle of a hand hold: whole sets, pairs, neighbors, gaps, single tiles, mostly in one or two suits. */
function drawBlock(room: number, suits: readonly Suit[], random: Random): readonly Tile[] {
  const suit = pick(suits, random);
  const rank = 1 + Math.floor(random() * 9);
  const honor = (27 + Math.floor(random() * 7)) as Tile;
  const roll = random();
  if (room >= 3 && roll < 0.3 && rank <= 7) return [0, 1, 2].map((step) => suited(suit, rank + step));
  if (room >= 2 && roll < 0.5 && rank <= 8) return [suited(suit, rank), suited(suit, rank + 1)];
  if (room >= 2 && roll < 0.72) return random() < 0.3 ? [honor, honor] : [suited(suit, rank), suited(suit, rank)];
  if (room >= 2 && roll < 0.8 && rank <= 7) return [suited(suit, rank), suited(suit, rank + 2)];
  return random() < 0.3 ? [honor] : [suited(suit, rank)];
}

/** A hand of 13 tiles that holds the wanted ones; the rest is what a player may well have, now and then with a set open. */
export function drawHand(pool: Pool, wanted: readonly Tile[], random: Random): Hand | undefined {
  if (!take(pool, wanted)) return undefined;
  const suits = random() < 0.5 ? [pick(SUITS, random), pick(SUITS, random)] : SUITS;
  const melds = random() < 0.4 && wanted.length <= 8 ? drawMelds(pool, suits, random) : [];
  const tiles = [...wanted];
  const size = 13 - 3 * melds.length;
  for (let tries = 0; tiles.length < size && tries < 200; tries += 1) {
    const block = drawBlock(size - tiles.length, suits, random);
    if (take(pool, block)) tiles.push(...block);
  }
  return tiles.length === size ? { tiles: sorted(tiles), melds } : undefined;
}

function drawMelds(pool: Pool, suits: readonly Suit[], random: Random): readonly Meld[] {
  const meld = drawSet(suits, 0.6, random);
  return take(pool, tilesOfMeld(meld)) ? [{ ...meld, concealed: false }] : [];
}

function drawSet(suits: readonly Suit[], pungs: number, random: Random): Meld {
  const suit = pick(suits, random);
  const rank = 1 + Math.floor(random() * 9);
  const pung = random() < pungs;
  if (pung && random() < 0.4) return { kind: 'pung', tile: (27 + Math.floor(random() * 7)) as Tile, concealed: true };
  if (pung) return { kind: 'pung', tile: suited(suit, rank), concealed: true };
  return { kind: 'chow', tile: suited(suit, Math.min(rank, 7)), concealed: true };
}

/**
 * A ready hand that the tile completes: four sets and a pair with the tile taken away, at most two sets of them open. What
 * it is worth is for the rules to say.
 */
export function drawReadyHand(pool: Pool, tile: Tile, random: Random, dear = true): Hand | undefined {
  const suit = isHonor(tile) ? pick(SUITS, random) : (SUITS[Math.floor(tile / 9)] ?? 'm');
  const pure = dear && random() < 0.6;
  const suits = pure ? [suit] : SUITS;
  const pungs = dear ? (pure ? 0.35 : 0.85) : 0.15;
  const last = drawLast(tile, random);
  const sets = Array.from({ length: last.length === 1 ? 4 : 3 }, () => drawSet(suits, pungs, random));
  const pairTile = pick(
    [suited(pick(suits, random), 1 + Math.floor(random() * 9)), (27 + Math.floor(random() * 7)) as Tile],
    random,
  );
  const open = Math.min(sets.length - 1, Math.floor(random() * 3));
  const melds = sets.slice(0, open).map((meld) => ({ ...meld, concealed: false }));
  const held = [...sets.slice(open).flatMap(tilesOfMeld), ...last, ...(last.length === 1 ? [] : [pairTile, pairTile])];
  return take(pool, [...held, ...melds.flatMap(tilesOfMeld)]) ? { tiles: sorted(held), melds } : undefined;
}

/** What waits for the tile: its twin, a pair of it, or two tiles of a chow. */
function drawLast(tile: Tile, random: Random): readonly Tile[] {
  const chows = chowPartners(tile);
  return pick([[tile], [tile, tile], ...chows, ...chows], random);
}

export const sorted = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort((one, other) => one - other);
