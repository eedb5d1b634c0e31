import type { PatternId } from '../../fan/patterns/index.ts';
import { areSame, isDearer, type BestReadingPuzzle, type CountedReading, type ReadingChoice } from './puzzle.ts';

/**
 * `cheaper`: another reading is worth more; `are-same`: one was chosen, all are worth the same; `differ`: they were said to
 * be worth the same.
 */
export type BestReadingGrade =
  | { readonly kind: 'empty' | 'right' }
  | { readonly kind: 'wrong'; readonly mistake: 'cheaper' | 'are-same' | 'differ' };

export function gradeBestReading(puzzle: BestReadingPuzzle, answer: ReadingChoice | undefined): BestReadingGrade {
  if (answer === undefined) return { kind: 'empty' };
  if (isRight(puzzle, answer)) return { kind: 'right' };
  if (answer === 'same') return { kind: 'wrong', mistake: 'differ' };
  return { kind: 'wrong', mistake: areSame(puzzle) ? 'are-same' : 'cheaper' };
}

/** Whether a choice is right: the reading that counts, or „the same“ where all are. */
export const isRight = (puzzle: BestReadingPuzzle, choice: ReadingChoice): boolean =>
  areSame(puzzle) ? choice === 'same' : choice !== 'same' && puzzle.best.includes(choice);

/** A row of one reading: its fan, whether every reading has it, and `null` for a special hand paid without counting. */
export interface ReadingRow {
  readonly id: PatternId;
  readonly fan: number | null;
  readonly shared: boolean;
}

/** The rows that count in a reading, those that make the difference first. */
export function rowsOf({ score }: CountedReading, { readings }: BestReadingPuzzle): readonly ReadingRow[] {
  const rows = rowsOfScore(score).map(({ id, fan }) => ({
    id,
    fan,
    shared: readings.every((other) => rowsOfScore(other.score).some((row) => row.id === id && row.fan === fan)),
  }));
  return [...rows.filter(({ shared }) => !shared), ...rows.filter(({ shared }) => shared)];
}

const rowsOfScore = ({ fan, special, items }: CountedReading['score']) =>
  fan === null ? special.map((id) => ({ id, fan: null })) : items;

/** What can be said on request without giving the answer away: rows that only some readings have; none where they agree. */
export function hintFor(puzzle: BestReadingPuzzle): readonly PatternId[] {
  const rows = puzzle.readings.flatMap((reading) => rowsOf(reading, puzzle).filter(({ shared }) => !shared));
  return [...new Set(rows.map(({ id }) => id))];
}

/** The readings in the order of their worth, the dearest first. */
export const byWorth = ({ readings }: BestReadingPuzzle): readonly number[] =>
  readings
    .map((_, at) => at)
    .sort((a, b) => {
      const [one, other] = [readings[a], readings[b]];
      if (one === undefined || other === undefined) return 0;
      return isDearer(one.score, other.score) ? -1 : isDearer(other.score, one.score) ? 1 : a - b;
    });
