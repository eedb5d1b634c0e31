import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StackMark } from '../../components/table/TableDiagram.tsx';
import { WINDS } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { gradeWall, type WallGrade } from '../../puzzles/wall/grade.ts';
import type { WallPuzzle as Puzzle } from '../../puzzles/wall/puzzle.ts';
import { sumOf } from '../../table/dice.ts';
import type { StackAddress } from '../../table/wall.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { BreakPicture } from './BreakPicture.tsx';
import { breakScene, breakSteps } from './break-steps.ts';
import { breakSentences, stackText, sumText, type PuzzleWords, type StepText, type WallWords } from './break-text.ts';
import { Select } from './Choice.tsx';
import { Sentences } from './Sentences.tsx';
import { StackChoice } from './StackChoice.tsx';
import { StepStatus } from './StepStatus.tsx';
import { seatsTexts, type TableWords } from './table-words.ts';
import './table-islands.css';

/** What every page hands its puzzle of the opening. */
export interface WallTexts {
  readonly id: string;
  readonly puzzleWords: PuzzleWords;
  readonly words: WallWords;
  readonly tableWords: TableWords;
}

export interface WallGameProps extends WallTexts {
  readonly puzzle: Puzzle;
  /** Beside the heading, instead of the task, which then stands below. */
  readonly head?: ComponentChildren;
  /** What a link brought, in words. */
  readonly notes?: readonly string[];
  /** Below the buttons. */
  readonly children?: ComponentChildren;
  /** Hears of every check of a stack, and of the solution. */
  readonly onAnswer?: (right: boolean, mistakes: readonly string[]) => void;
  readonly onNext: () => void;
}

const FRESH = { chosen: undefined, grade: undefined, shown: false };

interface Try {
  readonly chosen: StackAddress | undefined;
  /** `empty`: checked with nothing chosen. */
  readonly grade: WallGrade | 'empty' | undefined;
  readonly shown: boolean;
}

/** „Wo geht sie auf?“: thrown dice, and the stack the dealer takes first is to be found. */
export function WallGame(props: WallGameProps) {
  const { id, puzzleWords: ask, words, tableWords, puzzle, head, notes, children } = props;
  const [now, setNow] = useState<Try>(FRESH);
  const [alive, setAlive] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const stacks = puzzle.opening.stacksPerWall;
  const steps = breakSteps(puzzle);

  useEffect(() => {
    setNow(FRESH);
  }, [JSON.stringify(puzzle)]);
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
    props.onNext();
    setNow(FRESH);
  };
  const check = (): void => {
    if (chosen === undefined) {
      setNow({ ...now, grade: 'empty' });
      return;
    }
    const checked = gradeWall(puzzle, chosen);
    props.onAnswer?.(checked.kind === 'right', checked.kind === 'wrong' ? checked.mistakes : []);
    setNow({ ...now, grade: checked });
  };

  return (
    <div class="table-island" data-island="wall-puzzle" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`}>
            {say(ask.title)}
          </h2>
          {head ?? <p class="felt-note">{say(ask.task)}</p>}
        </div>
        {notes !== undefined && <LinkNotes notes={notes} />}
        {head !== undefined && <p class="felt-note">{say(ask.task)}</p>}
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
                    props.onAnswer?.(false, []);
                    setNow({ ...now, shown: true });
                    main.current?.focus();
                  }
                }}
              >
                {say(isSolved ? ask.again : ask.solution)}
              </button>
            </div>
            {children}
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
