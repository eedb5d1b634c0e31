import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { WaitsExercise as Exercise } from '../puzzles/waits/exercise.ts';
import { itemName } from './practice/item-name.ts';
import { useItems } from './practice/use-items.ts';
import { useWaitOptions, type RulesOptions } from './rules/use-wait-options.ts';
import { exerciseAt } from './waits/waits-game.ts';
import { WaitsGame, type WaitsTexts } from './waits/WaitsGame.tsx';

export interface WaitsExerciseProps extends WaitsTexts {
  readonly rules: RulesOptions;
  readonly exercise: Exercise;
}

/** Hands that an author chose, one after the other; the address is left alone. */
export default function WaitsExercise({ rules, exercise, ...texts }: WaitsExerciseProps) {
  const options = useWaitOptions(rules);
  const { at, total, isLast, goOn } = useItems({ id: exercise.id, items: exercise.hands });
  const puzzle = useMemo(() => exerciseAt(exercise, at, options), [exercise, at, options]);
  return (
    <WaitsGame
      {...texts}
      puzzle={puzzle}
      item={itemName(exercise, exercise.hands[at])}
      of="lesson"
      isLast={isLast}
      onNext={(begin) => {
        goOn();
        begin();
      }}
    >
      {total > 1 && <p class="felt-note">{say(texts.words.place, { at: at + 1, total })}</p>}
    </WaitsGame>
  );
}
