import { failure, ok, type Result } from '../../engine/result.ts';
import { firstStack, openWall, type DiceRolls } from '../../table/break.ts';
import { addressedTakings, DEALT_TILES } from '../../table/deal.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../../table/procedure.ts';
import { drawAddress, replacementAddress, type Opening, type StacksPerWall } from '../../table/wall.ts';
import type { Fields, Refusal } from '../refusal.ts';

/** `break`: where the wall opens with these dice 開門, what is dealt from where, the next live tile and replacement. */
export function answerBreak(request: Fields): Result<Fields, Refusal> {
  const plan = planField(request);
  if (!plan.ok) return plan;
  const stacks = stacksField(request);
  if (!stacks.ok) return stacks;
  const dice = diceField(request);
  if (!dice.ok) return dice;
  const opening = openWall(plan.value, dice.value, stacks.value);
  return opening.ok ? ok(describeOpening(opening.value)) : failure(refuseDice(opening.error));
}

const describeOpening = (opening: Opening): Fields => ({
  breaker: opening.breaker,
  skip: opening.skip,
  first: firstStack(opening),
  deal: addressedTakings(opening).map(({ seat, addresses }) => ({ seat, tiles: addresses })),
  next: drawAddress(opening, DEALT_TILES),
  replacement: replacementAddress(opening, 0),
});

function planField({ plan }: Fields): Result<DicePlan, Refusal> {
  if (plan === undefined) return failure({ code: 'missing-field', token: 'plan' });
  const known = PROCEDURE_OPTIONS.dicePlan.find((name) => name === plan);
  return known ? ok(known) : failure({ code: 'wrong-field', token: 'plan' });
}

/** 18 stacks where nothing is said: a set with flowers. */
function stacksField({ stacksPerWall = 18 }: Fields): Result<StacksPerWall, Refusal> {
  if (stacksPerWall === 17 || stacksPerWall === 18) return ok(stacksPerWall);
  return failure({ code: 'wrong-field', token: 'stacksPerWall' });
}

function diceField({ dice }: Fields): Result<DiceRolls, Refusal> {
  if (dice === undefined) return failure({ code: 'missing-field', token: 'dice' });
  return isRolls(dice) ? ok(dice) : failure({ code: 'wrong-field', token: 'dice' });
}

const isRolls = (dice: unknown): dice is DiceRolls =>
  Array.isArray(dice) &&
  dice.every((roll) => Array.isArray(roll) && roll.every((die: unknown) => typeof die === 'number'));

/** The refused die, or the field, and which roll it is in. */
const refuseDice = (error: Extract<ReturnType<typeof openWall>, { ok: false }>['error']): Refusal => ({
  code: error.code,
  token: 'token' in error ? error.token : 'dice',
  ...('at' in error && { at: error.at }),
});
