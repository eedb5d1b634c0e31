import { settleWins, type Settlement } from '../../fan/settle.ts';
import type { ScorePuzzle } from './puzzle.ts';

/**
 * Who pays whom for the hand of a puzzle.
 *
 * @throws Error if it cannot be settled, which no puzzle is made of.
 */
export function settlementOf({ score, discarder, liable, rules }: ScorePuzzle): Settlement {
  const settlement = settleWins({ scores: [score], discarder, liable }, rules);
  if (!settlement.ok) throw new Error(`not settled: ${settlement.error.code}`);
  return settlement.value;
}
