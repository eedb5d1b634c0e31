import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hand } from '../components/Hand.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { Tile } from '../components/Tile.tsx';
import { TilePad, type PadMark } from '../components/TilePad.tsx';
import type { NotationError } from '../engine/notation.ts';
import type { Tile as TileKind } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { tileName, type TileWords } from '../i18n/tile-words.ts';
import type { WaitsExercise } from '../puzzles/waits/exercise.ts';
import { hintsFor, type WaitsGrade } from '../puzzles/waits/grade.ts';
import type { WaitsLevel } from '../puzzles/waits/levels.ts';
import type { WaitsPuzzle as Puzzle } from '../puzzles/waits/puzzle.ts';
import {
  copiesOf,
  feedbackOf,
  finalFeedback,
  firstFeedback,
  hintText,
  notationFeedback,
  standing,
  withSentence,
  type Feedback,
  type PracticeWords,
  type WaitsWords,
} from './waits/feedback.ts';
import { rememberItem } from './remember-item.ts';
import { Level } from './waits/Level.tsx';
import { useAddress } from './waits/use-address.ts';
import { usePrinting } from './waits/use-printing.ts';
import { useRules } from './waits/use-rules.ts';
import { TypedTiles } from './waits/TypedTiles.tsx';
import {
  checked,
  exerciseAt,
  FRESH,
  hinted,
  optionsUnder,
  placeAfter,
  puzzleAt,
  solved,
  toggled,
  type RulesOptions,
  type WaitsTry,
} from './waits/waits-game.ts';
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
}

