import type { Wind } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import { answersOf, withAnswer, withLimit, type LimitWorth } from '../../fan/rule-sets/house-rules.ts';
import type { OptionName, OptionValue } from '../../fan/rule-sets/options.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand, type Score } from '../../fan/score.ts';
import { settleFalseWin, settleWins, type Settlement } from '../../fan/settle.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { readWin, type WrittenWin } from '../../puzzles/score/exercise.ts';
import type { WonHand } from '../../puzzles/score/puzzle.ts';
import { claimsAllowed, maySeeLastTile, releases, type Allowed, type Released } from './claim-effects.ts';
import { EXAMPLES, LIMIT_WINS, type Example } from './examples.ts';
import { handOf } from './notation.ts';
import {
  fewestHands,
  handAfter,
  mayDeclareEarly,
  openedBy,
  replacementOrder,
  seated,
  tilesLeft,
  type Opened,
  type Seated,
} from './procedure-effects.ts';
import { wonHand, type Shown } from './shown.ts';

export { shownOf } from './shown.ts';

/** What an answer makes of an example; the page words it. */
export type Effect =
  | { readonly kind: 'impossible' }
  | { readonly kind: 'no-win' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'settlement'; readonly settlement: Settlement; readonly points: number }
  | { readonly kind: 'false-win'; readonly settlement: Settlement | undefined }
  | { readonly kind: 'claims'; readonly claims: readonly Allowed[] }
  | { readonly kind: 'release'; readonly moments: readonly Released[] }
  | { readonly kind: 'last-tile'; readonly isSeen: boolean }
  | { readonly kind: 'early-kong'; readonly isAllowed: boolean }
  | { readonly kind: 'flower-order'; readonly order: readonly Wind[] }
  | ({ readonly kind: 'seats' } & Seated)
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | ({ readonly kind: 'break' } & Opened)
  | { readonly kind: 'left'; readonly tiles: number }
  | { readonly kind: 'next-hand'; readonly hand: number }
  | { readonly kind: 'match'; readonly hands: number };

/** What one answer changes: for an example with several hands one effect each. */
export interface AnswerEffect {
  readonly value: OptionValue;
  readonly effects: readonly Effect[];
}

/** What every answer to a question makes of its example, the other answers of the house being as they are. */
export function effectsOf(name: OptionName, rules: RuleSet): readonly AnswerEffect[] {
  const example = EXAMPLES[name];
  return answersOf(rules, name).map((value) => {
    const answered = withAnswer(rules, name, value);
    return { value, effects: answered.ok ? effectOf(example, answered.value) : [{ kind: 'impossible' }] };
  });
}

/** Hands are counted without the minimum, unless it is part of the question: it would hide what an answer changes. */
const withoutMinimum = (rules: RuleSet): RuleSet => ({
  ...rules,
  options: { ...rules.options, minFan: 0, zeroFanResult: 'pays' },
});

function effectOf(example: Example, rules: RuleSet): readonly Effect[] {
  if (example.kind === 'score')
    return example.wins.map((win) => scored(readWin(win), example.strict ? rules : withoutMinimum(rules)));
  const effect = onlyEffectOf(example, rules);
  return effect === undefined ? [] : [effect];
}

function onlyEffectOf(example: Exclude<Example, { kind: 'score' }>, rules: RuleSet): Effect | undefined {
  switch (example.kind) {
    case 'payment':
      return settled(example, withoutMinimum(rules));
    case 'false-win': {
      const settlement = settleFalseWin('S', rules);
      return { kind: 'false-win', settlement: settlement.ok ? settlement.value : undefined };
    }
    case 'claim':
      return { kind: 'claims', claims: claimsAllowed(example, withoutMinimum(rules)) };
    case 'release':
      return { kind: 'release', moments: releases(example, withoutMinimum(rules)) };
    case 'last-tile':
      return { kind: 'last-tile', isSeen: maySeeLastTile(example, withoutMinimum(rules)) };
    case 'early-kong':
      return { kind: 'early-kong', isAllowed: mayDeclareEarly(example, rules) };
    case 'flower-order':
      return { kind: 'flower-order', order: replacementOrder(example, rules) };
    case 'seats':
      return { kind: 'seats', ...seated(rules) };
    case 'ready':
      return { kind: 'ready', isReady: findWaits(handOf(example.hand), waitOptionsOf(rules)).length > 0 };
    case 'break':
      return { kind: 'break', ...openedBy(example, rules) };
    case 'dead-wall':
      return { kind: 'left', tiles: tilesLeft(rules) };
    case 'next-hand':
      return { kind: 'next-hand', hand: handAfter(example, rules) };
    case 'match':
      return { kind: 'match', hands: fewestHands(rules) };
    case 'kong':
      return undefined;
  }
}

/** Where the circumstance is not what this house calls by its name, the hand counts without it. */
function scoreOf({ hand, circumstances }: WonHand, rules: RuleSet): Score | undefined {
  const score = scoreHand(hand, circumstances, rules);
  if (score.ok) return score.value;
  if (score.error.code !== 'opening-win-way') return undefined;
  const plain = scoreHand(hand, { ...circumstances, flags: [] }, rules);
  return plain.ok ? plain.value : undefined;
}

function scored(won: WonHand, rules: RuleSet): Effect {
  const score = scoreOf(won, rules);
  return score === undefined ? { kind: 'no-win' } : { kind: 'score', score };
}

function settled(example: Extract<Example, { kind: 'payment' }>, rules: RuleSet): Effect {
  const wins = example.wins.map(readWin);
  const scores = wins.flatMap((won) => scoreOf(won, rules) ?? []);
  const settlement = settleWins({ scores, discarder: wins[0]?.discarder, liable: example.liable }, rules);
  if (!settlement.ok) return { kind: 'no-win' };
  return { kind: 'settlement', settlement: settlement.value, points: scores[0]?.points ?? 0 };
}

/** A limit hand of these rules; `undefined` where none of the usual ones is worth the limit. */
export function limitHand(rules: RuleSet): Shown | undefined {
  const win = limitWin(rules);
  return win && wonHand(win, [{ word: win.by === 'self-draw' ? 'selfDraw' : 'example' }]);
}

/** What such a limit hand is worth if limit hands are worth so much. */
export function limitEffect(rules: RuleSet, worth: LimitWorth): Effect | undefined {
  const win = limitWin(rules);
  if (win === undefined) return undefined;
  const changed = withLimit(rules, worth);
  return changed.ok ? scored(readWin(win), withoutMinimum(changed.value)) : { kind: 'impossible' };
}

const limitWin = ({ rows }: RuleSet): WrittenWin | undefined =>
  LIMIT_WINS.find(([id]) => rows[id]?.fan === 'limit')?.[1];
