import type { PatternId } from '../../fan/patterns/index.ts';
import type { bestReading as german } from '../../i18n/de/best-reading.ts';
import { say, type Translation } from '../../i18n/message.ts';
import { byWorth, hintFor, rowsOf } from '../../puzzles/best-reading/grade.ts';
import type { BestReadingPuzzle, CountedReading } from '../../puzzles/best-reading/puzzle.ts';

/** The words of the puzzle, without those of its practice page. */
export type BestReadingWords = Omit<Translation<typeof german>, 'practice'>;

/** What patterns are called. */
export type PatternNames = Readonly<Partial<Record<PatternId, string>>>;

const nameOf = (id: PatternId, names: PatternNames): string => names[id] ?? id;

/** „Lesart 1: 5 Fan“. */
export function worthTitle({ score }: CountedReading, at: number, words: BestReadingWords): string {
  const name = say(words.layout, { n: at + 1 });
  const { fan, points } = score;
  return fan === null ? say(words.reason.special, { name, points }) : say(words.reason.title, { name, n: fan });
}

/** The solution in a line: what each reading is worth, the dearest first. */
export const solutionText = (puzzle: BestReadingPuzzle, words: BestReadingWords): string =>
  byWorth(puzzle)
    .flatMap((at) => puzzle.readings[at] ?? [])
    .map((reading) => worthTitle(reading, puzzle.readings.indexOf(reading), words))
    .join(say(words.reason.and));

/** The rows of a reading with their fan, and whether it is enough to win. */
export function rowsText(
  reading: CountedReading,
  puzzle: BestReadingPuzzle,
  { reason }: BestReadingWords,
  names: PatternNames,
): string {
  const rows = rowsOf(reading, puzzle).map(({ id, fan }) =>
    fan === null ? nameOf(id, names) : say(reason.row, { name: nameOf(id, names), n: fan }),
  );
  const all = rows.length === 0 ? say(reason.none) : say(reason.rows, { rows: rows.join(say(reason.plus)) });
  const space = all.endsWith('.') ? ' ' : '';
  return reading.score.legal ? all : `${all}${space}${say(reason.below)}`;
}

/** The hint: rows that only some readings have. */
export function tipText(puzzle: BestReadingPuzzle, { tips, reason }: BestReadingWords, names: PatternNames): string {
  const rows = hintFor(puzzle).map((id) => nameOf(id, names));
  return rows.length === 0 ? say(tips.none) : say(tips.rows, { rows: rows.join(say(reason.plus)) });
}
