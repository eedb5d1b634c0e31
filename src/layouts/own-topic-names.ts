import type { PatternId } from '../fan/patterns/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { PuzzleKind } from '../puzzles/kinds.ts';
import type { Topic } from '../puzzles/topics.ts';

/** A name for every topic of every kind that is no pattern; patterns have theirs in `content/fan`. */
type OwnNames = { readonly [Kind in PuzzleKind]: Readonly<Record<Exclude<Topic<Kind>, PatternId>, string>> };

/** What the topics of all kinds are called in a language; the compiler names a topic without a name. */
export function ownNamesOf(locale: Locale): OwnNames {
  const { waits, wall, topics } = messagesOf(locale);
  return {
    waits: { ...waits.shapes, ...topics.waits },
    'build-wait': waits.shapes,
    score: topics.score,
    'build-hand': {},
    'best-reading': {},
    claims: topics.claims,
    wall: { ...wall.plans, ...topics.wall },
    rounds: topics.rounds,
    discard: topics.discard,
    'tile-names': topics.tileNames,
  };
}
