import type { Hand } from '../../engine/hand.ts';
import { countTiles } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import { pick, pickSome, type Random } from '../../engine/random.ts';
import { COPIES_PER_TILE, SUITS, isHonor, type Tile } from '../../engine/tile.ts';

export { pick, pickSome, type Random };

/** What a player who wins usually went for. */
export interface Plan {
  /** The chance that a set is of the main suit; 1: no other suit. */
  readonly mainSuit: number;
  /** The chance that a set is of honors. */
  readonly honors: number;
  /** The chance that a set of suit tiles is a pung. */
  readonly pung: number;
}

/** Chows in any suit, pungs, one suit with honors, a bit of everything, one suit alone. */
export const PLANS = {
  chows: { mainSuit: 0.4, honors: 0.03, pung: 0.02 },
  pungs: { mainSuit: 0.4, honors: 0.3, pung: 0.97 },
  'half-flush': { mainSuit: 1, honors: 0.35, pung: 0.3 },
  mixed: { mainSuit: 0.5, honors: 0.35, pung: 0.35 },
  'full-flush': { mainSuit: 1, honors: 0, pung: 0.45 },
} as const satisfies Record<string, Plan>;

/** How the sets lie: how many are laid out, and the chance that a laid pung is a kong. */
export interface Layout {
  readonly laid: number;
  readonly kong: number;
}

/** Four sets and a pair by a plan, won with one of the held tiles; `undefined` if a tile would be there five times. */
export function drawHand(plan: Plan, layout: Layout, random: Random): Hand | undefined {
  const main = Math.floor(random() * SUITS.length);
  const sets = [0, 1, 2, 3].map(() => drawSet(plan, main, random));
  return assemble(sets, drawTile(plan, main, random), layout, random);
}

/** A hand out of four concealed sets and a pair: some of them laid out, one held tile made the winning one. */
export function assemble(sets: readonly Meld[], pair: Tile, { laid, kong }: Layout, random: Random): Hand | undefined {
  const melds = sets.slice(0, laid).map((set) => layDown(set, kong, random));
  const held = [...sets.slice(laid).flatMap(tilesOfMeld), pair, pair].sort((a, b) => a - b);
  const [winningTile] = held.splice(Math.floor(random() * held.length), 1);
  if (winningTile === undefined) return undefined;
  const hand = { tiles: held, melds, winningTile };
  return countTiles(hand).some((count) => count > COPIES_PER_TILE) ? undefined : hand;
}

/** Claimed, or a kong: in one of three drawn by oneself. */
function layDown(set: Meld, kong: number, random: Random): Meld {
  if (set.kind === 'chow' || random() >= kong) return { ...set, concealed: false };
  return { kind: 'kong', tile: set.tile, concealed: random() < 0.33 };
}

export const pungOf = (tile: Tile): Meld => ({ kind: 'pung', tile, concealed: true });

function drawSet(plan: Plan, main: number, random: Random): Meld {
  const tile = drawTile(plan, main, random);
  if (isHonor(tile) || random() < plan.pung) return pungOf(tile);
  return { kind: 'chow', tile: (tile - (tile % 9) + Math.floor(random() * 7)) as Tile, concealed: true };
}

function drawTile({ mainSuit, honors }: Plan, main: number, random: Random): Tile {
  if (random() < honors) return (27 + Math.floor(random() * 7)) as Tile;
  const suit = random() < mainSuit ? main : Math.floor(random() * SUITS.length);
  return (suit * 9 + Math.floor(random() * 9)) as Tile;
}
