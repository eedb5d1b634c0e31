import { useEffect, useRef, useState } from 'preact/hooks';
import type { StackMark } from '../components/table/TableDiagram.tsx';
import { randomSource } from '../engine/random.ts';
import { WINDS } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { generateWallPuzzle } from '../puzzles/wall/generate.ts';
import { generateWallOfLevel, WALL_LEVELS, type WallLevel } from '../puzzles/wall/levels.ts';
import { gradeWall, type WallGrade } from '../puzzles/wall/grade.ts';
import type { WallPuzzle as Puzzle } from '../puzzles/wall/puzzle.ts';
import { sumOf } from '../table/dice.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../table/procedure.ts';
import { stacksPerWall, type StackAddress } from '../table/wall.ts';
import { useFirstAnswer } from './practice/first-answer.ts';
import { LevelRow } from './practice/LevelRow.tsx';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeAfter, seededPlaces } from './practice/place-link.ts';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { useRules } from './waits/use-rules.ts';
import { BreakPicture } from './table/BreakPicture.tsx';
import { breakScene, breakSteps } from './table/break-steps.ts';
import {
  breakSentences,
  stackText,
  sumText,
  type PuzzleWords,
  type StepText,
  type WallWords,
} from './table/break-text.ts';
import { Select } from './table/Choice.tsx';
import { Sentences } from './table/Sentences.tsx';
import { StackChoice } from './table/StackChoice.tsx';
import { StepStatus } from './table/StepStatus.tsx';
import { seatsTexts, type TableWords } from './table/table-words.ts';
import { useProcedure } from './table/use-table-rules.ts';
import { freshSeed } from './table/fresh-seed.ts';
import './table/table-islands.css';

export interface WallPuzzleProps {
  readonly id: string;
  readonly puzzleWords: PuzzleWords;
  readonly words: WallWords;
  readonly tableWords: TableWords;
  /** The throw the page was built with; after it they come by chance, or one after the other where there are levels. */
  readonly seed: number;
  readonly level?: WallLevel | undefined;
  /** Where the puzzle lives in the address. */
  readonly practice?: PracticeWords | undefined;
}

const LINK = seededPlaces(WALL_LEVELS);

const FRESH = { chosen: undefined, grade: undefined, shown: false };

interface Try {
  readonly chosen: StackAddress | undefined;
  /** `empty`: checked with nothing chosen. */
  readonly grade: WallGrade | 'empty' | undefined;
  readonly shown: boolean;
}

