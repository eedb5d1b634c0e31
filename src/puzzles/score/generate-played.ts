import type { Random } from '../../engine/random.ts';
import { WINDS } from '../../engine/tile.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { playOn } from '../played/play.ts';
import { BY_DISTANCE_WITH_KONGS } from '../played/player.ts';
import { winsAt, type PlayedWin } from '../played/wins.ts';
import { seededSource } from '../seed.ts';
import { scorePuzzleOf, type ScorePuzzle, type WonHand } from './puzzle.ts';

/** Of a hundred hands so many are complete without being worth three fan: to say so is part of counting. */
const BELOW_MINIMUM = 15;

/** The fan from which a hand at three-three rules is a limit hand. */
const CAP = presetRules('hk33').options.capFan ?? Infinity;

/**
 * The puzzle of a seed on level 6: a hand as it was won by one of four simple players, with everything that came with it: seat,
 * round, flowers, claimed sets, kongs, the last tile. Most are worth three fan or more at three-three rules, some not; none is a
 * limit hand. The same seed gives the same hand under every rule set that comes with the project.
 *
 * Measured on 1,000 seeds: 1,000 different hands; 3 ms on average, 9 ms for 95 of 100; one to six rows, mostly three.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generatePlayedScorePuzzle(seed: number, rules: RuleSet): ScorePuzzle {
  const random = seededSource('score', 6, seed);
  for (;;) {
    const puzzle = scorePuzzleOf(drawPlayedWin(random), rules);
    if (puzzle !== undefined) return puzzle;
  }
}

function drawPlayedWin(random: Random): WonHand {
  const wantsLegal = random() * 100 >= BELOW_MINIMUM;
  for (;;) {
    const found = playUntilWon(random, wantsLegal);
    if (found !== undefined && isWorthCounting(found)) {
      const { hand, circumstances, discarder } = found;
      return { hand, circumstances, discarder };
    }
  }
}

/**
 * One wall played by simple players who come nearer to ready with each discard, up to the first hand that is won; or, for a hand
 * below the minimum, up to the first that is complete.
 */
function playUntilWon(random: Random, wantsLegal: boolean): PlayedWin | undefined {
  const roundWind = WINDS[Math.floor(random() * 2)] ?? 'E';
  for (const happening of playOn(roundWind, random, BY_DISTANCE_WITH_KONGS)) {
    const wins = winsAt(happening, roundWind);
    const found = wins.find(({ score }) => score.legal === wantsLegal);
    if (found !== undefined) return found;
    if (wins.some(({ score }) => score.legal)) return undefined;
  }
  return undefined;
}

/** No limit hand, and something to count. */
const isWorthCounting = ({ score }: PlayedWin): boolean =>
  score.special.length === 0 && score.rawFan !== null && score.rawFan < CAP && score.items.length > 0;
