import { say } from '../../i18n/message.ts';
import { gradeRounds, type RoundsAnswer, type RoundsGrade } from '../../puzzles/rounds/grade.ts';
import type { RoundsPuzzle } from '../../puzzles/rounds/puzzle.ts';
import type { Played } from '../practice/use-game.ts';
import type { RoundsWords } from './rounds-text.ts';

/** What the reader has done with the puzzle so far. */
export interface RoundsTry extends Played {
  readonly answer: RoundsAnswer;
  readonly grade?: RoundsGrade;
}

export const FRESH: RoundsTry = { answer: {}, phase: 'open', hints: 0 };

/** What was said about the answer before no longer holds once it is changed. */
export const answered = ({ answer }: RoundsTry, change: RoundsAnswer): RoundsTry => ({
  ...FRESH,
  answer: { ...answer, ...change },
});

/** The answer checked: a right one opens the solution by itself. */
export function checked(now: RoundsTry, puzzle: RoundsPuzzle): RoundsTry {
  const grade = gradeRounds(puzzle, now.answer);
  return { ...now, grade, hints: 0, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

export const hinted = (now: RoundsTry): RoundsTry => ({ ...now, hints: now.hints + 1 });

export const solved = (now: RoundsTry, puzzle: RoundsPuzzle): RoundsTry => ({
  ...now,
  grade: gradeRounds(puzzle, now.answer),
  phase: 'solved',
});

/** How many of the two questions were right. */
export const partsOf = ({ dealerRight, windRight }: RoundsGrade): readonly [number, number] => [
  Number(dealerRight) + Number(windRight),
  2,
];

/** What the status line says at this moment. */
export function statusOf(
  { phase, grade, hints }: RoundsTry,
  answer: string,
  { puzzle }: RoundsWords,
): { readonly title: string; readonly text: string } {
  if (phase === 'solved') return { title: say(grade?.kind === 'right' ? puzzle.right : puzzle.shown), text: answer };
  if (hints > 0) return { title: say(puzzle.fresh.title), text: say(puzzle.hint) };
  if (phase === 'open' || grade === undefined || grade.kind === 'right')
    return { title: say(puzzle.fresh.title), text: say(puzzle.fresh.text) };
  if (grade.kind === 'unanswered') return { title: say(puzzle.unanswered.title), text: say(puzzle.unanswered.text) };
  return { title: say(puzzle.wrong[grade.kind]), text: say(puzzle.checked) };
}
