import type { ComponentChildren } from 'preact';
import { StatusLine } from '../../components/StatusLine.tsx';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import {
  checked,
  choiceToggled,
  FRESH,
  hinted,
  partsOf,
  seatToggled,
  solved,
  topicsOf,
  type ClaimsTry,
} from './claims-game.ts';
import { offerText, type ClaimsWords, type Speech } from './claims-text.ts';
import { ClaimsFacts } from './ClaimsFacts.tsx';
import { ClaimsTable, placeText } from './ClaimsTable.tsx';
import { SeatQuestion } from './SeatQuestion.tsx';
import { SeatRow } from './SeatRow.tsx';
import { statusOf } from './status.ts';
import { useFirstAnswer } from '../practice/first-answer.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import { useTry } from '../practice/use-try.ts';
import type { TableWords } from '../table/table-words.ts';
import { usePart } from '../use-part.ts';
import './claims.css';

/** What every page hands its claims puzzle. */
export interface ClaimsTexts {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: ClaimsWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
}

export interface ClaimsGameProps extends ClaimsTexts {
  readonly puzzle: ClaimsPuzzle;
  readonly rules: RuleSet;
  /** The name of this puzzle in the memory of answers. */
  readonly item: string;
  /** The puzzle that is asked for is on its way. */
  readonly isComing?: boolean;
  /** After this table the first comes again. */
  readonly isLast?: boolean;
  /** Beside the heading: the levels, or which table of how many. */
  readonly children?: ComponentChildren;
  /** What a link brought, in words. */
  readonly notes?: readonly string[];
  /** Goes on; `begin` begins afresh with the focus on the heading. */
  readonly onNext: (begin: () => void) => void;
}

/** „Wer darf, wer bekommt ihn?“: tick what every seat may do with a tile, say where it goes, check, and see why. */
export function ClaimsGame(props: ClaimsGameProps) {
  const { id, words, tileWords, tableWords, puzzle, rules, item, isComing = false, isLast = false } = props;
  const { children, notes, onNext } = props;
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const { now, setNow, alive, title, main, begin } = useTry<ClaimsTry>(FRESH, puzzle);
  const reasons = usePart(() => import('./ClaimsReasons.tsx'), now !== FRESH);
  const memory = useFirstAnswer('claims', item);

  const isSolved = now.phase === 'solved';
  const settle = (next: ClaimsTry): void => {
    setNow(next);
    const { grade } = next;
    if (grade === undefined || (grade.kind === 'unanswered' && next.phase !== 'solved')) return;
    const given = JSON.stringify(next.answer);
    memory.tell({ right: grade.kind === 'right', topics: topicsOf(puzzle, grade), parts: partsOf(grade), given });
  };
  const status = statusOf(puzzle, now, speech);
  const questions = { takers: puzzle.takers, skipped: puzzle.skipped };

  return (
    <div class="claims" data-alive={alive && !isComing ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {offerText(puzzle, speech)}
          </h2>
          {children}
        </div>
        {notes !== undefined && <LinkNotes notes={notes} />}
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
              isLast={isLast}
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
              onNext={() => {
                onNext(begin);
              }}
            />
          </div>
        </div>
      </section>
      {isSolved && reasons && <reasons.ClaimsReasons puzzle={puzzle} speech={speech} />}
    </div>
  );
}
