import type { Hand } from '../../engine/hand.ts';
import type { Meld } from '../../engine/meld.ts';
import { DRAGONS, TILES, WINDS, dragonTile, isHonor, isTerminal, windTile, type Tile } from '../../engine/tile.ts';
import { assemble, drawHand, pick, pickSome, PLANS, pungOf, type Random } from './candidate.ts';

/** The big hands of the last level, in the order in which seeds ask for them. */
export const LIMIT_KINDS = [
  'full-flush',
  'big-three-dragons',
  'thirteen-orphans',
  'all-honours',
  'heavenly',
  'all-kongs',
  'nine-gates',
  'big-four-winds',
  'all-terminals',
  'small-four-winds',
  'earthly',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

const WIND_TILES = WINDS.map(windTile);
const DRAGON_TILES = DRAGONS.map(dragonTile);
const HONORS = TILES.filter(isHonor);
const TERMINALS = TILES.filter(isTerminal);

/** A hand of this kind; at most two sets are claimed, so that nobody is liable for the last of them. */
export function drawLimitHand(kind: LimitKind, random: Random): Hand | undefined {
  const layout = { laid: Math.floor(random() * 3), kong: 0.15 };
  switch (kind) {
    case 'full-flush':
      return drawHand(PLANS['full-flush'], layout, random);
    case 'big-three-dragons':
      return around(DRAGON_TILES, 1, random);
    case 'big-four-winds':
      return around(WIND_TILES, 0, random);
    case 'small-four-winds':
      return aroundSmall(random);
    case 'all-honours':
      return fromKinds(HONORS, random);
    case 'all-terminals':
      return fromKinds(TERMINALS, random);
    case 'all-kongs':
      return kongs(random);
    case 'nine-gates':
      return nineGates(random);
    case 'thirteen-orphans':
      return orphans(random);
    case 'heavenly':
    case 'earthly':
      return drawHand(PLANS[pick(['chows', 'mixed', 'half-flush'] as const, random)], { laid: 0, kong: 0 }, random);
  }
}

/** Pungs of all these honors and as many other sets, shuffled, with a pair. */
function around(honors: readonly Tile[], others: number, random: Random): Hand | undefined {
  const free = pickSome(
    TILES.filter((tile) => !honors.includes(tile)),
    others + 1,
    random,
  );
  const sets = pickSome([...honors, ...free.slice(1)].map(pungOf), 4, random);
  const pair = free[0];
  return pair === undefined ? undefined : assemble(sets, pair, { laid: Math.floor(random() * 3), kong: 0.1 }, random);
}

/** Three winds as pungs, the fourth as the pair, and a pung of anything else. */
function aroundSmall(random: Random): Hand | undefined {
  const [pair, ...winds] = pickSome(WIND_TILES, 4, random);
  const sets = [
    ...winds,
    pick(
      TILES.filter((tile) => !WIND_TILES.includes(tile)),
      random,
    ),
  ].map(pungOf);
  return pair === undefined
    ? undefined
    : assemble(pickSome(sets, 4, random), pair, { laid: Math.floor(random() * 3), kong: 0.1 }, random);
}

function fromKinds(kinds: readonly Tile[], random: Random): Hand | undefined {
  const [pair, ...sets] = pickSome(kinds, 5, random);
  return pair === undefined
    ? undefined
    : assemble(sets.map(pungOf), pair, { laid: Math.floor(random() * 3), kong: 0 }, random);
}

/** Four kongs, all concealed or two of them claimed, and a single tile that finds its twin. */
function kongs(random: Random): Hand | undefined {
  const [pair, ...four] = pickSome(TILES, 5, random);
  const claimed = pick([0, 0, 2], random);
  const melds = four.map((tile, index): Meld => ({ kind: 'kong', tile, concealed: index >= claimed }));
  return pair === undefined ? undefined : { tiles: [pair], melds, winningTile: pair };
}

function nineGates(random: Random): Hand {
  const first = pick([0, 9, 18], random);
  const ranks = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8];
  const winningTile = (first + Math.floor(random() * 9)) as Tile;
  return { tiles: ranks.map((rank) => (first + rank) as Tile), melds: [], winningTile };
}

function orphans(random: Random): Hand | undefined {
  const kinds = [...TERMINALS, ...HONORS];
  const all = [...kinds, pick(kinds, random)].sort((a, b) => a - b);
  const [winningTile] = all.splice(Math.floor(random() * all.length), 1);
  return winningTile === undefined ? undefined : { tiles: all, melds: [], winningTile };
}
