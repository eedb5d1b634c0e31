import type { NotationError } from '../../engine/notation.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { hintsFor } from '../../puzzles/waits/grade.ts';
import type { WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import {
  feedbackOf,
  finalFeedback,
  firstFeedback,
  hintText,
  notationFeedback,
  standing,
  withSentence,
  type Feedback,
  type WaitsWords,
} from './feedback.ts';
import type { WaitsTry } from './waits-game.ts';

export interface StatusOf {
  readonly puzzle: WaitsPuzzle;
  readonly now: WaitsTry;
  /** Why the typed text cannot be read. */
  readonly unreadable: NotationError | undefined;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
}

/** What the status line says at this moment. */
export function statusOf({ puzzle, now, unreadable, words, tileWords }: StatusOf): Feedback {
  const { phase, grade, hints } = now;
  if (unreadable !== undefined) return notationFeedback(unreadable, words);
  if (grade === undefined) return standing(words.fresh);
  if (phase === 'solved') return finalFeedback(grade, words, tileWords);
  const hint = hints > 0 && grade.kind !== 'right' ? hintText(hintsFor(puzzle, grade)[hints - 1], words) : undefined;
  if (phase === 'open') return feedbackOf(say(words.fresh.title), hint ?? say(words.fresh.text));
  if (grade.kind === 'empty')
    return hint === undefined ? standing(words.empty) : feedbackOf(say(words.empty.title), hint);
  return withSentence(firstFeedback(grade, words), hint ?? say(words.checked));
}