/** „Worauf wartest du?“: choose every tile that completes the hand, check, and see why. */
export default function WaitsPuzzle(props: WaitsPuzzleProps) {
  const { id, words, tileWords, practice, rules, exercise } = props;
  const rulesId = useRules();
  const options = optionsUnder(rules, rulesId);
  const { place, setPlace, notes } = useAddress(props, rulesId, practice);
  const [at, setAt] = useState(0);
  const [now, setNow] = useState<WaitsTry>(FRESH);
  const [unreadable, setUnreadable] = useState<NotationError>();
  const [alive, setAlive] = useState(false);
  const printing = usePrinting();
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  const puzzle = useMemo(
    () => (exercise === undefined ? puzzleAt(place, options) : exerciseAt(exercise, at, options)),
    [exercise, at, place, options],
  );
  const handName = JSON.stringify([puzzle.hand, puzzle.waits.length]);
  useEffect(() => {
    setNow(FRESH);
    setUnreadable(undefined);
  }, [handName]);
  useEffect(() => {
    setAlive(true);
  }, []);
  useEffect(() => {
    if (now.phase === 'solved' && document.activeElement === document.body) main.current?.focus();
  }, [now.phase]);

  const isSolved = now.phase === 'solved';
  const grade = now.grade;
  const change = (next: WaitsTry): void => {
    setNow(next);
    setUnreadable(undefined);
  };
  const goOn = (): void => {
    if (exercise === undefined) setPlace(placeAfter(place));
    else setAt((at + 1) % exercise.hands.length);
    change(FRESH);
    title.current?.focus();
  };
  const remember = (right: boolean): void => {
    rememberItem('waits', exercise, exercise?.hands[at], right, [puzzle.shape]);
  };
  const check = (): void => {
    if (unreadable !== undefined) return;
    const next = checked(now, puzzle);
    change(next);
    if (now.chosen.length > 0) remember(next.phase === 'solved');
  };
  const isLast = at + 1 === exercise?.hands.length;
  const { title: sentence, text } = feedback(puzzle, now, unreadable, words, tileWords);

  return (
    <div class="waits" data-alive={alive ? '' : undefined} data-of={exercise === undefined ? 'address' : 'lesson'}>
      <div class="felt" role="group" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {say(exercise === undefined ? words.hand : words.title)}
          </h2>
          {practice !== undefined && (
            <Level
              level={place.level}
              words={practice}
              onChoose={(level) => {
                setPlace({ seed: place.seed, level });
              }}
            />
          )}
          {exercise !== undefined && exercise.hands.length > 1 && (
            <p class="felt-note">{say(words.place, { at: at + 1, total: exercise.hands.length })}</p>
          )}
        </div>
        {exercise === undefined && (
          <div class="waits-notes" role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        <Hand hand={puzzle.hand} words={tileWords} size="hand" label={say(words.hand)} spread />
        {puzzle.hand.melds.some(({ concealed }) => !concealed) && (
          <p class="felt-note waits-exposed">{say(words.exposed)}</p>
        )}
        <hr class="felt-rule" />
        <div class="felt-columns needs-script">
          <div>
            <TilePad
              label={say(words.pad)}
              words={tileWords}
              chosen={now.chosen}
              onToggle={(tile) => {
                setNow((before) => toggled(before, tile));
                setUnreadable(undefined);
              }}
              marks={isSolved && grade !== undefined ? marksOf(grade) : undefined}
              markNames={MARK_NAMES(words)}
            />
            <TypedTiles
              id={`${id}-typed`}
              chosen={now.chosen}
              locked={isSolved}
              words={words}
              tileWords={tileWords}
              onRead={(tiles) => {
                change({ ...FRESH, chosen: [...tiles].sort((a, b) => a - b) });
              }}
              onError={setUnreadable}
              onEnter={check}
            />
          </div>
          <div class="waits-side">
            <StatusLine title={sentence}>
              {text.map(({ text: piece, strong }, index) => (strong ? <b key={index}>{piece}</b> : piece))}
            </StatusLine>
            {isSolved && <Copies puzzle={puzzle} words={words} tileWords={tileWords} />}
            <div class="buttons">
              <button class="button" type="button" ref={main} onClick={isSolved ? goOn : check}>
                {say(isSolved ? (isLast ? words.buttons.first : words.buttons.next) : words.buttons.check)}
              </button>
              <button
                class="button"
                data-kind="second"
                type="button"
                onClick={() => {
                  change(isSolved ? FRESH : hinted(now, puzzle));
                  if (!isSolved) remember(false);
                }}
              >
                {say(isSolved ? words.buttons.again : words.buttons.tip)}
              </button>
              {!isSolved && (now.phase === 'checked' || now.hints > 0) && (
                <button
                  class="button"
                  data-kind="second"
                  type="button"
                  onClick={() => {
                    change(solved(now, puzzle));
                  }}
                >
                  {say(words.buttons.solution)}
                </button>
              )}
            </div>
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

const MARK_NAMES = ({ marks }: WaitsWords): Readonly<Record<PadMark, string>> => ({
  found: say(marks.found),
  missed: say(marks.missed),
  wrong: say(marks.wrong),
});

const marksOf = ({ found, missing, extra }: WaitsGrade): ReadonlyMap<TileKind, PadMark> =>
  new Map([
    ...found.map((tile) => [tile, 'found'] as const),
    ...missing.map((tile) => [tile, 'missed'] as const),
    ...extra.map((tile) => [tile, 'wrong'] as const),
  ]);

function feedback(
  puzzle: Puzzle,
  { phase, grade, hints }: WaitsTry,
  unreadable: NotationError | undefined,
  words: WaitsWords,
  tileWords: TileWords,
): Feedback {
  if (unreadable !== undefined) return notationFeedback(unreadable, words);
  if (grade === undefined) return standing(words.fresh);
  if (phase === 'solved') return finalFeedback(grade, words, tileWords);
  const hint = hints > 0 && grade.kind !== 'right' ? hintText(hintsFor(puzzle, grade)[hints - 1], words) : undefined;
  if (phase === 'open') return feedbackOf(say(words.fresh.title), hint ?? say(words.fresh.text));
  if (grade.kind === 'empty')
    return hint === undefined ? standing(words.empty) : feedbackOf(say(words.empty.title), hint);
  return withSentence(firstFeedback(grade, words), hint ?? say(words.checked));
}

interface CopiesProps {
  readonly puzzle: Puzzle;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
}

/** How many of each wait can still come. */
function Copies({ puzzle, words, tileWords }: CopiesProps) {
  return (
    <div class="waits-copies">
      <p class="felt-note">{say(words.left, { n: copiesOf(puzzle) })}</p>
      <ul>
        {puzzle.waits.map(({ tile, left }) => (
          <li key={tile}>
            <Tile
              tile={tile}
              words={tileWords}
              size="count"
              label={say(words.copiesName, { tile: tileName(tile, tileWords), n: left })}
            />
            <span class="number" aria-hidden="true">
              {say(words.copies, { n: left })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
