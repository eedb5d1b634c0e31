import { say, type Translation } from '../../i18n/message.ts';
import type { wall as german } from '../../i18n/de/wall.ts';
import type { WallPuzzle } from '../../puzzles/wall/puzzle.ts';
import { sumOf } from '../../table/dice.ts';
import type { StackAddress } from '../../table/wall.ts';
import { takenStacks, type BreakStep } from './break-steps.ts';
import type { TableWords } from './table-words.ts';

type AllWords = Translation<typeof german>;

/** The words of the opening. */
export type WallWords = Omit<AllWords, 'builder' | 'puzzle' | 'practice'>;
export type BuilderWords = AllWords['builder'];
export type PuzzleWords = AllWords['puzzle'];

/** Dice as a sum: „3 + 5 = 8“; a single die as its number. */
export const sumText = (dice: readonly number[], words: TableWords): string =>
  dice.length === 1 ? String(dice[0]) : say(words.equals, { parts: dice.join(say(words.plus)), sum: sumOf(dice) });

export const stackText = ({ wall, stack }: StackAddress, words: TableWords): string =>
  say(words.stack, { seat: say(words.seats[wall]), n: stack });

export interface StepText {
  readonly title: string;
  readonly text: string;
}

/** A step in words. */
export function breakText(puzzle: WallPuzzle, step: BreakStep, wallWords: WallWords, words: TableWords): StepText {
  const { opening, rolls } = puzzle;
  const { steps } = wallWords.breaker;
  const breaker = say(words.seats[opening.breaker]);
  switch (step.kind) {
    case 'rolled':
      return { title: sumText(rolls[0] ?? [], words), text: say(steps.rolled.text) };
    case 'seat': {
      const values = { n: step.n, seat: say(words.seats[step.seat]), wall: say(words.walls[step.seat]) };
      const text = step.last ? steps.seat.last : step.n === 1 ? steps.seat.first : steps.seat.on;
      return { title: say(steps.seat.title, values), text: say(text, values) };
    }
    case 'again':
      return {
        title: sumText(rolls[1] ?? [], words),
        text: say(steps.again.text, { seat: breaker, skip: opening.skip }),
      };
    case 'stack': {
      const text = step.corner ? steps.stack.corner : step.n === 1 ? steps.stack.first : steps.stack.on;
      return {
        title: say(steps.stack.title, { n: step.n }),
        text: say(text, { seat: breaker, wall: say(words.walls[step.place.wall]) }),
      };
    }
    case 'open':
      return { title: say(steps.open.title), text: say(steps.open.text) };
  }
}

/** A numbered sentence under the picture; after its text there may be a part that stands out, and the rest. */
export interface Sentence extends StepText {
  readonly strong?: string | undefined;
  readonly after?: string | undefined;
}

const GAP = '\u0000';

/** The three sentences that say the whole of it: whose wall, which place, who takes first. */
export function breakSentences(puzzle: WallPuzzle, wallWords: WallWords, words: TableWords): readonly Sentence[] {
  const { breaker, skip, stacksPerWall } = puzzle.opening;
  const { who, where, take } = wallWords.breaker.sentences;
  const seat = say(words.seats[breaker]);
  const wall = say(words.walls[breaker]);
  const [first] = takenStacks(puzzle, 1);
  const isCorner = skip >= stacksPerWall;
  const [before = '', after = ''] = say(take.text, { stacks: GAP }).split(GAP);
  return [
    { title: say(who.title), text: say(who.text, { one: 1, sum: sumOf(puzzle.rolls[0] ?? []), seat }) },
    { title: say(where.title), text: say(skip > stacksPerWall ? where.corner : where.text, { skip, seat, wall }) },
    {
      title: say(take.title),
      text: before,
      after,
      strong: say(isCorner ? take.corner : take.stacks, {
        a: skip + 1,
        b: skip + 2,
        wall: say(words.walls[first?.wall ?? breaker]),
      }),
    },
  ];
}
