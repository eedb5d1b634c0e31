import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { DiscardExercise as Exercise } from '../puzzles/discard/table.ts';
import { exerciseAt } from './discard/exercise-puzzle.ts';
import { DiscardGame, type DiscardTexts } from './discard/DiscardGame.tsx';
import { itemName } from './practice/item-name.ts';
import { useItems } from './practice/use-items.ts';
import { usePageRules } from './rules/use-rule-set.ts';

export interface DiscardExerciseProps extends DiscardTexts {
  readonly exercise: Exercise;
}

/** Hands that an author chose, one after the other; the address is left alone. */
export default function DiscardExercise({ exercise, ...texts }: DiscardExerciseProps) {
  const { rules } = usePageRules();
  const { at, total, isLast, goOn } = useItems(exercise);
  const puzzle = useMemo(() => exerciseAt(exercise, at, rules), [exercise, at, rules]);
  return (
    <DiscardGame
      {...texts}
      puzzle={puzzle}
      item={itemName(exercise, exercise.items[at])}
      isLast={isLast}
      onNext={(begin) => {
        goOn();
        begin();
      }}
    >
      {total > 1 && <p class="felt-note">{say(texts.words.place, { at: at + 1, total })}</p>}
    </DiscardGame>
  );
}
