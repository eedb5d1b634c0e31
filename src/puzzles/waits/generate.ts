import { countTiles, type Hand } from '../../engine/hand.ts';
import { randomSource } from '../../engine/random.ts';
import { findWaits, type WaitOptions } from '../../engine/waits.ts';
import { drawCandidate, drawOrphans, drawSevenPairs, pick, type Random } from './candidate.ts';
import { WAIT_COUNTS, isOfLevel, type WaitsLevel } from './levels.ts';
import { waitsPuzzleOf, type WaitsPuzzle } from './puzzle.ts';
import type { WaitShape } from './shape.ts';

/** Seeds are whole numbers from 1 to this one, short enough to be read out. */
export const LAST_SEED = 999_999;

export const isSeed = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= LAST_SEED;

/** The seed of the puzzle after this one; the last is followed by the first. */
export const nextSeed = (seed: number): number => (seed % LAST_SEED) + 1;

/** So many seeds in a row never give the same hand twice, suits exchanged or not. */
export const SEEDS_WITHOUT_REPEAT = 16;

/** Where a table says nothing else: neither seven pairs nor a tile one holds four times. */
export const PLAIN_WAIT_OPTIONS: WaitOptions = { sevenPairs: false, quadsArePairs: false, deadWaits: false };

export interface WaitsRequest {
  readonly seed: number;
  readonly level: WaitsLevel;
  readonly options?: WaitOptions;
}

/**
 * The waits puzzle of a seed: the same seed, level and options always give the same hand. Seven pairs occur on level 4,
 * where the options play them; a hand drawn without them is the same with them.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateWaitsPuzzle({ seed, level, options = PLAIN_WAIT_OPTIONS }: WaitsRequest): WaitsPuzzle {
  if (!isSeed(seed)) throw new RangeError(`no seed: ${seed}`);
  const random = randomSource(`waits ${level} ${seed}`);
  const wanted = drawKind(level, options, random);
  for (;;) {
    const hand = drawHand(wanted, level, random);
    if (hand === undefined || shapeHash(hand) % SEEDS_WITHOUT_REPEAT !== seed % SEEDS_WITHOUT_REPEAT) continue;
    const puzzle = measure(hand, wanted, level, options);
    if (puzzle !== undefined) return puzzle;
  }
}

type Wanted = 'orphans' | 'seven-pairs' | 'any' | WaitShape;

/** Decided before hands are thrown, so that a kind is not rarer for being harder to throw. */
function drawKind(level: WaitsLevel, options: WaitOptions, random: Random): Wanted {
  const roll = random();
  if (level === 1) return roll < 0.8 ? 'two-sided' : 'pair';
  if (level === 2) return pick(['edge', 'closed', 'pair', 'two-pairs'], random);
  if (level !== 4) return 'any';
  if (roll < 0.08) return 'orphans';
  return roll < 0.2 && options.sevenPairs ? 'seven-pairs' : 'any';
}

function drawHand(wanted: Wanted, level: WaitsLevel, random: Random): Hand | undefined {
  if (level === 4 && wanted === 'orphans') return drawOrphans(random);
  if (level === 4 && wanted === 'seven-pairs') return drawSevenPairs(random);
  return drawCandidate(level, random);
}

/** The puzzle if it is one of the kind and level; the number of waits is looked at first, being cheap. */
function measure(hand: Hand, wanted: Wanted, level: WaitsLevel, options: WaitOptions): WaitsPuzzle | undefined {
  const [least, most] = WAIT_COUNTS[level];
  const count = findWaits(hand, options).length;
  const special = level === 4 && wanted !== 'any';
  if (!special && (count < least || count > most)) return undefined;
  const puzzle = waitsPuzzleOf(hand, options);
  if (puzzle === undefined || !isOfLevel(level, puzzle)) return undefined;
  return level > 2 || puzzle.shape === wanted ? puzzle : undefined;
}

/** A number for a hand that stays the same when suits are exchanged or sets are laid down. */
function shapeHash(hand: Hand): number {
  const counts = countTiles(hand).map((count) => Math.min(count, 4));
  const suits = [0, 9, 18].map((from) => counts.slice(from, from + 9).join('')).sort();
  return hash([...suits, counts.slice(27).join('')].join(' '));
}

/** FNV-1a over UTF-16 units; its high bits, since the lowest only tell whether the number of tiles is odd. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 16;
}
