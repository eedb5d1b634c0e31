import { failure, ok, type Result } from '../../engine/result.ts';
import type { Wind } from '../../engine/tile.ts';
import { LIABILITIES } from '../../fan/liabilities.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand, type Score } from '../../fan/score.ts';
import { settleFalseWin, settleWins } from '../../fan/settle.ts';
import type { Liable } from '../../fan/settlement-request.ts';
import { describeScore } from '../describe-score.ts';
import { isFields, type Fields, type Refusal } from '../refusal.ts';
import { rulesField } from '../rules-field.ts';
import { isSeat, seatField } from '../seat-field.ts';
import { winFields } from '../win-fields.ts';

/** `settle`: the scores of the winners and what each seat gains or pays, or what a false win costs. */
export function answerSettle(request: Fields): Result<Fields, Refusal> {
  const rules = rulesOf(request);
  if (!rules.ok) return rules;
  if (request['falseWin'] !== undefined) return answerFalseWin(request, rules.value);
  const scores = scoresOf(request, rules.value);
  if (!scores.ok) return scores;
  const discarder = request['discarder'] === undefined ? ok(undefined) : seatField(request, 'discarder');
  if (!discarder.ok) return discarder;
  const liable = liableField(request);
  if (!liable.ok) return liable;
  const settled = settleWins({ scores: scores.value, discarder: discarder.value, liable: liable.value }, rules.value);
  return settled.ok ? ok({ scores: scores.value.map(describeScore), ...settled.value }) : settled;
}

/** The rules of the request, or if it names none those of its first win. */
function rulesOf(request: Fields): Result<RuleSet, Refusal> {
  const wins: unknown = request['wins'];
  const first: unknown = Array.isArray(wins) ? wins[0] : undefined;
  const isOwn = request['rules'] !== undefined || request['options'] !== undefined || !isFields(first);
  return rulesField(isOwn ? request : first);
}

function answerFalseWin(request: Fields, rules: RuleSet): Result<Fields, Refusal> {
  const seat = seatField(request, 'falseWin');
  if (!seat.ok) return seat;
  const settled = settleFalseWin(seat.value, rules);
  return settled.ok ? ok({ ...settled.value }) : settled;
}

function scoresOf(request: Fields, rules: RuleSet): Result<readonly Score[], Refusal> {
  const { wins } = request;
  if (wins === undefined) return failure({ code: 'missing-field', token: 'wins' });
  if (!Array.isArray(wins)) return failure({ code: 'wrong-field', token: 'wins' });
  const scores: Score[] = [];
  for (const win of wins as readonly unknown[]) {
    if (!isFields(win)) return failure({ code: 'wrong-field', token: 'wins' });
    const claimed = winFields(win);
    if (!claimed.ok) return claimed;
    const score = scoreHand(claimed.value.hand, claimed.value.circumstances, rules);
    if (!score.ok) return score;
    scores.push(score.value);
  }
  return ok(scores);
}

function liableField({ liable }: Fields): Result<Liable | undefined, Refusal> {
  if (liable === undefined || liable === null) return ok(undefined);
  if (!isFields(liable)) return failure({ code: 'wrong-field', token: 'liable' });
  const seat: unknown = liable['seat'];
  if (!isSeat(seat)) return failure({ code: 'wrong-field', token: 'liable.seat' });
  const rule = LIABILITIES.find((known) => known === liable['rule']);
  if (rule === undefined) return failure({ code: 'unknown-liability', token: String(liable['rule']) });
  return ok({ seat: seat satisfies Wind, rule });
}
