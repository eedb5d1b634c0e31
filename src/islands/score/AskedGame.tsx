import { formatHand } from '../../engine/notation.ts';
import { say, type Message } from '../../i18n/message.ts';
import type { Options } from '../../fan/rule-sets/options.ts';
import type { ScoreAsk } from '../../puzzles/score/asks.ts';
import { gradeAsked } from '../../puzzles/score/grade-asked.ts';
import { offeredRows } from '../../puzzles/score/rows.ts';
import { useGame } from '../practice/use-game.ts';
import { AskedMarks } from './AskedMarks.tsx';
import { askedFeedback } from './asked-text.ts';
import {
  answerOf,
  askedTopics,
  changed,
  checkedAsked,
  digitsOf,
  freshAsked,
  withAskedRow,
  withSeat,
  type AskedTry,
} from './asked-try.ts';
import { FanEntry, RowEntry } from './Entry.tsx';
import { PaymentsEntry, PointsEntry } from './MoneyEntry.tsx';
import { FRESH, stepped, withFan } from './score-try.ts';
import type { ScoreGameProps } from './ScoreGame.tsx';
import { ScoreRoom } from './ScoreRoom.tsx';
import { ScoreMore } from './ScoreMore.tsx';
import { ScorePayment } from './ScorePayment.tsx';
import { ScoreTable } from './ScoreSolution.tsx';
import type { AskWords } from './words.ts';
import './asked.css';

export interface AskedGameProps extends ScoreGameProps {
  readonly asks: readonly ScoreAsk[];
  readonly asked: AskWords;
  /** What the stakes are called. */
  readonly stakes: Readonly<Record<NonNullable<Options['stake']>, Message>>;
}

/** A won hand of which the reader chose what is asked: its fan, its rows, its points, who pays what. */
export function AskedGame(props: AskedGameProps) {
  const { id, words, tileWords, patterns, tables, calculator, puzzle, rulesText, asks, asked } = props;
  const gradeOf = (tried: AskedTry) => gradeAsked(puzzle, asks, answerOf(tried));
  const game = useGame<AskedTry, 'score'>({
    kind: 'score',
    item: props.item,
    key: JSON.stringify([formatHand(puzzle.hand), puzzle.circumstances, asks]),
    fresh: freshAsked(puzzle),
    check: (before) => checkedAsked(before, puzzle, asks),
    tip: (before) => ({ ...before, hints: before.hints + 1 }),
    solve: (before) => ({ ...before, phase: 'solved' }),
    isUnanswered: ({ isShort }) => isShort,
    told: (tried) => {
      const result = gradeOf(tried);
      return {
        right: result.isRight,
        topics: askedTopics(result, asks),
        parts: [result.right.length, asks.length],
        given: givenText(tried, asks),
      };
    },
    onNext: props.onNext,
  });
  const { now, setNow, isSolved, check } = game;
  const grade = gradeOf(now);
  const status = askedFeedback(puzzle, asks, now, grade, props);
  const parts = { puzzle, words, tileWords, patterns };
  const { options } = puzzle.rules;
  const asksCount = asks.includes('fan') || asks.includes('rows');

  return (
    <ScoreRoom
      of={props}
      game={game}
      status={status}
      after={isSolved && <ScoreMore {...parts} tables={tables} rulesText={rulesText} calculator={calculator} />}
    >
      {isSolved ? (
        <>
          <AskedMarks {...props} answer={answerOf(now)} grade={grade} />
          <ScoreTable {...parts} grade={grade.count} plain={!asksCount || !grade.count.hasRows} />
          <ScorePayment {...parts} />
        </>
      ) : (
        <>
          {asks.includes('fan') && (
            <FanEntry
              id={`${id}-fan`}
              value={now.fan}
              words={words}
              onType={(text) => {
                setNow(changed(now, { fan: withFan(FRESH, text).fan }));
              }}
              onStep={(step) => {
                setNow(changed(now, { fan: stepped({ ...FRESH, fan: now.fan }, step).fan }));
              }}
              onEnter={check}
            />
          )}
          {asks.includes('points') && (
            <PointsEntry
              id={`${id}-points`}
              value={now.points}
              label={say(options.payment === 'pointsOnly' ? asked.entry.points : asked.entry.share)}
              note={
                options.stake === null ? undefined : say(asked.entry.stake, { stake: say(props.stakes[options.stake]) })
              }
              onType={(text) => {
                setNow(changed(now, { points: digitsOf(text) }));
              }}
              onEnter={check}
            />
          )}
          {asks.includes('payments') && (
            <PaymentsEntry
              payments={now.payments}
              winner={puzzle.circumstances.seatWind}
              words={words}
              asked={asked}
              onSeat={(seat, entry) => {
                setNow(withSeat(now, seat, entry));
              }}
              onEnter={check}
            />
          )}
          {asksCount && (
            <RowEntry
              offered={offeredRows(puzzle)}
              ticked={now.rows}
              patterns={patterns}
              words={words}
              onToggle={(row) => {
                setNow(withAskedRow(now, row));
              }}
              {...(asks.includes('rows') && {
                none: {
                  text: say(asked.entry.noRows),
                  ticked: now.noRows,
                  onToggle: () => {
                    setNow(changed(now, { noRows: !now.noRows, rows: [] }));
                  },
                },
              })}
            />
          )}
        </>
      )}
    </ScoreRoom>
  );
}

/** The answers in a line, for a report. */
function givenText(tried: AskedTry, asks: readonly ScoreAsk[]): string {
  const { fan, rows, points, payments } = tried;
  const paid = Object.entries(payments).map(
    ([seat, { way, amount }]) => `${seat}${way === 'pays' ? '-' : '+'}${amount}`,
  );
  const said = { fan, rows: rows.join(' '), points, payments: paid.join(' ') };
  return asks.map((ask) => said[ask]).join(' · ');
}
