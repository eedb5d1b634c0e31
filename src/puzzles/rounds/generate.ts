import { pick, type Random } from '../../engine/random.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { PROCEDURES } from '../../table/procedure.ts';
import { dealerChair, type HandNumber, type RoundOptions } from '../../table/rounds.ts';
import { seatIndex } from '../../table/seats.ts';
import { seededSource } from '../seed.ts';
import { roundsPuzzleOf, type ChairResult, type RoundsPuzzle, type RoundsTable } from './puzzle.ts';

/** 1: within a round; 2: draws and repeats; 3: where a round or the match ends. */
export const ROUNDS_LEVELS = [1, 2, 3] as const;
export type RoundsLevel = (typeof ROUNDS_LEVELS)[number];

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
  const random = seededSource('rounds', level, seed);
  const hand = pick<HandNumber>(level === 3 ? [4] : [1, 2, 3], random);
  const repeats = level === 2 ? pick([0, 0, 1, 2], random) : 0;
  const position = { round: pick(WINDS, random), hand, repeats };
  const result = drawResult(level, dealerChair(hand), random);
  return { position, result, you: pick(WINDS, random) };
}

/** Every level has wins of the dealer and of others; draws come from the second on. */
function drawResult(level: RoundsLevel, dealer: Wind, random: Random): ChairResult {
  const others = WINDS.filter((chair) => seatIndex(chair) !== seatIndex(dealer));
  const kind = pick<'dealer' | 'other' | 'draw'>(
    level === 1 ? ['dealer', 'other', 'other'] : ['dealer', 'draw', 'draw', 'other'],
    random,
  );
  if (kind === 'draw') return 'draw';
  return { winner: kind === 'dealer' ? dealer : pick(others, random) };
}
