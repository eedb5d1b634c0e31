import { BONUS_TILES } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { formatHand } from '../../engine/notation.ts';
import { pick, pickSome, type Random } from '../../engine/random.ts';
import { WINDS } from '../../engine/tile.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { WonHand } from '../score/puzzle.ts';
import { hasItsTurn, seededSource } from '../seed.ts';
import { drawTwoWayHand, PARTS } from './candidate.ts';
import { isOfLevel, type BestReadingLevel } from './levels.ts';
import { bestReadingPuzzleOf, type BestReadingPuzzle } from './puzzle.ts';

export interface BestReadingRequest {
  readonly seed: number;
  readonly level: BestReadingLevel;
  readonly rules: RuleSet;
}

/** Levels are measured at this table, whatever the reader's: the same hand for everybody. */
const REFERENCE = presetRules('hk33');

/** At each of these tables every puzzle has a clear answer. */
const TABLES: readonly RuleSet[] = [REFERENCE, ...(['hk22', 'gd06', 'de64'] as const).map((id) => presetRules(id))];

/**
 * The puzzle of a seed. The same seed and level give the same hand at every table that comes with the project, so that a
 * change of rules changes the worth alone; a table of one's own at which its answer would not be clear gets the next hand.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateBestReadingPuzzle({ seed, level, rules }: BestReadingRequest): BestReadingPuzzle {
  const random = seededSource('best-reading', level, seed);
  const parts = PARTS[level];
  const part = parts[seed % parts.length] ?? parts[0];
  for (;;) {
    const hand = drawTwoWayHand(part, level === 3 ? 0 : pick([0, 0, 1], random), random);
    const won = hand && finish(hand, level, random);
    if (won === undefined || !hasItsTurn(formatHand(won.hand), seed)) continue;
    const measured = bestReadingPuzzleOf(won, REFERENCE);
    if (measured === undefined || !isOfLevel(level, measured) || !isSoAtAll(won)) continue;
    const puzzle = bestReadingPuzzleOf(won, rules);
    if (puzzle !== undefined && isClear(puzzle)) return puzzle;
  }
}

const isSoAtAll = (won: WonHand): boolean =>
  TABLES.every((rules) => {
    const puzzle = bestReadingPuzzleOf(won, rules);
    return puzzle !== undefined && isClear(puzzle);
  });

/** Every reading that is not one of the dearest is worth fewer points. */
function isClear({ readings, best }: BestReadingPuzzle): boolean {
  const points = readings[best[0] ?? 0]?.score.points ?? 0;
  return readings.every(({ score }, at) => best.includes(at) || score.points < points);
}

/** How the hand was won: on the first two levels by a discard; from the third on perhaps drawn, with bonus tiles. */
function finish(hand: Hand, level: BestReadingLevel, random: Random): WonHand {
  const by = level > 2 && random() < 0.5 ? 'self-draw' : 'discard';
  const count = level === 3 ? pick([0, 1, 1, 2], random) : level === 1 ? 0 : pick([0, 0, 1], random);
  const drawn = pickSome(BONUS_TILES, count, random);
  const seatWind = pick(WINDS, random);
  const others = WINDS.filter((seat) => seat !== seatWind);
  return {
    hand,
    circumstances: {
      by,
      seatWind,
      roundWind: pick([...WINDS, 'E', 'S'] as const, random),
      bonus: BONUS_TILES.filter((tile) => drawn.includes(tile)),
      flags: [],
    },
    discarder: by === 'self-draw' ? undefined : pick(others, random),
  };
}
