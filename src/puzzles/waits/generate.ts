import type { Hand } from '../../engine/hand.ts';
import { pick, type Random } from '../../engine/random.ts';
import { meldKeysOf, suitKeysOf } from '../../engine/suit-keys.ts';
import { findWaits, type WaitOptions } from '../../engine/waits.ts';
import { seededSource, SEEDS_WITHOUT_REPEAT } from '../seed.ts';
import { drawOrphans, drawSevenPairs, drawUnsorted, sorted } from './candidate.ts';
import { WAIT_COUNTS, isOfLevel, type ShapeLevel } from './levels.ts';
import { PLAIN_WAIT_OPTIONS, waitsPuzzleOf, type WaitsPuzzle } from './puzzle.ts';
import type { WaitShape } from './shape.ts';

export interface WaitsRequest {
  readonly seed: number;
  readonly level: ShapeLevel;
  readonly options?: WaitOptions;
}

/**
 * The waits puzzle of a seed: the same seed, level and options always give the same hand; ten seeds in a row never give the
 * same one, suits exchanged or not. Seven pairs occur on level 4,
 * where the options play them; a hand drawn without them is the same with them.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateWaitsPuzzle({ seed, level, options = PLAIN_WAIT_OPTIONS }: WaitsRequest): WaitsPuzzle {
  const random = seededSource('waits', level, seed);
  const wanted = drawKind(level, options, random);
  for (;;) {
    const drawn = drawHand(wanted, level, random);
    if (drawn === undefined || shapeHash(drawn) % SEEDS_WITHOUT_REPEAT !== seed % SEEDS_WITHOUT_REPEAT) continue;
    const { tiles, melds } = drawn;
    const puzzle = measure({ tiles: sorted(tiles), melds }, wanted, level, options);
    if (puzzle !== undefined) return puzzle;
  }
}

type Wanted = 'orphans' | 'seven-pairs' | 'any' | WaitShape;

/** Decided before hands are thrown, so that a kind is not rarer for being harder to throw. */
function drawKind(level: ShapeLevel, options: WaitOptions, random: Random): Wanted {
  const roll = random();
  if (level === 1) return roll < 0.8 ? 'two-sided' : 'pair';
  if (level === 2) return pick(['edge', 'closed', 'pair', 'two-pairs'], random);
  if (level !== 4) return 'any';
  if (roll < 0.08) return 'orphans';
  return roll < 0.2 && options.sevenPairs ? 'seven-pairs' : 'any';
}

function drawHand(wanted: Wanted, level: ShapeLevel, random: Random): Hand | undefined {
  if (level === 4 && wanted === 'orphans') return drawOrphans(random);
  if (level === 4 && wanted === 'seven-pairs') return drawSevenPairs(random);
  return drawUnsorted(level, random);
}

/** The puzzle if it is one of the kind and level; the number of waits is looked at first, being cheap. */
function measure(hand: Hand, wanted: Wanted, level: ShapeLevel, options: WaitOptions): WaitsPuzzle | undefined {
  const [least, most] = WAIT_COUNTS[level];
  const count = findWaits(hand, options).length;
  const special = level === 4 && wanted !== 'any';
  if (!special && (count < least || count > most)) return undefined;
  const puzzle = waitsPuzzleOf(hand, options);
  if (puzzle === undefined || !isOfLevel(level, puzzle)) return undefined;
  return level > 2 || puzzle.shape === wanted ? puzzle : undefined;
}

/**
 * A number for a hand that stays the same when suits are exchanged or sets are laid down: the counts of each suit and of the
 * honors as digits of a number, suits in order of size, mixed by multiplication.
 */
function shapeHash({ tiles, melds }: Hand): number {
  const [m, p, s, honors] = suitKeysOf(tiles);
  const laid = meldKeysOf(melds);
  const suits = [m + laid[0], p + laid[1], s + laid[2]].sort((x, y) => x - y);
  return mix(suits.reduce(mix, 0x811c9dc5), honors + laid[3]) >>> 0;
}

/** One step of murmur's mixing, so that every digit reaches the low bits. */
function mix(hash: number, key: number): number {
  const step = Math.imul(hash ^ key, 0x85ebca6b);
  return Math.imul(step ^ (step >>> 13), 0xc2b2ae35) ^ (step >>> 16);
}
