import { BONUS_TILES, type BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { WINDS } from '../../engine/tile.ts';
import type { Circumstances, WinFlag, WinWay } from '../../fan/circumstances.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { seededSource } from '../seed.ts';
import { drawHand, pick, pickSome, PLANS, type Random } from './candidate.ts';
import { hasKong, isOfLevel, measuredPuzzle, type ThrownLevel } from './levels.ts';
import { drawLimitHand, LIMIT_KINDS } from './limit-hands.ts';
import { scorePuzzleOf, type ScorePuzzle, type WonHand } from './puzzle.ts';
import { drawTangledHand, TANGLED_KINDS } from './tangled-hands.ts';

export interface ScoreRequest {
  readonly seed: number;
  readonly level: ThrownLevel;
  readonly rules: RuleSet;
}

/** How many hands in a hundred do not reach three fan: to say so is part of counting. */
const BELOW_MINIMUM = 15;

/**
 * The puzzle of a seed. The same seed and level give the same hand under every rule set that comes with the project, so
 * that a change of rules changes the numbers alone.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateScorePuzzle({ seed, level, rules }: ScoreRequest): ScorePuzzle {
  const random = seededSource('score', level, seed);
  const wantsLegal = level > 2 || random() * 100 >= BELOW_MINIMUM;
  for (;;) {
    const won = drawWonHand(seed, level, random);
    const measured = won === undefined ? undefined : measuredPuzzle(won);
    if (measured?.score.legal !== wantsLegal || !isOfLevel(level, measured)) continue;
    const puzzle = scorePuzzleOf(measured, rules);
    if (puzzle !== undefined) return puzzle;
  }
}

/** Kinds follow the seeds in turn, so that a run of ten meets each of them. */
function kindAt<T>(kinds: readonly [T, ...T[]], seed: number): T {
  return kinds[seed % kinds.length] ?? kinds[0];
}

function drawWonHand(seed: number, level: ThrownLevel, random: Random): WonHand | undefined {
  if (level === 5) {
    const kind = kindAt(LIMIT_KINDS, seed);
    const hand = drawLimitHand(kind, random);
    if (kind === 'heavenly') return hand && won(hand, 'self-draw', ['heavenly'], drawBonus([0, 0, 1], random), random);
    if (kind === 'earthly') return hand && won(hand, 'discard', ['earthly'], drawBonus([0, 0, 1], random), random);
    return hand && finish(hand, level, random);
  }
  if (level === 4) {
    const kind = kindAt(TANGLED_KINDS, seed);
    const hand = drawTangledHand(kind, random);
    const bonus = kind === 'flower-set' ? flowerSet(random) : undefined;
    return hand && finish(hand, level, random, bonus);
  }
  const plan = PLANS[pick(['chows', 'pungs', 'half-flush', 'mixed', 'mixed'] as const, random)];
  const laid = level === 3 ? pick([1, 2, 2, 3], random) : Math.floor(random() * (level + 1));
  const hand = drawHand(plan, { laid, kong: level === 3 ? 0.3 : 0 }, random);
  return hand && finish(hand, level, random);
}

const BONUS_COUNTS: Readonly<Record<ThrownLevel, readonly number[]>> = {
  1: [0],
  2: [1, 1, 2, 2, 3],
  3: [0, 0, 1, 2],
  4: [0, 1, 2],
  5: [0, 1],
};

const drawBonus = (counts: readonly number[], random: Random): readonly BonusTile[] =>
  pickSome(BONUS_TILES, pick(counts, random), random);

/** All four flowers or seasons, perhaps with one of the other kind. */
function flowerSet(random: Random): readonly BonusTile[] {
  const kind = pick(['f', 'g'], random);
  const others = BONUS_TILES.filter((tile) => !tile.startsWith(kind));
  return [...BONUS_TILES.filter((tile) => tile.startsWith(kind)), ...pickSome(others, pick([0, 0, 1], random), random)];
}

/** How the hand was won; nobody throws the last tile of four kongs that were claimed. */
function finish(hand: Hand, level: ThrownLevel, random: Random, bonus?: readonly BonusTile[]): WonHand {
  const canDraw = hand.melds.length < 4 || hand.melds.every(({ concealed }) => concealed);
  const by = canDraw && random() < 0.35 ? 'self-draw' : 'discard';
  const special = level >= 3 ? drawSpecial(hand, by, random) : undefined;
  const flowers = bonus ?? drawBonus(BONUS_COUNTS[level], random);
  return won(hand, special?.by ?? by, special?.flags ?? [], flowers, random);
}

/** In one of three hands something special about the win: the replacement for a kong, the last tile, a robbed kong. */
function drawSpecial(
  hand: Hand,
  by: WinWay,
  random: Random,
): { readonly by?: WinWay; readonly flags?: readonly WinFlag[] } | undefined {
  const roll = random();
  if (roll > 0.4) return undefined;
  if (by === 'self-draw' && hasKong(hand) && roll < 0.3) return { flags: ['kong-replacement'] };
  if (roll < 0.14) return { flags: ['last-tile'] };
  return by === 'discard' && roll < 0.3 ? { by: 'rob-kong' } : undefined;
}

function won(hand: Hand, by: WinWay, flags: readonly WinFlag[], bonus: readonly BonusTile[], random: Random): WonHand {
  const seats = flags.includes('heavenly') ? WINDS.slice(0, 1) : flags.includes('earthly') ? WINDS.slice(1) : WINDS;
  const seatWind = pick(seats, random);
  const roundWind = pick([...WINDS, 'E', 'S'] as const, random);
  const others = WINDS.filter((seat) => seat !== seatWind);
  const discarder = by === 'self-draw' ? undefined : flags.includes('earthly') ? 'E' : pick(others, random);
  const laidOut = BONUS_TILES.filter((tile) => bonus.includes(tile));
  const circumstances: Circumstances = { by, seatWind, roundWind, bonus: laidOut, flags };
  return { hand, circumstances, discarder };
}
