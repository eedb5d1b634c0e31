import type { puzzle as german } from '../../i18n/de/puzzle.ts';
import type { Message, Translation } from '../../i18n/message.ts';

/** The words that puzzles of every kind share. */
export type PuzzleWords = Translation<typeof german>;

/** What may have to be said about a link. `hand` only where a hand may stand in it. */
export type LinkWords = PuzzleWords['notes'] & { readonly hand?: Message };

export type ButtonWords = PuzzleWords['buttons'];

/** The words of a puzzle that lives in the address: its levels, and what is said about a link. */
export interface PracticeWords {
  readonly level: Message;
  readonly levels: readonly string[];
  readonly notes: LinkWords;
}

/** The shared words with those of one kind. */
export const practiceWords = <Own extends { readonly levels: readonly string[]; readonly notes?: object }>(
  { level, notes }: PuzzleWords,
  own: Own,
): PracticeWords & Own => ({ ...own, level, notes: { ...notes, ...own.notes } });
