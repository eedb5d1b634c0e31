import type { Hand } from '../../engine/hand.ts';
import { pick, type Random } from '../../engine/random.ts';
import { isHonor, ORPHANS, TILES, WINDS, type Tile, type Wind } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { seatAfter, seatsFollowing } from '../../table/seats.ts';
import { seededSource } from '../seed.ts';
import { drawHand, drawReadyHand, fullPool, sorted, take, type Pool } from './candidate.ts';
import { asksWhichChow, type ClaimsLevel } from './levels.ts';
import { plotsOf, tells, type Plot } from './plots.ts';
import { claimsPuzzleOf, type ClaimsPuzzle } from './puzzle.ts';
import type { ClaimsTable, HouseRules, PassedDiscard } from './table.ts';

/** The rules a table is made under. It stays the same under all others; only what is allowed may change. */
const MADE_UNDER = presetRules('hk33');

export interface ClaimsRequest {
  readonly seed: number;
  readonly level: ClaimsLevel;
  readonly rules?: RuleSet;
}

/**
 * The claims puzzle of a seed: the same seed and level always give the same table, whatever the rules.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export const generateClaimsPuzzle = ({ seed, level, rules = MADE_UNDER }: ClaimsRequest): ClaimsPuzzle =>
  claimsPuzzleOf(generateClaimsTable(seed, level), { rules, whichChow: asksWhichChow(level) });

/** The table of a seed, with the plot decided before hands are thrown, so that no plot is rarer for being harder. */
export function generateClaimsTable(seed: number, level: ClaimsLevel): ClaimsTable {
  const random = seededSource('claims', level, seed);
  const plot = pick(plotsOf(level), random);
  for (;;) {
    const table = draw(plot, random);
    if (table && tells(plot, claimsPuzzleOf(table, { rules: MADE_UNDER, whichChow: true }))) return table;
  }
}

/** What the seats after the one that offers the tile are to hold, by their place in turn order (1 is on the right). */
type Cast = Readonly<Record<number, 'ready' | 'cheap' | 'pair' | 'three' | 'chow' | 'orphans'>>;

function draw(plot: Plot, random: Random): ClaimsTable | undefined {
  const from = pick(WINDS, random);
  const roundWind = pick(WINDS, random);
  if (plot.startsWith('passed')) return drawPassed(plot, from, roundWind, random);
  const source = plot === 'robbed-kong' ? 'added-kong' : isConcealed(plot) ? 'concealed-kong' : 'discard';
  const tile = drawTile(plot, random);
  const pool = fullPool();
  if (
    !take(
      pool,
      Array.from({ length: source === 'discard' ? 1 : 4 }, () => tile),
    )
  )
    return undefined;
  const hands = deal(castOf(plot, random), tile, from, pool, random);
  return hands && { offered: { tile, from, source }, roundWind, hands, house: houseOf(plot) };
}

const isConcealed = (plot: Plot): boolean => plot === 'concealed-kong' || plot === 'orphans-rob';

function drawTile(plot: Plot, random: Random): Tile {
  if (plot === 'orphans-rob') return pick(ORPHANS, random);
  const isPlain = plot === 'pung-or-nothing' || plot === 'kong';
  return isPlain
    ? pick(TILES, random)
    : pick(
        TILES.filter((tile) => !isHonor(tile)),
        random,
      );
}

const houseOf = (plot: Plot): HouseRules => {
  if (plot === 'two-winners') return { multipleWinners: 'closest' };
  return plot === 'all-winners' ? { multipleWinners: 'all' } : {};
};

function castOf(plot: Plot, random: Random): Cast {
  const far = pick([2, 3], random);
  const any = pick([1, 2, 3], random);
  const others = [1, 2, 3].filter((place) => place !== any);
  const other = pick(others, random);
  switch (plot) {
    case 'pung-or-nothing':
      return random() < 0.75 ? { [any]: 'pair' } : {};
    case 'chow-from-left':
    case 'choice-of-chows':
      return { 1: 'chow', ...(random() < 0.5 ? { [far]: 'chow' } : {}) };
    case 'chow-from-elsewhere':
      return { [far]: 'chow', ...(random() < 0.5 ? { [5 - far]: 'pair' } : {}) };
    case 'pung-before-chow':
      return { 1: 'chow', [far]: 'pair' };
    case 'kong':
      return { [any]: 'three', ...(any === 1 || random() < 0.4 ? {} : { 1: 'chow' }) };
    case 'win-before-set':
      return { [any]: 'ready', [other]: other === 1 && random() < 0.5 ? 'chow' : 'pair' };
    case 'below-minimum':
      return { [any]: 'cheap', [other]: other === 1 && random() < 0.5 ? 'chow' : 'pair' };
    case 'two-winners':
    case 'all-winners':
      return { [any]: 'ready', [other]: 'ready' };
    case 'orphans-rob':
      return { [any]: 'orphans' };
    default:
      return { [any]: 'ready', ...(plot === 'robbed-kong' ? { [other]: 'chow' } : {}) };
  }
}

