import { randomSource } from '../../engine/random.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { PROCEDURES } from '../../table/procedure.ts';
import { dealerChair, type HandNumber, type RoundOptions } from '../../table/rounds.ts';
import { seatIndex } from '../../table/seats.ts';
import { roundsPuzzleOf, type ChairResult, type RoundsPuzzle, type RoundsTable } from './puzzle.ts';

/** 1: within a round; 2: draws and repeats; 3: where a round or the match ends. */
export const ROUNDS_LEVELS = [1, 2, 3] as const;
export type RoundsLevel = (typeof ROUNDS_LEVELS)[number];

export const isRoundsLevel = (value: number): value is RoundsLevel =>
  (ROUNDS_LEVELS as readonly number[]).includes(value);

/** Seeds are whole numbers from 1 to this one, short enough to be read out. */
export const LAST_SEED = 999_999;

export const isSeed = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= LAST_SEED;

/** The seed of the puzzle after this one; the last is followed by the first. */
export const nextSeed = (seed: number): number => (seed % LAST_SEED) + 1;

export interface RoundsRequest {
  readonly seed: number;
  readonly level: RoundsLevel;
  readonly options?: RoundOptions;
}

/**
 * The rounds puzzle of a seed: the same seed and level always give the same table, whatever the rules.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export const generateRoundsPuzzle = ({ seed, level, options = PROCEDURES.hk33 }: RoundsRequest): RoundsPuzzle =>
  roundsPuzzleOf(generateRoundsTable(seed, level), options);

export function generateRoundsTable(seed: number, level: RoundsLevel): RoundsTable {
  if (!isSeed(seed)) throw new RangeError(`no seed: ${seed}`);
  const random = randomSource(`rounds ${level} ${seed}`);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const hand = pick<HandNumber>(level === 3 ? [4] : [1, 2, 3]);
  const repeats = level === 2 ? pick([0, 0, 1, 2]) : 0;
  const position = { round: pick(WINDS), hand, repeats };
  const result = drawResult(level, dealerChair(hand), pick);
  return { position, result, you: pick(WINDS) };
}

/** Every level has wins of the dealer and of others; draws come from the second on. */
function drawResult(level: RoundsLevel, dealer: Wind, pick: <T>(items: readonly T[]) => T): ChairResult {
  const others = WINDS.filter((chair) => seatIndex(chair) !== seatIndex(dealer));
  const kind = pick<'dealer' | 'other' | 'draw'>(
    level === 1 ? ['dealer', 'other', 'other'] : ['dealer', 'draw', 'draw', 'other'],
  );
  if (kind === 'draw') return 'draw';
  return { winner: kind === 'dealer' ? dealer : pick(others) };
}
