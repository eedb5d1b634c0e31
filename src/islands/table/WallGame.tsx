import type { ComponentChildren } from 'preact';
import type { StackMark } from '../../components/table/TableDiagram.tsx';
import { WINDS } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { WallPuzzle as Puzzle } from '../../puzzles/wall/puzzle.ts';
import type { StackAddress } from '../../table/wall.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import type { ButtonWords } from '../practice/puzzle-words.ts';
import { useGame } from '../practice/use-game.ts';
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
  /** The name of this puzzle in the memory of answers; a throw that came by chance has none. */
  readonly item?: string | undefined;
  readonly onNext: () => void;
}

/** „Wo geht sie auf?“: thrown dice, and the stack the dealer takes first is to be found. */
export function WallGame(props: WallGameProps) {
  const { id, puzzleWords: ask, words, tableWords, puzzle, head, notes, item, children } = props;
  const game = useGame<WallTry, 'wall'>({
    kind: 'wall',
    item,
    key: JSON.stringify(puzzle),
    fresh: FRESH,
    check: (before) => checked(before, puzzle),
    tip: hinted,
    solve: solved,
    isUnanswered: ({ grade }) => grade === 'empty',
    told: (next) => ({
      right: next.phase === 'solved' && next.shown !== true,
      topics: [puzzle.plan, ...mistakesIn(next)],
      given: next.chosen && stackText(next.chosen, tableWords),
    }),
    onNext: (begin) => {
      props.onNext();
      begin();
    },
  });
  const { now, setNow, alive, isSolved, check, goOn } = game;
  const stacks = puzzle.opening.stacksPerWall;
  const steps = breakSteps(puzzle);

  const { chosen } = now;
  const scene = isSolved
    ? breakScene(puzzle, steps, steps.length - 1)
    : { dice: puzzle.rolls.flat(), seatsShown: 0, counted: [], isOpen: false };
  const choose = (stack: StackAddress): void => {
    setNow(chosenStack(now, stack));
  };
  const chosenText = chosen === undefined ? say(ask.none) : stackText(chosen, tableWords);
  const { title, text } = statusOf(now, puzzle, ask, tableWords);
  const onEnter = isSolved ? goOn : check;

  return (
    <div class="table-island" data-island="wall-puzzle" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={game.title}>
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
            alive={alive}
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
            <PuzzleButtons {...game.buttons} words={props.buttons} />
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
