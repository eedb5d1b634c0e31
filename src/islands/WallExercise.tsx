import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { seedByChance } from '../progress/seed-row.ts';
import type { WallExercise as Exercise } from '../puzzles/wall/exercise.ts';
import { generateWallPuzzle } from '../puzzles/wall/generate.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../table/procedure.ts';
import { stacksPerWall } from '../table/wall.ts';
import { itemName } from './practice/item-name.ts';
import { askedItem } from './practice/use-items.ts';
import { Select } from './table/Choice.tsx';
import { useProcedure } from './table/use-procedure.ts';
import { WallGame, type WallTexts } from './table/WallGame.tsx';

export interface WallExerciseProps extends WallTexts {
  readonly exercise: Exercise;
}

/** The throws an author chose, one after the other, in whichever way the reader's table throws; after them chance throws. */
export default function WallExercise({ exercise, ...texts }: WallExerciseProps) {
  const procedure = useProcedure();
  const [chosenPlan, setPlan] = useState<DicePlan>();
  const [at, setAt] = useState(0);
  const [chance, setChance] = useState(1);
  useEffect(() => {
    setAt(askedItem(exercise));
  }, []);
  const plan = chosenPlan ?? procedure.dicePlan;
  const { items } = exercise;
  const item = items[at];
  const seed = item?.seed ?? chance;
  return (
    <WallGame
      {...texts}
      puzzle={generateWallPuzzle({ seed, plan, stacksPerWall: stacksPerWall(procedure.flowersInPlay) })}
      head={item && <p class="felt-note">{say(texts.puzzleWords.place, { at: at + 1, total: items.length })}</p>}
      item={itemName(exercise, item)}
      onNext={() => {
        setAt(at + 1);
        setChance(seedByChance(Math.random()));
      }}
    >
      <Select
        id={`${texts.id}-plan`}
        label={texts.words.plans.label}
        values={PROCEDURE_OPTIONS.dicePlan}
        value={plan}
        names={texts.words.plans}
        onChoose={setPlan}
      />
    </WallGame>
  );
}
