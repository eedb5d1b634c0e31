import type { Tile } from '../../engine/tile.ts';
import type { WaitsAtTable } from '../../puzzles/waits/at-table.ts';
import {
  gradeAtTable,
  type TableAnswer,
  type TableClaim,
  type TableGrade,
} from '../../puzzles/waits/grade-at-table.ts';
import type { Played } from '../practice/use-game.ts';
import { checked, FRESH, hinted, partsOf, solved, type WaitsTry } from './waits-game.ts';

/**
 * What the reader has done: first the waits are chosen, then the table is asked about. Phase and hints are those of the
 * question at hand; `solved`: the solution of both lies open.
 */
export interface TableTry extends Played {
  readonly first: WaitsTry;
  readonly answer: TableAnswer;
  readonly grade?: TableGrade | undefined;
}

export const FRESH_AT_TABLE: TableTry = { first: FRESH, answer: new Map(), phase: 'open', hints: 0 };

/** Whether the waits are known, and the table is asked about. */
export const isSecond = ({ first }: TableTry): boolean => first.phase === 'solved';

/** The first question further on; once it is solved the second one is open. */
export function withFirst(now: TableTry, first: WaitsTry): TableTry {
  const { phase, hints } = first.phase === 'solved' ? FRESH : first;
  return { ...now, first, phase, hints };
}

/** Something said about one wait; what was said about the answer before no longer holds. */
export const withClaim = (now: TableTry, tile: Tile, claim: TableClaim): TableTry => ({
  ...now,
  phase: 'open',
  hints: 0,
  grade: undefined,
  answer: new Map(now.answer).set(tile, { ...now.answer.get(tile), ...claim }),
});

/** The answer to the question at hand checked: a right one opens its solution by itself. */
export function checkedAtTable(now: TableTry, puzzle: WaitsAtTable): TableTry {
  if (!isSecond(now)) return withFirst(now, checked(now.first, puzzle));
  const grade = gradeAtTable(puzzle, now.answer);
  return { ...now, grade, hints: 0, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

export function hintedAtTable(now: TableTry, puzzle: WaitsAtTable): TableTry {
  if (!isSecond(now)) return withFirst(now, hinted(now.first, puzzle));
  return { ...now, grade: gradeAtTable(puzzle, now.answer), hints: now.hints + 1 };
}

export function solvedAtTable(now: TableTry, puzzle: WaitsAtTable): TableTry {
  if (!isSecond(now)) return withFirst(now, solved(now.first, puzzle));
  return { ...now, grade: gradeAtTable(puzzle, now.answer), phase: 'solved' };
}

/** A check without an answer, or with a right one to the first question, after which the second is yet to come. */
export function isUnanswered({ first, grade }: TableTry): boolean {
  if (grade !== undefined) return grade.kind === 'open';
  return first.grade?.kind === 'right' || (first.grade?.kind === 'empty' && first.phase !== 'solved');
}

/** Both questions right at this check. */
export const isAllRight = ({ first, grade }: TableTry): boolean =>
  first.grade?.kind === 'right' && grade?.kind === 'right';

/** How many of how many parts of both questions were right. */
export function partsAtTable({ first, grade }: TableTry, puzzle: WaitsAtTable): readonly [number, number] {
  const [found, waits] = partsOf(first.grade);
  const [right, of] = (grade ?? gradeAtTable(puzzle, new Map())).parts;
  return [found + right, waits + of];
}
