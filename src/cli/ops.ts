import type { Result } from '../engine/result.ts';
import { appraiseUnder } from '../puzzles/appraise.ts';
import { answerBreak } from './ops/break.ts';
import { claimsOp } from './ops/claims.ts';
import { answerNextHand } from './ops/next-hand.ts';
import { answerScore } from './ops/score.ts';
import { answerSettle } from './ops/settle.ts';
import { answerWaits } from './ops/waits.ts';
import type { Fields, Refusal } from './refusal.ts';

/** Answers a request whose fields it checks itself. */
export type Op = (request: Fields) => Result<Fields, Refusal>;

/** The operations of the door by name. */
export const OPS: ReadonlyMap<string, Op> = new Map([
  ['waits', answerWaits],
  ['score', answerScore],
  ['settle', answerSettle],
  ['break', answerBreak],
  ['claims', claimsOp(appraiseUnder)],
  ['next-hand', answerNextHand],
]);
