import { PATTERN_IDS } from '../fan/patterns/index.ts';
import { PROCEDURE_OPTIONS } from '../table/procedure.ts';
import { CLAIMS_TOPICS } from './claims/grade.ts';
import { DISCARD_TOPICS } from './discard/grade.ts';
import type { PuzzleKind } from './kinds.ts';
import { ROUNDS_REASONS } from './rounds/puzzle.ts';
import { MONEY_TOPICS } from './score/grade-asked.ts';
import { TILE_TOPICS } from './tile-names/grade.ts';
import { TABLE_TOPICS } from './waits/grade-at-table.ts';
import { WAIT_SHAPES } from './waits/shape.ts';
import { SEAT_MISTAKES, STACK_MISTAKES } from './wall/grade.ts';

/** Everything that a puzzle of a kind can be about, or that can be missed in it: what is remembered beside an answer. */
export const TOPICS = {
  waits: [...WAIT_SHAPES, ...TABLE_TOPICS],
  'build-wait': WAIT_SHAPES,
  score: [...PATTERN_IDS, ...MONEY_TOPICS],
  'build-hand': PATTERN_IDS,
  'best-reading': PATTERN_IDS,
  claims: CLAIMS_TOPICS,
  wall: [...PROCEDURE_OPTIONS.dicePlan, ...SEAT_MISTAKES, ...STACK_MISTAKES],
  rounds: ROUNDS_REASONS,
  discard: DISCARD_TOPICS,
  'tile-names': TILE_TOPICS,
} as const satisfies Readonly<Record<PuzzleKind, readonly string[]>>;

export type Topic<Kind extends PuzzleKind = PuzzleKind> = (typeof TOPICS)[Kind][number];
