import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { StatusLine } from '../../components/StatusLine.tsx';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { topicsOf } from '../../puzzles/claims/grade.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import type { ClaimsQuestion } from '../../puzzles/claims/question.ts';
import { seatsFollowing } from '../../table/seats.ts';
import { checked, choiceToggled, FRESH, hinted, partsOf, seatToggled, solved, type ClaimsTry } from './claims-game.ts';
import { offerText, type ClaimsWords, type Speech } from './claims-text.ts';
import { ClaimsFacts } from './ClaimsFacts.tsx';
import { ClaimsTable, goalOf, placeText } from './ClaimsTable.tsx';
import { SeatQuestion } from './SeatQuestion.tsx';
import { SeatRow } from './SeatRow.tsx';
import { statusOf } from './status.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import { useGame } from '../practice/use-game.ts';
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
  /** What is asked; another one begins afresh. */
  readonly question: ClaimsQuestion;
  /** The question with its answers; `undefined` until what finds them is loaded. A check waits for it. */
  readonly puzzle: ClaimsPuzzle | undefined;
  /** 起糊: the fan a win needs. */
  readonly minimum: number;
  /** The name of this puzzle in the memory of answers. */
  readonly item: string | undefined;
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
  const { id, words, tileWords, tableWords, question, puzzle, minimum, item } = props;
  const { isComing = false, isLast = false, children, notes, onNext } = props;
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const game = useGame<ClaimsTry, 'claims'>({
    kind: 'claims',
    item,
    key: question,
    fresh: FRESH,
    check: (before) => (puzzle === undefined ? before : checked(before, puzzle)),
    tip: (before) => (puzzle === undefined ? before : hinted(before, puzzle)),
    solve: (before) => (puzzle === undefined ? before : solved(before, puzzle)),
    isUnanswered: ({ grade }) => grade?.kind === 'unanswered',
    told: ({ grade, answer }) =>
      grade &&
      puzzle && {
        right: grade.kind === 'right',
        topics: topicsOf(puzzle, grade),
        parts: partsOf(grade),
        given: JSON.stringify(answer),
      },
    onNext,
  });
  const { now, setNow, alive, title, isSolved } = game;
  const reasons = usePart(() => import('./ClaimsReasons.tsx'), now !== FRESH);
  const [asked, setAsked] = useState<'onCheck' | 'onTip' | 'onSolve'>();
  useEffect(() => {
    if (asked === undefined || puzzle === undefined) return;
    setAsked(undefined);
    game.buttons[asked]?.();
  }, [asked, puzzle]);
  const status = statusOf(puzzle, now, speech);
  const seats = seatsFollowing(question.table.offered.from);
  const answers = isSolved ? puzzle : undefined;

  return (
    <div class="claims" data-alive={alive && !isComing ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {offerText(question, speech)}
          </h2>
          {children}
        </div>
        {notes !== undefined && <LinkNotes notes={notes} />}
        <div class="claim-scene">
          <ClaimsTable puzzle={question} goesTo={answers && goalOf(answers)} speech={speech} />
          <ClaimsFacts puzzle={question} minimum={minimum} speech={speech} />
        </div>
        {seats.map((seat) => (
          <SeatRow
            key={seat}
            puzzle={question}
            seat={seat}
            place={placeText(seat, question, speech)}
            chosen={now.answer.choices[seat] ?? []}
            right={answers?.seats.find((answer) => answer.seat === seat)?.choices}
            speech={speech}
            onToggle={(choice) => {
              setNow((before) => choiceToggled(before, seat, choice));
            }}
          />
        ))}
        <div class="claim-end needs-script">
          <div class="claim-questions">
            {(['takers', 'skipped'] as const).map((name) => (
              <SeatQuestion
                key={name}
                question={say(words[name])}
                seats={seats}
                chosen={now.answer[name]}
                right={answers?.[name]}
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
              {...game.buttons}
              words={words.buttons}
              isLast={isLast}
              onCheck={() => {
                setAsked('onCheck');
              }}
              onTip={() => {
                setAsked('onTip');
              }}
              onSolve={() => {
                setAsked('onSolve');
              }}
            />
          </div>
        </div>
      </section>
      {answers && reasons && <reasons.ClaimsReasons puzzle={answers} speech={speech} />}
    </div>
  );
}
