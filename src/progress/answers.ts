import type { PuzzleKind } from '../puzzles/kinds.ts';
import { NOT_KEPT_EVENT, readText, writeText, type KeepOutcome } from './storage.ts';

/** Where answers lie in the browser's storage. The number is the version of the text: another one gets a key of its own. */
export const ANSWERS_KEY = 'sik-wu:answers:1';

/** Sent on `document` when an answer was kept; `detail` is the item. */
export const ANSWER_EVENT = 'sik-wu:answer';

/** Puzzles that are graded: those with a page for practice, those that only lessons have, and a lesson read to its end. */
export type AnswerKind = PuzzleKind | 'choose-one' | 'scenes' | 'lesson';

/** One check of a puzzle. */
export interface Answer {
  /**
   * An id that never changes: `<lesson>/<exercise>/<item>` in a lesson, `<kind>?<query>` for a puzzle with an address,
   * its query without the rules.
   */
  readonly item: string;
  readonly kind: AnswerKind;
  /** Whether this check was right. */
  readonly right: boolean;
  /** A hint or the solution came before the check: the item is done then, but not known yet. */
  readonly helped?: boolean;
  /** What the puzzle is about or what was missed: pattern ids, wait shapes. */
  readonly topics: readonly string[];
  readonly at: Date;
}

/** Times are kept in seconds since this moment. */
export const EPOCH = Date.UTC(2026, 0, 1);

/**
 * The line an answer is kept as: kind, item, time with its mark, topics. `+` right, `~` right after help, `-` wrong.
 * Nothing in it contains white space.
 */
export function answerLine({ item, kind, right, helped, topics, at }: Answer): string {
  const mark = right ? (helped ? '~' : '+') : '-';
  const seconds = Math.max(0, Math.floor((at.getTime() - EPOCH) / 1000));
  return `${kind} ${item.replace(/\s+/g, '_')} ${seconds.toString(36)}${mark} ${topics.join()}\n`;
}

/**
 * Remembers a check of a puzzle, at once. May be told every check: what comes soon after the first one of an item marks
 * it as done but does not count as another answer. The text only grows here, so no other tab's answer is lost, and one
 * that breaks off in the middle of a line spoils no other; pages that read it draw it together.
 */
export function rememberAnswer(answer: Answer): KeepOutcome {
  const before = readText(ANSWERS_KEY) ?? '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const outcome = writeText(ANSWERS_KEY, before + gap + answerLine(answer));
  document.dispatchEvent(new CustomEvent(outcome === 'kept' ? ANSWER_EVENT : NOT_KEPT_EVENT, { detail: answer.item }));
  return outcome;
}
