import { useRef } from 'preact/hooks';
import { rememberAnswer } from '../../progress/answers.ts';
import type { PuzzleKind } from '../../puzzles/kinds.ts';
import type { Topic } from '../../puzzles/topics.ts';

/** The first answer to a puzzle; what is checked again after it does not count. */
export interface FirstAnswer {
  readonly kind: PuzzleKind;
  /** What never changes: `<lesson>/<exercise>/<item>`, or `<kind>?p=7&l=2&v=1`. */
  readonly item: string;
  /** Right at the first check, without a hint. */
  readonly right: boolean;
  /** Pattern ids, wait shapes or other names of what the puzzle is about, or of what was missed in it. */
  readonly topics: readonly Topic[];
  /** How many of how many parts were right. */
  readonly parts: readonly [right: number, of: number];
  /** What was answered, in the notation where it is tiles. */
  readonly given?: string | undefined;
}

/** Sent on `document` with a `FirstAnswer` as its detail. */
export const FIRST_ANSWER_EVENT = 'sik-wu:first-answer';

declare global {
  interface DocumentEventMap {
    readonly [FIRST_ANSWER_EVENT]: CustomEvent<FirstAnswer>;
  }
}

let last: FirstAnswer | undefined;

/** The first answer that was told last, for a report that is opened after it. */
export const lastFirstAnswer = (): FirstAnswer | undefined => last;

export interface AnswerMemory<Kind extends PuzzleKind = PuzzleKind> {
  /** A hint was asked for: what is answered to this puzzle from now on was helped. */
  readonly hint: () => void;
  readonly tell: (
    answer: Pick<FirstAnswer, 'right' | 'given'> &
      Partial<Pick<FirstAnswer, 'parts'>> & { readonly topics: readonly Topic<Kind>[] },
  ) => void;
}

/**
 * Remembers the answers to a puzzle and tells the page of the first one. Call `tell` at every check that has an answer, and
 * when the solution is shown. Without a name nothing is remembered.
 */
export function useFirstAnswer<Kind extends PuzzleKind>(kind: Kind, item: string | undefined): AnswerMemory<Kind> {
  const told = useRef(new Set<string>());
  const hinted = useRef(new Set<string>());
  return {
    hint: () => {
      if (item !== undefined) hinted.current.add(item);
    },
    tell: ({ right, topics, parts = [right ? 1 : 0, 1], given }) => {
      if (item === undefined) return;
      const helped = hinted.current.has(item);
      rememberAnswer({ kind, item, right, helped, topics, at: new Date() });
      if (told.current.has(item)) return;
      told.current.add(item);
      const detail: FirstAnswer = { kind, item, right: right && !helped, topics, parts, given };
      last = detail;
      document.dispatchEvent(new CustomEvent(FIRST_ANSWER_EVENT, { detail }));
    },
  };
}
