import { useState } from 'preact/hooks';
import { randomSource } from '../engine/random.ts';
import { generateWallPuzzle } from '../puzzles/wall/generate.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../table/procedure.ts';
import { stacksPerWall } from '../table/wall.ts';
import { Select } from './table/Choice.tsx';
import { freshSeed } from './table/fresh-seed.ts';
import { useProcedure } from './table/use-table-rules.ts';
import { WallGame, type WallTexts } from './table/WallGame.tsx';

export interface WallExerciseProps extends WallTexts {
  /** The throw the page was built with; after it they come by chance. */
  readonly seed: number;
}

/** One throw after the other, in whichever way the reader's table throws. */
export default function WallExercise({ seed: firstSeed, ...texts }: WallExerciseProps) {
  const procedure = useProcedure();
  const [chosenPlan, setPlan] = useState<DicePlan>();
  const [seed, setSeed] = useState(firstSeed);
  const plan = chosenPlan ?? procedure.dicePlan;
  return (
    <WallGame
      {...texts}
      puzzle={generateWallPuzzle({ seed, plan, stacksPerWall: stacksPerWall(procedure.flowersInPlay) })}
      onNext={() => {
        setSeed(1 + Math.floor(randomSource(freshSeed())() * 999_998));
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
