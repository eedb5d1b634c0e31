import type { PuzzleKind } from '../../puzzles/kinds.ts';
import type { Topic } from '../../puzzles/topics.ts';
import { useFirstAnswer } from '../practice/first-answer.ts';
import { useChooseGame, type ChooseGame } from './choose-game.ts';

interface Seeded<Kind extends PuzzleKind> {
  readonly kind: Kind;
  /** The puzzle's name in memory. */
  readonly name: string;
  /** Another puzzle begins afresh. */
  readonly puzzle: unknown;
  readonly topics: readonly Topic<Kind>[];
  /** An option in words, for a report. */
  readonly nameOf: (chosen: number) => string;
  readonly onNext: () => void;
}

/** A question made from a seed: choose, check, go on without end. Every check is remembered. */
export function useSeededChoose<Kind extends PuzzleKind>({
  kind,
  name,
  puzzle,
  topics,
  nameOf,
  onNext,
}: Seeded<Kind>): ChooseGame {
  const memory = useFirstAnswer(kind, name);
  return useChooseGame(puzzle, {
    onAnswer: (right, chosen) => {
      memory.tell({ right, topics, given: chosen === undefined ? undefined : nameOf(chosen) });
    },
    onTip: memory.hint,
    onNext,
  });
}
