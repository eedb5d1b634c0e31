import { shuffle, type Random } from '../../engine/random.ts';
import { WINDS, type Tile, type Wind } from '../../engine/tile.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { isOfLevel, mayBeHeld, mayBeSeen, questionOf, type DiscardLevel } from './levels.ts';
import { laidByOthers, playOn, type Table } from '../played/play.ts';
import { nearestDiscards } from '../played/nearest-discards.ts';
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
    for (const moment of shuffle(playMoments(random), random)) {
      const found = tableOfLevel(level, moment);
      if (found !== undefined) return found;
    }
  }
}

/** The table of a moment if it is of the level: what rules most moments out is asked first. */
function tableOfLevel(level: DiscardLevel, moment: Moment): DiscardTable | undefined {
  const { tiles, melds } = moment.play.seats[moment.seat];
  if (!mayBeHeld(level, { tiles, melds })) return undefined;
  const table = tableAt(moment);
  if (!mayBeSeen(level, table)) return undefined;
  const nearest = nearestDiscards(table.hand, waitOptionsOf(MADE_UNDER));
  // Where one discard alone keeps the hand as near, there is nothing to count.
  if (nearest.length === 1) return undefined;
  const puzzle = nearestPuzzleOf(table, nearest, questionOf(level), MADE_UNDER);
  return isOfLevel(level, puzzle) ? table : undefined;
}

/** After so many discards there is too much on the table to ask about. */
const DISCARDS_PLAYED = 40;

/** Somebody is to discard: the play as it stands, of which so many discards have been made. */
interface Moment {
  readonly play: Table;
  readonly seat: Wind;
  readonly roundWind: Wind;
  readonly drawn: Tile | undefined;
  readonly discarded: number;
}

/** Every moment of one played hand at which somebody is to discard, up to the fortieth unclaimed discard. */
function playMoments(random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const roundWind = WINDS[Math.floor(random() * 2)] ?? 'E';
  for (const happening of playOn(roundWind, random, BY_TOUCH)) {
    const { kind, play, seat } = happening;
    const discarded = play.discards.length;
    if (kind === 'turn') moments.push({ play: { ...play }, seat, roundWind, drawn: happening.drawn, discarded });
    else if (discarded === DISCARDS_PLAYED) break;
  }
  return moments;
}

/** What lies open at a moment. Discards are only ever added, so that those of the moment are the first of all. */
function tableAt({ play, seat, roundWind, drawn, discarded }: Moment): DiscardTable {
  const { tiles, melds, bonus } = play.seats[seat];
  const discards = play.discards.slice(0, discarded);
  return { seat, roundWind, hand: { tiles, melds }, drawn, bonus, discards, laid: laidByOthers(play, seat) };
}
