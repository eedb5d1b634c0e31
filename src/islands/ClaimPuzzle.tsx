import { useMemo } from 'preact/hooks';
import { StatusLine } from '../components/StatusLine.tsx';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { CLAIMS_LEVELS, type ClaimsLevel } from '../puzzles/claims/levels.ts';
import type { ClaimsExercise } from '../puzzles/claims/table.ts';
import {
  checked,
  choiceToggled,
  exerciseAt,
  FRESH,
  hinted,
  partsOf,
  puzzleAt,
  seatToggled,
  solved,
  topicsOf,
  type ClaimsTry,
} from './claims/claims-game.ts';
import { offerText, type ClaimsPracticeWords, type ClaimsWords, type Speech } from './claims/claims-text.ts';
import { ClaimsFacts } from './claims/ClaimsFacts.tsx';
import { ClaimsReasons } from './claims/ClaimsReasons.tsx';
import { ClaimsTable, placeText } from './claims/ClaimsTable.tsx';
import { SeatQuestion } from './claims/SeatQuestion.tsx';
import { SeatRow } from './claims/SeatRow.tsx';
import { statusOf } from './claims/status.ts';
import { itemName, useFirstAnswer } from './practice/first-answer.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeAfter, seededPlaces, type Place } from './practice/place-link.ts';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import { useItems } from './practice/use-items.ts';
import { usePlace } from './practice/use-place.ts';
import { useTry } from './practice/use-try.ts';
import { WhichPuzzle } from './practice/WhichPuzzle.tsx';
import { usePageRules } from './rules/use-rule-set.ts';
import type { TableWords } from './table/table-words.ts';
import './claims/claims.css';

export interface ClaimPuzzleProps {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: ClaimsWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
  /** Where the puzzle lives in the address. */
  readonly practice?: ClaimsPracticeWords | undefined;
  /** Where a reader without a link begins. */
  readonly start: Place<ClaimsLevel>;
  /** Tables chosen by an author; the address is then left alone. */
  readonly exercise?: ClaimsExercise | undefined;
  /** What comes after this puzzle, where that is not the next of its kind. */
  readonly onNext?: (() => void) | undefined;
}

const LINK = seededPlaces(CLAIMS_LEVELS);

/** „Wer darf, wer bekommt ihn?“: tick what every seat may do with a tile, say where it goes, check, and see why. */
export default function ClaimPuzzle(props: ClaimPuzzleProps) {
  const { id, words, tileWords, tableWords, practice, start, exercise, onNext } = props;
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const { text: rulesText, rules } = usePageRules();
  const { place, setPlace, notes } = usePlace(LINK, start, rulesText, practice?.notes);
  const items = useItems(exercise?.items.length);
  const puzzle = useMemo(
    () => (exercise === undefined ? puzzleAt(place, rules) : exerciseAt(exercise, items.at, rules)),
    [exercise, items.at, place, rules],
  );
  const { now, setNow, alive, title, main, begin } = useTry<ClaimsTry>(FRESH, puzzle);
  const name = itemName('claims', LINK.write(place), exercise, exercise?.items[items.at]);
  const memory = useFirstAnswer('claims', name);

  const isSolved = now.phase === 'solved';
  const settle = (next: ClaimsTry): void => {
    setNow(next);
    const { grade } = next;
    if (grade === undefined || (grade.kind === 'unanswered' && next.phase !== 'solved')) return;
    const given = JSON.stringify(next.answer);
    memory.tell({ right: grade.kind === 'right', topics: topicsOf(puzzle, grade), parts: partsOf(grade), given });
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
  const status = statusOf(puzzle, now, speech);
  const questions = { takers: puzzle.takers, skipped: puzzle.skipped };

  return (
    <div class="claims" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {offerText(puzzle, speech)}
          </h2>
          <WhichPuzzle
            words={practice}
            place={place}
            levels={CLAIMS_LEVELS}
            items={items}
            itemText={words.place}
            onLevel={(level) => {
              setPlace({ seed: place.seed, level });
            }}
          />
        </div>
        {practice !== undefined && <LinkNotes notes={notes} />}
        <div class="claim-scene">
          <ClaimsTable puzzle={puzzle} solved={isSolved} speech={speech} />
          <ClaimsFacts puzzle={puzzle} minimum={rules.options.minFan} speech={speech} />
        </div>
        {puzzle.seats.map((answer) => (
          <SeatRow
            key={answer.seat}
            puzzle={puzzle}
            answer={answer}
            place={placeText(answer.seat, puzzle, speech)}
            chosen={now.answer.choices[answer.seat] ?? []}
            solved={isSolved}
            speech={speech}
            onToggle={(choice) => {
              setNow((before) => choiceToggled(before, answer.seat, choice));
            }}
          />
        ))}
        <div class="claim-end needs-script">
          <div class="claim-questions">
            {(['takers', 'skipped'] as const).map((name) => (
              <SeatQuestion
                key={name}
                question={say(words[name])}
                seats={puzzle.seats.map(({ seat }) => seat)}
                chosen={now.answer[name]}
                right={questions[name]}
                solved={isSolved}
                speech={speech}
                onToggle={(seat) => {
                  setNow((before) => seatToggled(before, name, seat));
                }}
              />
            ))}
          </div>
          <div class="claim-side">
            <StatusLine title={status.title}>{status.text}</StatusLine>
            <PuzzleButtons
              words={words.buttons}
              isSolved={isSolved}
              maySolve={now.phase === 'checked' || now.hints > 0}
              isLast={items.isLast}
              main={main}
              onCheck={() => {
                settle(checked(now, puzzle));
              }}
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
      </section>
      {isSolved && <ClaimsReasons puzzle={puzzle} speech={speech} />}
    </div>
  );
}
