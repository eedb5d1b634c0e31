import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { ClaimsExercise } from '../puzzles/claims/table.ts';
import { exerciseAt } from './claims/exercise-puzzle.ts';
import { ClaimsGame, type ClaimsTexts } from './claims/ClaimsGame.tsx';
import { itemName } from './practice/item-name.ts';
import { useItems } from './practice/use-items.ts';
import { usePageRules } from './rules/use-rule-set.ts';

export interface ClaimExerciseProps extends ClaimsTexts {
  readonly exercise: ClaimsExercise;
}

/** Tables that an author chose, one after the other; the address is left alone. */
export default function ClaimExercise({ exercise, ...texts }: ClaimExerciseProps) {
  const { rules } = usePageRules();
  const { at, total, isLast, goOn } = useItems(exercise);
  const puzzle = useMemo(() => exerciseAt(exercise, at, rules), [exercise, at, rules]);
  return (
    <ClaimsGame
      {...texts}
      question={puzzle}
      puzzle={puzzle}
      minimum={rules.options.minFan}
      item={itemName(exercise, exercise.items[at])}
      isLast={isLast}
      onNext={(begin) => {
        goOn();
        begin();
      }}
    >
      {total > 1 && <p class="felt-note">{say(texts.words.place, { at: at + 1, total })}</p>}
    </ClaimsGame>
  );
}
