import { useEffect, useMemo } from 'preact/hooks';
import { StatusLine } from '../components/StatusLine.tsx';
import { presetRules } from '../fan/rule-sets/index.ts';
import { PRESET_IDS } from '../fan/rule-sets/rule-set.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { topicOf } from '../puzzles/discard/grade.ts';
import { DISCARD_LEVELS, type DiscardLevel } from '../puzzles/discard/levels.ts';
import type { DiscardExercise } from '../puzzles/discard/table.ts';
import { checked, exerciseAt, FRESH, hinted, puzzleAt, solved, type DiscardTry } from './discard/discard-game.ts';
import { feedback, type DiscardWords, type Speech } from './discard/discard-text.ts';
import { DiscardHand } from './discard/DiscardHand.tsx';
import { DiscardReasons } from './discard/DiscardReasons.tsx';
import { DiscardTableView, OwnTable } from './discard/DiscardTableView.tsx';
import { itemName, useFirstAnswer } from './practice/first-answer.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeAfter, seededPlaces, type Place } from './practice/place-link.ts';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { useItems } from './practice/use-items.ts';
import { usePlace } from './practice/use-place.ts';
import { useTry } from './practice/use-try.ts';
import { WhichPuzzle } from './practice/WhichPuzzle.tsx';
import type { TableWords } from './table/table-words.ts';
import { useRules } from './waits/use-rules.ts';
import './discard/discard.css';

export interface DiscardPuzzleProps {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: DiscardWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
  /** Where the puzzle lives in the address. */
  readonly practice?: PracticeWords | undefined;
  /** Where a reader without a link begins. */
  readonly start: Place<DiscardLevel>;
  /** Hands chosen by an author; the address is then left alone. */
  readonly exercise?: DiscardExercise | undefined;
}

const LINK = seededPlaces(DISCARD_LEVELS);

/** „Was wirfst du ab?“: choose one of fourteen tiles, check, and see what each discard leaves. */
export default function DiscardPuzzle(props: DiscardPuzzleProps) {
  const { id, words, tileWords, tableWords, practice, start, exercise } = props;
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const rulesId = useRules();
  const rules = presetRules(PRESET_IDS.find((known) => known === rulesId) ?? 'hk33');
  const { place, setPlace, notes } = usePlace(LINK, start, rulesId, practice?.notes);
  const items = useItems(exercise?.items.length);
  const puzzle = useMemo(
    () => (exercise === undefined ? puzzleAt(place, rules) : exerciseAt(exercise, items.at, rules)),
    [exercise, items.at, place, rules],
  );
  const { now, setNow, alive, title, main, begin } = useTry<DiscardTry>(FRESH, puzzle);
  const memory = useFirstAnswer('discard', itemName('discard', LINK.write(place), exercise, exercise?.items[items.at]));
  const isSolved = now.phase === 'solved';
  useEffect(() => {
    if (isSolved && document.activeElement?.matches(':disabled') === true) main.current?.focus();
  }, [isSolved]);

  const settle = (next: DiscardTry): void => {
    setNow(next);
    const kind = next.grade?.kind;
    if (kind === undefined || (kind === 'empty' && next.phase !== 'solved')) return;
    memory.tell({ right: kind === 'right', topics: [topicOf(puzzle)] });
  };
  const check = (): void => {
    settle(checked(now, puzzle));
  };
  const goOn = (): void => {
    if (exercise === undefined) setPlace(placeAfter(place));
    else items.goOn();
    begin();
  };
  const { title: sentence, text } = feedback(puzzle, now, speech);
  return (
    <div class="discard" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {say(words.questions[puzzle.ask])}
          </h2>
          <WhichPuzzle
            words={practice}
            place={place}
            levels={DISCARD_LEVELS}
            items={items}
            itemText={words.place}
            onLevel={(level) => {
              setPlace({ seed: place.seed, level });
            }}
          />
        </div>
        {practice !== undefined && <LinkNotes notes={notes} />}
        <DiscardTableView puzzle={puzzle} speech={speech} />
        <DiscardHand
          id={id}
          puzzle={puzzle}
          now={now}
          speech={speech}
          onChoose={(chosen) => {
            setNow({ ...FRESH, chosen });
          }}
          onEnter={check}
        />
        <OwnTable puzzle={puzzle} speech={speech} />
        <div class="discard-side needs-script">
          <StatusLine title={sentence}>{text}</StatusLine>
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
      </section>
      {isSolved && now.grade !== undefined && <DiscardReasons puzzle={puzzle} grade={now.grade} speech={speech} />}
    </div>
  );
}
