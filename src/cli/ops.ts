import type { Result } from '../engine/result.ts';
import { answerWaits } from './ops/waits.ts';
import type { Fields, Refusal } from './refusal.ts';

/** Answers a request whose fields it checks itself. */
export type Op = (request: Fields) => Result<Fields, Refusal>;

/** The operations of the door by name. */
export const OPS: ReadonlyMap<string, Op> = new Map([['waits', answerWaits]]);
