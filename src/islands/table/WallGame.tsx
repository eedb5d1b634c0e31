import type { ComponentChildren } from 'preact';
import type { StackMark } from '../../components/table/TableDiagram.tsx';
import { WINDS } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { WallPuzzle as Puzzle } from '../../puzzles/wall/puzzle.ts';
import type { StackAddress } from '../../table/wall.ts';
import type { AnswerMemory } from '../practice/first-answer.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import type { ButtonWords } from '../practice/puzzle-words.ts';
import { useTry } from '../practice/use-try.ts';
import { BreakPicture } from './BreakPicture.tsx';
import { breakScene, breakSteps } from './break-steps.ts';
import { breakSentences, stackText, type PuzzleWords, type WallWords } from './break-text.ts';
import { Select } from './Choice.tsx';
import { Sentences } from './Sentences.tsx';
import { StackChoice } from './StackChoice.tsx';
import { StepStatus } from './StepStatus.tsx';
import { seatsTexts, type TableWords } from './table-words.ts';
import { checked, chosenStack, FRESH, hinted, mistakesIn, solved, type WallTry } from './wall-game.ts';
import { statusOf } from './wall-text.ts';
import './table-islands.css';

/** What every page hands its puzzle of the opening. */
export interface WallTexts {
  readonly id: string;
  readonly puzzleWords: PuzzleWords;
  readonly words: WallWords;
  readonly tableWords: TableWords;
  readonly buttons: ButtonWords;
}

export interface WallGameProps extends WallTexts {
  readonly puzzle: Puzzle;
  /** Beside the heading, instead of the task, which then stands below. */
  readonly head?: ComponentChildren;
  /** What a link brought, in words. */
  readonly notes?: readonly string[];
  /** Below the buttons. */
  readonly children?: ComponentChildren;
  /** Hears of every check of a stack, of the solution, and of hints. */
  readonly memory?: AnswerMemory<'wall'>;
  readonly onNext: () => void;
}

/** „Wo geht sie auf?“: thrown dice, and the stack the dealer takes first is to be found. */
export function WallGame(props: WallGameProps) {
  const { id, puzzleWords: ask, words, tableWords, puzzle, head, notes, memory, children } = props;
  const { now, setNow, alive, title: heading, main, begin } = useTry<WallTry>(FRESH, JSON.stringify(puzzle));
  const stacks = puzzle.opening.stacksPerWall;
  const steps = breakSteps(puzzle);

  const { chosen } = now;
  const isSolved = now.phase === 'solved';
  const scene = isSolved
    ? breakScene(puzzle, steps, steps.length - 1)
    : { dice: puzzle.rolls.flat(), seatsShown: 0, counted: [], isOpen: false };
  const choose = (stack: StackAddress): void => {
    setNow(chosenStack(now, stack));
  };
  const chosenText = chosen === undefined ? say(ask.none) : stackText(chosen, tableWords);
  const { title, text } = statusOf(now, puzzle, ask, tableWords);
  const settle = (next: WallTry): void => {
    setNow(next);
    if (next.grade === 'empty') return;
    const topics = [puzzle.plan, ...mistakesIn(next)];
    memory?.tell({
      right: !next.shown && next.phase === 'solved',
      topics,
      given: chosen && stackText(chosen, tableWords),
    });
  };
  const goOn = (): void => {
    props.onNext();
    begin();
  };
  const check = (): void => {
    settle(checked(now, puzzle));
  };
  const onEnter = isSolved ? goOn : check;

  return (
    <div class="table-island" data-island="wall-puzzle" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={heading}>
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
            onEnter={onEnter}
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
                  onKeyDown={({ key }) => {
                    if (key === 'Enter') onEnter();
                  }}
                />
              </p>
            </div>
            <PuzzleButtons
              words={props.buttons}
              isSolved={isSolved}
              maySolve={now.phase === 'checked' || now.hints > 0}
              main={main}
              onCheck={check}
              onTip={() => {
                memory?.hint();
                setNow(hinted(now));
              }}
              onSolve={() => {
                settle(solved(now));
              }}
              onAgain={() => {
                setNow(FRESH);
              }}
              onNext={goOn}
            />
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
