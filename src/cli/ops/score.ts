import { ok, type Result } from '../../engine/result.ts';
import { scoreHand } from '../../fan/score.ts';
import { describeScore } from '../describe-score.ts';
import type { Fields, Refusal } from '../refusal.ts';
import { rulesField } from '../rules-field.ts';
import { winFields } from '../win-fields.ts';

/** `score`: what a won hand is worth and why; `win` is false for a hand that is not complete. */
export function answerScore(request: Fields): Result<Fields, Refusal> {
  const rules = rulesField(request);
  if (!rules.ok) return rules;
  const claimed = winFields(request);
  if (!claimed.ok) return claimed;
  const score = scoreHand(claimed.value.hand, claimed.value.circumstances, rules.value);
  if (score.ok) return ok(describeScore(score.value));
  return score.error.code === 'not-complete' ? ok({ win: false }) : score;
}
