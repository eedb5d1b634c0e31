import type { Result } from '../engine/result.ts';
import { answerBreak } from './ops/break.ts';
import { answerNextHand } from './ops/next-hand.ts';
import { answerWaits } from './ops/waits.ts';
import type { Fields, Refusal } from './refusal.ts';

/** Answers a request whose fields it checks itself. */
export type Op = (request: Fields) => Result<Fields, Refusal>;

/** The operations of the door by name. */
export const OPS: ReadonlyMap<string, Op> = new Map([
  ['waits', answerWaits],
  ['break', answerBreak],
  ['next-hand', answerNextHand],
]);
