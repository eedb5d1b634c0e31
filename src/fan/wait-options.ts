import type { WaitOptions } from '../engine/waits.ts';
import type { ScoringRules } from './rule-sets/rule-set.ts';

/** Which hands are complete, and which waits count, under a rule set. */
export const waitOptionsOf = ({ rows, options }: ScoringRules): WaitOptions => ({
  sevenPairs: rows['seven-pairs'] !== undefined,
  quadsArePairs: options.sevenPairsAllowQuads,
  deadWaits: options.deadWaits,
});
