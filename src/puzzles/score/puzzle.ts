import type { Hand } from '../../engine/hand.ts';
import type { Wind } from '../../engine/tile.ts';
import type { Circumstances } from '../../fan/circumstances.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand, type Score } from '../../fan/score.ts';
import { findSettleError, type Liable } from '../../fan/settlement-request.ts';

/** A finished hand as it was won: everything a table must know to count it and to pay it. */
export interface WonHand {
  readonly hand: Hand;
  readonly circumstances: Circumstances;
  /** Who threw the winning tile or made the robbed kong; nobody for a self-draw. */
  readonly discarder: Wind | undefined;
}

/** „Zähle diese Hand“ (計番): a won hand under one table's rules, counted; `settlementOf` says who pays. */
export interface ScorePuzzle extends WonHand {
  readonly rules: RuleSet;
  readonly score: Score;
  /** Who is liable for the win, by which rule. */
  readonly liable?: Liable | undefined;
}

/** The puzzle of a won hand, `undefined` if it is no win under these rules or cannot have been won so. */
export function scorePuzzleOf(won: WonHand, rules: RuleSet): ScorePuzzle | undefined {
  const { hand, circumstances, discarder } = won;
  const score = scoreHand(hand, circumstances, rules);
  if (!score.ok) return undefined;
  if (findSettleError({ scores: [score.value], discarder, liable: undefined }) !== undefined) return undefined;
  return { hand, circumstances, discarder, rules, score: score.value };
}

/** A row of the count: its fan, all its times together; `null` for a special hand that is paid without counting. */
export interface CountRow {
  readonly id: PatternId;
  readonly fan: number | null;
  readonly times: number;
}

/** The rows that count, in the order of the patterns. */
export const countRows = ({ score }: ScorePuzzle): readonly CountRow[] =>
  score.fan === null ? score.special.map((id) => ({ id, fan: null, times: 1 })) : score.items;