/** „Wo geht sie auf?“: thrown dice, and the stack the dealer takes first is to be found. */
export default function WallPuzzle(props: WallPuzzleProps) {
  const { id, puzzleWords: ask, words, tableWords, seed: firstSeed, level = 1, practice } = props;
  const procedure = useProcedure();
  const { place, setPlace, notes } = usePlace(LINK, { seed: firstSeed, level }, useRules(), practice?.notes);
  const memory = useFirstAnswer('wall', `wall${LINK.write(place)}`);
  const [chosenPlan, setPlan] = useState<DicePlan>();
  const [seed, setSeed] = useState(firstSeed);
  const [now, setNow] = useState<Try>(FRESH);
  const [alive, setAlive] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const plan = chosenPlan ?? procedure.dicePlan;
  const stacks = stacksPerWall(procedure.flowersInPlay);
  const puzzle =
    practice === undefined
      ? generateWallPuzzle({ seed, plan, stacksPerWall: stacks })
      : generateWallOfLevel({ ...place, stacksPerWall: stacks });
  const steps = breakSteps(puzzle);

  useEffect(() => {
    setNow(FRESH);
  }, [plan, stacks, place]);
  useEffect(() => {
    setAlive(true);
  }, []);

  const { chosen, grade, shown } = now;
  const isSolved = shown || (grade !== undefined && grade !== 'empty' && grade.kind === 'right');
  const scene = isSolved
    ? breakScene(puzzle, steps, steps.length - 1)
    : { dice: puzzle.rolls.flat(), seatsShown: 0, counted: [], isOpen: false };
  const choose = (stack: StackAddress): void => {
    setNow({ ...FRESH, chosen: stack });
  };
  const chosenText = chosen === undefined ? say(ask.none) : stackText(chosen, tableWords);
  const { title, text } = statusOf(now, isSolved, puzzle, ask, tableWords);
  const goOn = (): void => {
    if (practice === undefined) setSeed(1 + Math.floor(randomSource(freshSeed())() * 999_998));
    else setPlace(placeAfter(place));
    setNow(FRESH);
  };
  const remember = (right: boolean, mistakes: readonly string[]): void => {
    if (practice !== undefined) memory.tell({ right, topics: [puzzle.plan, ...mistakes] });
  };
  const check = (): void => {
    if (chosen === undefined) {
      setNow({ ...now, grade: 'empty' });
      return;
    }
    const checked = gradeWall(puzzle, chosen);
    remember(checked.kind === 'right', checked.kind === 'wrong' ? checked.mistakes : []);
    setNow({ ...now, grade: checked });
  };

  return (
    <div class="table-island" data-island="wall-puzzle" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`}>
            {say(ask.title)}
          </h2>
          {practice === undefined ? (
            <p class="felt-note">{say(ask.task)}</p>
          ) : (
            <LevelRow
              level={place.level}
              levels={WALL_LEVELS}
              label={say(practice.level)}
              names={practice.levels}
              onChoose={(next) => {
                setPlace({ seed: place.seed, level: next });
              }}
            />
          )}
        </div>
        {practice !== undefined && <LinkNotes notes={notes} />}
        {practice !== undefined && <p class="felt-note">{say(ask.task)}</p>}
        <div class="table-scene">
          <StackChoice
            label={say(ask.board)}
            text={chosenText}
            chosen={chosen}
            stacksPerWall={stacks}
            locked={isSolved}
            onChoose={choose}
          >
            <BreakPicture
              puzzle={puzzle}
              scene={scene}
              marks={marksOf(chosen, isSolved, puzzle)}
              silent
              wallWords={words}
              words={tableWords}
            />
          </StackChoice>
          <div class="table-side needs-script">
            <StepStatus title={title}>{text}</StepStatus>
            <div class="stack-fields">
              <Select
                id={`${id}-wall`}
                label={ask.wall}
                values={['', ...WINDS]}
                value={chosen?.wall ?? ''}
                names={{ '': '–', ...seatsTexts(tableWords) }}
                onChoose={(wall) => {
                  if (wall !== '' && !isSolved) choose({ wall, stack: chosen?.stack ?? 1 });
                }}
              />
              <p class="select">
                <label class="felt-note" for={`${id}-number`}>
                  {say(ask.number)}
                </label>
                <input
                  id={`${id}-number`}
                  type="number"
                  inputmode="numeric"
                  min="1"
                  max={stacks}
                  value={chosen?.stack ?? ''}
                  readOnly={isSolved}
                  onInput={({ currentTarget: { valueAsNumber: stack } }) => {
                    if (Number.isInteger(stack) && stack >= 1 && stack <= stacks)
                      choose({ wall: chosen?.wall ?? 'E', stack });
                  }}
                />
              </p>
            </div>
            <div class="buttons">
              <button
                class="button"
                type="button"
                ref={main}
                onClick={() => {
                  if (isSolved) goOn();
                  else check();
                }}
              >
                {say(isSolved ? ask.next : ask.check)}
              </button>
              <button
                class="button"
                data-kind="second"
                type="button"
                onClick={() => {
                  if (isSolved) setNow(FRESH);
                  else {
                    remember(false, []);
                    setNow({ ...now, shown: true });
                    main.current?.focus();
                  }
                }}
              >
                {say(isSolved ? ask.again : ask.solution)}
              </button>
            </div>
            {practice === undefined && (
              <Select
                id={`${id}-plan`}
                label={words.plans.label}
                values={PROCEDURE_OPTIONS.dicePlan}
                value={plan}
                names={words.plans}
                onChoose={setPlan}
              />
            )}
          </div>
        </div>
      </section>
      {isSolved && <Sentences sentences={breakSentences(puzzle, words, tableWords)} />}
    </div>
  );
}

/** A wrong choice stays in view beside the solution. */
function marksOf(
  chosen: StackAddress | undefined,
  isSolved: boolean,
  { first }: Puzzle,
): Readonly<Record<string, StackMark>> {
  const isRight = chosen?.wall === first.wall && chosen.stack === first.stack;
  return chosen === undefined || (isSolved && isRight) ? {} : { [`${chosen.wall} ${chosen.stack}`]: 'chosen' };
}

function statusOf(
  { chosen, grade, shown }: Try,
  isSolved: boolean,
  puzzle: Puzzle,
  ask: PuzzleWords,
  words: TableWords,
): StepText {
  const { opening, first, rolls } = puzzle;
  const values = {
    one: 1,
    sum: sumOf(rolls[0] ?? []),
    skip: opening.skip,
    seat: say(words.seats[opening.breaker]),
    stack: stackText(first, words),
  };
  if (isSolved) {
    const { title, text } = shown ? ask.solved : ask.right;
    return { title: say(title, values), text: say(text, values) };
  }
  if (grade === 'empty') return { title: say(ask.empty.title), text: say(ask.empty.text) };
  if (grade?.kind === 'wrong') {
    const reasons = grade.mistakes.map((mistake) => say(ask.mistakes[mistake], values));
    const other = say(grade.rightWall ? ask.wrong.wall : ask.wrong.other, values);
    return {
      title: say(ask.wrong.title),
      text: reasons.length === 0 ? other : reasons.join(say(words.betweenSentences)),
    };
  }
  if (chosen !== undefined)
    return { title: say(ask.chosen.title, { stack: stackText(chosen, words) }), text: say(ask.chosen.text) };
  const dice = rolls.map((roll) => sumText(roll, words)).join(say(words.between));
  return { title: dice, text: say(ask.fresh.text) };
}
