import type { RuleSet } from '../fan/rule-sets/rule-set.ts';
import { scoreHand } from '../fan/score.ts';
import { winFlags } from '../table/win-flags.ts';
import type { Appraise } from '../table/win.ts';

/** What a win is worth at the table that plays by these rules: the scorer, as the table asks for it. */
export const appraiseUnder =
  (rules: RuleSet): Appraise =>
  ({ hand, by, seat, roundWind, bonus, circumstances }) => {
    const flags = winFlags(circumstances, rules.options).filter((flag) => seat !== 'E' || flag !== 'human');
    const score = scoreHand(hand, { by, seatWind: seat, roundWind, bonus, flags }, rules);
    if (!score.ok) return undefined;
    const { fan, legal, result } = score.value;
    return { fan, legal, result };
  };
