import { useEffect, useMemo, useState } from 'preact/hooks';
import { Hand } from '../components/Hand.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { formatTiles, type NotationError } from '../engine/notation.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import type { WaitsExercise } from '../puzzles/waits/exercise.ts';
import { WAITS_LEVELS, type WaitsLevel } from '../puzzles/waits/levels.ts';
import { itemName, useFirstAnswer } from './practice/first-answer.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import { useItems } from './practice/use-items.ts';
import { useTry } from './practice/use-try.ts';
import { WhichPuzzle } from './practice/WhichPuzzle.tsx';
import { Copies } from './waits/Copies.tsx';
import type { PracticeWords, WaitsWords } from './waits/feedback.ts';
import { statusOf } from './waits/status.ts';
import { usePrinting } from './waits/use-printing.ts';
import { useWaitOptions } from './rules/use-wait-options.ts';
import { useRules } from './waits/use-rules.ts';
import {
  checked,
  exerciseAt,
  FRESH,
  hinted,
  partsOf,
  puzzleAt,
  solved,
  toggled,
  type RulesOptions,
  type WaitsTry,
} from './waits/waits-game.ts';
import { placeAfter, useWaitsPlace, WAITS_PLACES } from './waits/waits-place.ts';
import { WaitsAnswer } from './waits/WaitsAnswer.tsx';
import { WaitsReasons } from './waits/WaitsReasons.tsx';
import './waits/waits.css';

export interface WaitsPuzzleProps {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
  /** Where the puzzle lives in the address. */
  readonly practice?: PracticeWords | undefined;
  readonly rules: RulesOptions;
  /** Where a reader without a link begins. */
  readonly seed: number;
  readonly level: WaitsLevel;
  /** Hands chosen by an author; the address is then left alone. */
  readonly exercise?: WaitsExercise | undefined;
  /** What comes after this puzzle, where that is not the next of its kind. */
  readonly onNext?: (() => void) | undefined;
}

/** „Worauf wartest du?“: choose every tile that completes the hand, check, and see why. */
export default function WaitsPuzzle(props: WaitsPuzzleProps) {
  const { id, words, tileWords, practice, rules, seed, level, exercise, onNext } = props;
  const rulesText = useRules();
  const options = useWaitOptions(rules);
  const { place, setPlace, notes } = useWaitsPlace({ seed, level }, rulesText, options, practice);
  const items = useItems(exercise?.hands.length);
  const [unreadable, setUnreadable] = useState<NotationError>();
  const printing = usePrinting();

  const puzzle = useMemo(
    () => (exercise === undefined ? puzzleAt(place, options) : exerciseAt(exercise, items.at, options)),
    [exercise, items.at, place, options],
  );
  const handName = JSON.stringify([puzzle.hand, puzzle.waits.length]);
  const { now, setNow, alive, title, main, begin } = useTry<WaitsTry>(FRESH, handName);
  useEffect(() => {
    setUnreadable(undefined);
  }, [handName, now]);
  const name = itemName('waits', WAITS_PLACES.write(place), exercise, exercise?.hands[items.at]);
  const memory = useFirstAnswer('waits', name);

  const isSolved = now.phase === 'solved';
  const { grade } = now;
  const settle = (next: WaitsTry): void => {
    setNow(next);
    const { kind } = next.grade ?? {};
    if (kind === 'empty' && next.phase !== 'solved') return;
    const given = formatTiles(next.chosen);
    memory.tell({ right: kind === 'right', topics: [puzzle.shape], parts: partsOf(next.grade), given });
  };
  const goOn = (): void => {
    if (onNext !== undefined) {
      onNext();
      return;
    }
    if (exercise === undefined) setPlace(placeAfter(place));
    else items.goOn();
    begin();
  };
  const check = (): void => {
    if (unreadable === undefined) settle(checked(now, puzzle));
  };
  const { title: sentence, text } = statusOf({ puzzle, now, unreadable, words, tileWords });

  return (
    <div class="waits" data-alive={alive ? '' : undefined} data-of={exercise === undefined ? 'address' : 'lesson'}>
      <div class="felt" role="group" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {say(exercise === undefined ? words.hand : words.title)}
          </h2>
          <WhichPuzzle
            words={practice}
            place={place}
            levels={WAITS_LEVELS}
            items={items}
            itemText={words.place}
            onLevel={(chosen) => {
              setPlace({ seed: place.seed, level: chosen });
            }}
          />
        </div>
        {exercise === undefined && <LinkNotes notes={notes} />}
        <Hand hand={puzzle.hand} words={tileWords} size="hand" label={say(words.hand)} spread />
        {puzzle.hand.melds.some(({ concealed }) => !concealed) && (
          <p class="felt-note waits-exposed">{say(words.exposed)}</p>
        )}
        <hr class="felt-rule" />
        <div class="felt-columns needs-script">
          <WaitsAnswer
            id={id}
            chosen={now.chosen}
            result={isSolved ? grade : undefined}
            words={words}
            tileWords={tileWords}
            onToggle={(tile) => {
              setNow((before) => toggled(before, tile));
            }}
            onRead={(tiles) => {
              setNow({ ...FRESH, chosen: [...tiles].sort((a, b) => a - b) });
            }}
            onUnreadable={setUnreadable}
            onEnter={isSolved ? goOn : check}
          />
          <div class="waits-side">
            <StatusLine title={sentence}>
              {text.map(({ text: piece, strong }, index) => (strong ? <b key={index}>{piece}</b> : piece))}
            </StatusLine>
            {isSolved && <Copies puzzle={puzzle} words={words} tileWords={tileWords} />}
            <PuzzleButtons
              words={words.buttons}
              isSolved={isSolved}
              maySolve={now.phase === 'checked' || now.hints > 0}
              isLast={items.isLast}
              main={main}
              onCheck={check}
              onTip={() => {
                memory.hint();
                setNow(hinted(now, puzzle));
              }}
              onSolve={() => {
                settle(solved(now, puzzle));
              }}
              onAgain={() => {
                setNow(FRESH);
              }}
              onNext={goOn}
            />
          </div>
        </div>
      </div>
      {printing && !isSolved && exercise === undefined && (
        <WaitsReasons puzzle={puzzle} found={[]} extra={[]} solution words={words} tileWords={tileWords} />
      )}
      {isSolved && grade !== undefined && (
        <WaitsReasons
          key={handName}
          puzzle={puzzle}
          found={grade.found}
          extra={grade.extra}
          solution={grade.found.length === 0}
          words={words}
          tileWords={tileWords}
        />
      )}
    </div>
  );
}