/** Three hands from the pool, the wanted ones first so that the others cannot take their tiles. */
function deal(cast: Cast, tile: Tile, from: Wind, pool: Pool, random: Random): ClaimsTable['hands'] | undefined {
  const places = [1, 2, 3].sort((one, other) => Number(cast[other] !== undefined) - Number(cast[one] !== undefined));
  const hands: [Wind, Hand][] = [];
  for (const place of places) {
    const hand = drawRole(cast[place], tile, pool, random);
    if (!hand) return undefined;
    hands.push([seatAfter(from, place), hand]);
  }
  return Object.fromEntries(hands);
}

function drawRole(role: Cast[number] | undefined, tile: Tile, pool: Pool, random: Random): Hand | undefined {
  switch (role) {
    case 'ready':
    case 'cheap':
      return drawReadyHand(pool, tile, random, role === 'ready');
    case 'orphans':
      return drawOrphans(pool, tile, random);
    case 'pair':
      return drawHand(pool, [tile, tile], random);
    case 'three':
      return drawHand(pool, [tile, tile, tile], random);
    case 'chow':
      return drawHand(pool, drawNeighbors(tile, random), random);
    case undefined:
      return drawHand(pool, [], random);
  }
}

function drawNeighbors(tile: Tile, random: Random): readonly Tile[] {
  const steps = [
    [-2, -1],
    [-1, 1],
    [1, 2],
    [-2, -1, 1],
    [-1, 1, 2],
  ].filter((all) =>
    all.every((step) => tile < 27 && Math.floor((tile + step) / 9) === Math.floor(tile / 9) && tile + step >= 0),
  );
  return steps.length === 0 ? [] : pick(steps, random).map((step) => (tile + step) as Tile);
}

function drawOrphans(pool: Pool, tile: Tile, random: Random): Hand | undefined {
  const others = ORPHANS.filter((each) => each !== tile);
  const tiles = sorted([...others, pick(others, random)]);
  return take(pool, tiles) ? { tiles, melds: [] } : undefined;
}

/** A seat lets a discard pass; after some turns another seat offers a tile it could win on. */
function drawPassed(plot: Plot, from: Wind, roundWind: Wind, random: Random): ClaimsTable | undefined {
  const tile = drawTile(plot, random);
  const pool = fullPool();
  if (!take(pool, [tile])) return undefined;
  const released = plot === 'passed-and-released';
  const passed = placePassed(from, released, random);
  const ready = drawReadyHand(pool, tile, random);
  if (!ready) return undefined;
  const before = released || plot === 'passed-same-tile' ? tile : otherWait(ready, tile, random);
  if (before === undefined || !take(pool, [before])) return undefined;
  const rest = seatsFollowing(from).filter((seat) => seat !== passed.seat);
  const hands: [Wind, Hand][] = [[passed.seat, ready]];
  for (const seat of rest) {
    const hand = drawHand(pool, [], random);
    if (!hand) return undefined;
    hands.push([seat, hand]);
  }
  const house: HouseRules = {
    passedWin: plot === 'passed-same-wait' || plot === 'passed-but-more-fan' ? 'sameWait' : 'sameTile',
    passedWinHigherFanException: true,
  };
  const offered = { tile, from, source: 'discard' } as const;
  return { offered, roundWind, hands: Object.fromEntries(hands), house, passed: { ...passed, tile: before } };
}

/** Who passed whose tile: play went on from there to `from`, past the passing seat only where it is to be free again. */
function placePassed(from: Wind, released: boolean, random: Random): Omit<PassedDiscard, 'tile'> {
  const back = released ? pick([2, 3], random) : pick([1, 2], random);
  const first = seatAfter(from, -back);
  const drew = Array.from({ length: back }, (_, step) => seatAfter(first, step + 1));
  const between = drew.filter((seat) => seat !== from);
  const seats = released ? between : seatsFollowing(from).filter((seat) => !drew.includes(seat) && seat !== first);
  return { seat: pick(seats, random), from: first, drew };
}

const otherWait = (hand: Hand, tile: Tile, random: Random): Tile | undefined => {
  const others = findWaits(hand, { sevenPairs: false, quadsArePairs: false, deadWaits: false }).filter(
    (wait) => wait !== tile,
  );
  return others.length === 0 ? undefined : pick(others, random);
};
