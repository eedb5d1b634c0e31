import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { ScoreExercise as Exercise } from '../puzzles/score/exercise.ts';
import { itemName } from './practice/item-name.ts';
import { useItems } from './practice/use-items.ts';
import { usePageRules } from './rules/use-rule-set.ts';
import { exerciseAt } from './score/score-try.ts';
import { ScoreGame, type ScoreTexts } from './score/ScoreGame.tsx';

export interface ScoreExerciseProps extends ScoreTexts {
  readonly exercise: Exercise;
}

/** Hands to count that an author chose, one after the other; the address is left alone. */
export default function ScoreExercise({ exercise, ...texts }: ScoreExerciseProps) {
  const { text: rulesText, rules } = usePageRules();
  const { at, total, isLast, goOn } = useItems({ id: exercise.id, items: exercise.hands });
  const puzzle = useMemo(() => exerciseAt(exercise, at, rules), [exercise, at, rules]);
  return (
    <ScoreGame
      {...texts}
      item={itemName(exercise, exercise.hands[at])}
      puzzle={puzzle}
      rulesText={rulesText}
      quiet={false}
      isLast={isLast}
      onNext={(begin) => {
        goOn();
        begin();
      }}
    >
      {total > 1 && <p class="small score-place">{say(texts.words.place, { at: at + 1, total })}</p>}
    </ScoreGame>
  );
}
