import { useState } from 'preact/hooks';
import { randomSource } from '../engine/random.ts';
import { say } from '../i18n/message.ts';
import { wallPuzzleOf } from '../puzzles/wall/puzzle.ts';
import { rollForBreak, type DiceRolls } from '../table/break.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../table/procedure.ts';
import { stacksPerWall } from '../table/wall.ts';
import { BreakPicture } from './table/BreakPicture.tsx';
import { breakScene, breakSteps, EXAMPLE_ROLLS } from './table/break-steps.ts';
import { breakSentences, breakText, type WallWords } from './table/break-text.ts';
import { Choice, Select } from './table/Choice.tsx';
import { DieButtons } from './table/DieButtons.tsx';
import { Sentences } from './table/Sentences.tsx';
import { StepControls } from './table/StepControls.tsx';
import { StepStatus } from './table/StepStatus.tsx';
import type { TableWords } from './table/table-words.ts';
import { useSteps } from './table/use-steps.ts';
import { useProcedure } from './table/use-procedure.ts';
import { freshSeed } from './table/fresh-seed.ts';
import './table/table-islands.css';

export interface WallBreakerProps {
  /** Tells several islands on one page apart. */
  readonly id: string;
  readonly words: WallWords;
  readonly tableWords: TableWords;
}

/** „Wo die Mauer aufgeht“: throw or set the dice and see the players and then the stacks counted. */
export default function WallBreaker({ id, words, tableWords }: WallBreakerProps) {
  const procedure = useProcedure();
  const [chosenPlan, setPlan] = useState<DicePlan>();
  const [chosenFlowers, setFlowers] = useState<boolean>();
  const [thrown, setThrown] = useState<{ readonly plan: DicePlan; readonly rolls: DiceRolls }>();
  const plan = chosenPlan ?? procedure.dicePlan;
  const flowers = chosenFlowers ?? procedure.flowersInPlay;
  const rolls = thrown?.plan === plan ? thrown.rolls : EXAMPLE_ROLLS[plan];
  const puzzle = wallPuzzleOf(plan, rolls, stacksPerWall(flowers));
  if (puzzle === undefined) throw new Error(`no opening of ${plan}`);
  const all = breakSteps(puzzle);
  const steps = useSteps(all.length - 1, Number.MAX_SAFE_INTEGER, 420);
  const step = all[steps.at] ?? { kind: 'open' as const };
  const { title, text } = breakText(puzzle, step, words, tableWords);

  const setRolls = (next: DiceRolls): void => {
    setThrown({ plan, rolls: next });
  };
  return (
    <div class="table-island" data-island="wall-breaker">
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <h2 class="felt-title felt-head" id={`${id}-title`}>
          {say(words.breaker.title)}
        </h2>
        <div class="table-scene">
          <BreakPicture
            puzzle={puzzle}
            scene={breakScene(puzzle, all, steps.at)}
            wallWords={words}
            words={tableWords}
          />
          <div class="table-side" data-split="">
            <div class="table-side">
              <StepStatus title={title} playing={steps.playing}>
                {text}
              </StepStatus>
              <StepControls steps={steps} words={tableWords.steps} text={title} />
            </div>
            <div class="table-side needs-script">
              <Select
                id={`${id}-plan`}
                label={words.plans.label}
                values={PROCEDURE_OPTIONS.dicePlan}
                value={plan}
                names={words.plans}
                onChoose={(next) => {
                  setPlan(next);
                  steps.goTo(Number.MAX_SAFE_INTEGER);
                }}
              />
              <div class="dice-rows">
                {rolls.map((dice, roll) => (
                  <DieButtons
                    key={roll}
                    label={
                      roll === 0
                        ? say(words.firstRoll)
                        : say(words.secondRoll, { seat: say(tableWords.seats[puzzle.opening.breaker]) })
                    }
                    dice={dice}
                    words={tableWords.dice}
                    onSet={(next) => {
                      setRolls(rolls.map((other, index) => (index === roll ? next : other)));
                      steps.goTo(Number.MAX_SAFE_INTEGER);
                    }}
                  />
                ))}
                <button
                  class="button"
                  data-kind="second"
                  type="button"
                  onClick={() => {
                    setRolls(rollForBreak(plan, randomSource(freshSeed())));
                    steps.replay();
                  }}
                >
                  {say(tableWords.dice.roll)}
                </button>
              </div>
              <Choice
                id={`${id}-flowers`}
                label={tableWords.flowers.label}
                values={['with', 'without']}
                value={flowers ? 'with' : 'without'}
                names={tableWords.flowers}
                onChoose={(next) => {
                  setFlowers(next === 'with');
                }}
              />
            </div>
          </div>
        </div>
      </section>
      <Sentences sentences={breakSentences(puzzle, words, tableWords)} />
    </div>
  );
}
