import { shuffle, type Random } from '../../engine/random.ts';
import { WINDS } from '../../engine/tile.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { isOfLevel, mayBeOfLevel, questionOf, type DiscardLevel } from './levels.ts';
import { laidByOthers, playOn } from '../played/play.ts';
import { BY_TOUCH } from '../played/player.ts';
import type { DiscardPuzzle } from './puzzle.ts';
import { seededSource } from '../seed.ts';
import type { DiscardTable } from './table.ts';
import { discardPuzzleOf, nearestPuzzleOf } from './under-rules.ts';

/** The rules a table is chosen under. It stays the same under all others; only the answer may change. */
const MADE_UNDER = presetRules('hk33');

export interface DiscardRequest {
  readonly seed: number;
  readonly level: DiscardLevel;
  readonly rules?: RuleSet;
}

/**
 * The discard puzzle of a seed: the same seed and level always give the same table, whatever the rules.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateDiscardPuzzle({ seed, level, rules = MADE_UNDER }: DiscardRequest): DiscardPuzzle {
  return discardPuzzleOf(generateDiscardTable(seed, level), questionOf(level), rules);
}

/** The table of a seed: hands are dealt and played until a moment is of the level. */
export function generateDiscardTable(seed: number, level: DiscardLevel): DiscardTable {
  const random = seededSource('discard', level, seed);
  for (;;) {
    const found = shuffle(playTables(random), random).find(
      (table) => mayBeOfLevel(level, table) && isOfLevel(level, nearestPuzzleOf(table, questionOf(level), MADE_UNDER)),
    );
    if (found !== undefined) return found;
  }
}

/** After so many discards there is too much on the table to ask about. */
const DISCARDS_PLAYED = 40;

/** Every moment of one played hand at which somebody is to discard, up to the fortieth unclaimed discard. */
function playTables(random: Random): readonly DiscardTable[] {
  const tables: DiscardTable[] = [];
  const roundWind = WINDS[Math.floor(random() * 2)] ?? 'E';
  for (const happening of playOn(roundWind, random, BY_TOUCH)) {
    const { kind, play, seat } = happening;
    if (kind === 'turn') {
      const { tiles, melds, bonus } = play.seats[seat];
      const laid = laidByOthers(play, seat);
      const discards = [...play.discards];
      tables.push({ seat, roundWind, hand: { tiles, melds }, drawn: happening.drawn, bonus, discards, laid });
    } else if (play.discards.length === DISCARDS_PLAYED) break;
  }
  return tables;
}
