/** The search in running texts: loaded with them, when somebody searches. */
import { beginsWord, excerptOf, isIn, type Piece } from './excerpt.ts';
import type { SearchKind } from './find.ts';
import { foldWords } from '../glossary/search.ts';

/** A part of a page: its anchor (none before the first heading), its heading, and what it says, one paragraph a line. */
export type TextSection = readonly [id: string, heading: string, text: string];

/** The running text of a page: its kind, its address below the language and its title. */
export type TextPage = readonly [kind: SearchKind, page: string, title: string, sections: readonly TextSection[]];

/** A part of a page with its text folded once. */
export interface FoldedSection {
  readonly kind: SearchKind;
  /** Below the language, with the anchor. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** What is looked through, and before it the title, which counts as said. */
  readonly folded: string;
  readonly foldedTitle: string;
}

/** A place where a query stands in a running text, with the sentence around it. */
export interface TextHit {
  readonly kind: SearchKind;
  readonly page: string;
  readonly title: string;
  readonly excerpt: () => readonly Piece[];
}

/** Loads everything there is to read in the language whose pages lie below `home`; what comes back looks a query up in it. */
export async function loadTexts(home: URL): Promise<(query: string) => readonly TextHit[]> {
  const answer = await fetch(new URL('search-texts.json', home));
  const sections = foldPages((await answer.json()) as readonly TextPage[]);
  return (query) => findTexts(sections, query);
}

export const foldPages = (pages: readonly TextPage[]): readonly FoldedSection[] =>
  pages.flatMap(([kind, page, title, sections]) =>
    sections.map(([id, heading, text]): FoldedSection => {
      // The space before the dot does not break, so that no line begins with it.
      const whole = heading === '' ? title : `${title}\u00A0· ${heading}`;
      return {
        kind,
        page: id === '' ? page : `${page}#${id}`,
        title: whole,
        text,
        folded: ` ${foldWords(text)}`,
        foldedTitle: ` ${foldWords(whole)}`,
      };
    }),
  );

/**
 * The parts of pages that have every word of the query, at least one of them in their text: first those that have the words side
 * by side, then those where they begin a word, then those where they are inside of others; those that say them often first. If
 * there are none, the words may end otherwise: `überspringen` finds `überspringst`.
 */
export function findTexts(sections: readonly FoldedSection[], query: string): readonly TextHit[] {
  const words = foldWords(query).trim().split(' ');
  if (words.length === 1 && /^[a-z0-9]?$/.test(words[0] ?? '')) return [];
  const found = withWords(sections, words);
  return found.length > 0 ? found : withWords(sections, words.map(stemOf));
}

/** A German word without the ending that its neighbors give it. */
const stemOf = (word: string): string => word.replace(/(?<=^[a-z]{4,})(?:e[nrs]?|[nst])$/, '');

const withWords = (sections: readonly FoldedSection[], words: readonly string[]): readonly TextHit[] =>
  sections
    .flatMap((section) => {
      const rank = rankOf(section, words);
      return rank === undefined ? [] : [{ section, rank, often: section.folded.split(words[0] ?? '').length }];
    })
    .sort((one, other) => one.rank - other.rank || other.often - one.often)
    .map(({ section: { kind, page, title, text } }) => ({ kind, page, title, excerpt: () => excerptOf(text, words) }));

function rankOf({ folded, foldedTitle }: FoldedSection, words: readonly string[]): number | undefined {
  if (!words.some((word) => isIn(folded, word))) return undefined;
  if (!words.every((word) => isIn(folded, word) || isIn(foldedTitle, word))) return undefined;
  if (beginsWord(folded, words.join(' '))) return 0;
  return words.every((word) => beginsWord(folded, word) || beginsWord(foldedTitle, word)) ? 1 : 2;
}
