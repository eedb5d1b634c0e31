import type { StatusText } from '../../components/StatusLine.tsx';
import { say } from '../../i18n/message.ts';
import { hintsFor } from '../../puzzles/claims/grade.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import type { ClaimsTry } from './claims-game.ts';
import { firstFeedback, hintText, outcomeText, type Speech } from './claims-text.ts';

/** What the status line says at this moment. */
export function statusOf(
  puzzle: ClaimsPuzzle | undefined,
  { phase, grade, hints }: ClaimsTry,
  speech: Speech,
): StatusText {
  const { words } = speech;
  if (puzzle === undefined || grade === undefined)
    return { title: say(words.fresh.title), text: say(words.fresh.text) };
  if (phase === 'solved') {
    const isRight = grade.kind === 'right';
    return { title: say(isRight ? words.right : words.shown), text: outcomeText(puzzle, speech) };
  }
  const hint = hints > 0 ? hintText(hintsFor(puzzle, grade)[hints - 1], puzzle, speech) : undefined;
  if (phase === 'open') return { title: say(words.fresh.title), text: hint ?? say(words.fresh.text) };
  const first = firstFeedback(grade, speech);
  return hint === undefined ? first : { title: first.title, text: hint };
}
