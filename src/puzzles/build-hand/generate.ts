import { BONUS_TILES } from '../../engine/bonus-tile.ts';
import { countTiles } from '../../engine/hand.ts';
import { formatHand, formatTiles } from '../../engine/notation.ts';
import { COPIES_PER_TILE, TILES, WINDS, type Tile } from '../../engine/tile.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { drawHand, pick, pickSome, PLANS, type Random } from '../score/candidate.ts';
import { hasItsTurn, seededSource } from '../seed.ts';
import { isOfLevel, OFFERED, worthBefore, type BuildHandLevel } from './levels.ts';
import { buildHandPuzzleOf, exchanged, targetOf, type BuildHandPuzzle, type Fourteen } from './puzzle.ts';

export interface BuildHandRequest {
  readonly seed: number;
  readonly level: BuildHandLevel;
  readonly rules: RuleSet;
}

/** Levels are measured at this table, whatever the reader's: the same tiles for everybody. */
const REFERENCE = presetRules('hk33');

/** At each of these tables an exchange is worth something. */
const OTHERS: readonly RuleSet[] = (['hk22', 'gd06', 'de64'] as const).map((id) => presetRules(id));

/**
 * The puzzle of a seed. The same seed and level give the same tiles at every table. Under `hk33` the full target can be reached;
 * at a table that counts less, the most that can be.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateBuildHandPuzzle({ seed, level, rules }: BuildHandRequest): BuildHandPuzzle {
  const random = seededSource('build-hand', level, seed);
  for (;;) {
    const drawn = drawFourteen(level, random);
    if (drawn === undefined || !hasItsTurn(nameOf(drawn), seed)) continue;
    const measured = level === 1 ? withOffer(drawn, random) : buildHandPuzzleOf(drawn, REFERENCE);
    if (measured === undefined || !isFull(measured) || !isOfLevel(level, measured)) continue;
    if (level === 4 && (worthBefore(measured) ?? 0) >= measured.target) continue;
    const { held, melds, place, offered } = measured;
    const fourteen = { held, melds, place, offered };
    if (!OTHERS.every((other) => (buildHandPuzzleOf(fourteen, other)?.target ?? 0) > 0)) continue;
    const puzzle = buildHandPuzzleOf(fourteen, rules);
    if (puzzle !== undefined) return puzzle;
  }
}

const isFull = ({ target, rules }: BuildHandPuzzle): boolean => target === targetOf(rules);

/** A winning hand with one tile more instead of its last one. */
function drawFourteen(level: BuildHandLevel, random: Random): Fourteen | undefined {
  const laid = level === 3 ? pick([0, 1, 1, 2], random) : 0;
  const hand = drawHand(PLANS[pick(WORTHY, random)], { laid, kong: 0 }, random);
  if (hand?.winningTile === undefined) return undefined;
  const { tiles, melds, winningTile } = hand;
  const place = drawPlace(level, random);
  if (level === 4) return cheapened({ held: [...tiles, winningTile].sort((a, b) => a - b), melds, place }, random);
  const copies = countTiles(hand);
  const others = TILES.filter((tile) => tile !== winningTile && (copies[tile] ?? 0) < COPIES_PER_TILE);
  const last = pick(nearby(others, tiles), random);
  return { held: [...tiles, last].sort((a, b) => a - b), melds, place };
}

/** The tiles after an exchange that keeps the hand complete and makes it worth too little: the way back is a solution. */
function cheapened(fourteen: Fourteen, random: Random): Fourteen | undefined {
  const { tooCheap = [] } = buildHandPuzzleOf(fourteen, REFERENCE) ?? {};
  if (tooCheap.length === 0) return undefined;
  const { tiles, winningTile } = exchanged(fourteen, pick(tooCheap, random));
  const held = winningTile === undefined ? [] : [...tiles, winningTile].sort((a, b) => a - b);
  return { ...fourteen, held };
}

const WORTHY = ['chows', 'pungs', 'half-flush', 'half-flush', 'mixed', 'mixed'] as const;

/** The tile too many lies beside another one as often as not, so that it does not stand out. */
function nearby(tiles: readonly Tile[], held: readonly Tile[]): readonly Tile[] {
  const near = tiles.filter((tile) => tile < 27 && held.some((other) => other < 27 && Math.abs(other - tile) < 3));
  return [...tiles, ...near];
}

function drawPlace(level: BuildHandLevel, random: Random): Fourteen['place'] {
  const drawn = pickSome(BONUS_TILES, level === 3 ? pick([0, 1, 2], random) : 0, random);
  return {
    seatWind: pick(WINDS, random),
    roundWind: pick(['E', 'E', 'S'] as const, random),
    bonus: BONUS_TILES.filter((tile) => drawn.includes(tile)),
  };
}

/** The same tiles with four to choose from: one that reaches the target, others that complete too little or nothing. */
function withOffer(drawn: Fourteen, random: Random): BuildHandPuzzle | undefined {
  const free = buildHandPuzzleOf(drawn, REFERENCE);
  if (free === undefined || free.solutions.length === 0) return undefined;
  const { take } = pick(free.solutions, random);
  const right = free.solutions.map((solution) => solution.take);
  const cheap = free.tooCheap.map((exchange) => exchange.take);
  const copies = countTiles({ tiles: drawn.held, melds: drawn.melds });
  const wrong = [...new Set([...cheap, ...nearby(TILES, drawn.held)])].filter(
    (tile) => !right.includes(tile) && (copies[tile] ?? 0) < COPIES_PER_TILE,
  );
  const others = [
    ...pickSome(
      [...new Set(cheap)].filter((tile) => wrong.includes(tile)),
      2,
      random,
    ),
  ];
  const rest = pickSome(
    wrong.filter((tile) => !others.includes(tile)),
    OFFERED - 1 - others.length,
    random,
  );
  const offered = [take, ...others, ...rest].sort((a, b) => a - b);
  return buildHandPuzzleOf({ ...drawn, offered }, REFERENCE);
}

const nameOf = ({ held, melds, place }: Fourteen): string =>
  [formatTiles(held), formatHand({ tiles: [], melds }), place.seatWind, place.roundWind, ...place.bonus].join(' ');
