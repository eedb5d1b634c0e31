import type { ComponentChildren } from 'preact';
import { formatHand } from '../../engine/notation.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { gradeScore } from '../../puzzles/score/grade.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { offeredRows } from '../../puzzles/score/rows.ts';
import { useGame } from '../practice/use-game.ts';
import { FanEntry, RowEntry } from './Entry.tsx';
import {
  checked,
  enteredFan,
  FRESH,
  hinted,
  solved,
  stepped,
  topicsOf,
  withFan,
  withRow,
  type ScoreTry,
} from './score-try.ts';
import { ScoreRoom } from './ScoreRoom.tsx';
import { usePart } from '../use-part.ts';
import type { PatternTexts, RulesNames, ScoreWords } from './words.ts';

/** What every page hands its score puzzle. */
export interface ScoreTexts {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: ScoreWords;
  readonly tileWords: TileWords;
  readonly patterns: PatternTexts;
  readonly tables: RulesNames;
  /** The address of the calculator, from the root of the site. */
  readonly calculator: string;
}

export interface ScoreGameProps extends ScoreTexts {
  /** The name of this puzzle in the memory of answers. */
  readonly item: string | undefined;
  readonly puzzle: ScorePuzzle;
  readonly rulesText: RulesText;
  /** The page's own heading asks the question already. */
  readonly quiet: boolean;
  /** The puzzle that is asked for is on its way. */
  readonly isComing?: boolean;
  /** After this hand the first comes again. */
  readonly isLast: boolean;
  /** Goes on; `begin` begins afresh with the focus on the heading. */
  readonly onNext: (begin: () => void) => void;
  /** Beside the heading: the level, or which hand of how many. */
  readonly children?: ComponentChildren;
  /** What a link brought, in words. */
  readonly notes?: readonly string[] | undefined;
}

/** „Zähle diese Hand“: enter the fan, tick the rows if you like, check, and see row by row why. */
export function ScoreGame(props: ScoreGameProps) {
  const { id, words, tileWords, patterns, tables, calculator, puzzle, rulesText, onNext } = props;
  const handName = JSON.stringify([formatHand(puzzle.hand), puzzle.circumstances]);
  const gradeOf = (tried: ScoreTry) => gradeScore(puzzle, { fan: enteredFan(tried), rows: tried.rows });
  const game = useGame<ScoreTry, 'score'>({
    kind: 'score',
    item: props.item,
    key: handName,
    fresh: FRESH,
    check: (before) => checked(before, puzzle),
    tip: hinted,
    solve: solved,
    isUnanswered: (tried) => gradeOf(tried).fan === 'empty',
    told: (tried) => {
      const result = gradeOf(tried);
      return { right: result.isRight, topics: topicsOf(result), given: [tried.fan, ...tried.rows].join(' ') };
    },
    onNext,
  });
  const { now, setNow, isSolved, check } = game;
  const more = usePart(() => import('./ScoreMore.tsx'), now !== FRESH);

  const grade = gradeOf(now);
  const isFresh = now.phase === 'open' && now.hints === 0;
  const status =
    more === undefined || isFresh
      ? { title: say(words.fresh.title), text: say(words.fresh.text) }
      : more.feedbackOf(puzzle, now, grade, words);
  const parts = { puzzle, words, tileWords, patterns };

  return (
    <ScoreRoom
      of={props}
      game={game}
      status={status}
      after={
        isSolved &&
        more !== undefined && (
          <more.ScoreMore {...parts} tables={tables} rulesText={rulesText} calculator={calculator} />
        )
      }
    >
      {isSolved ? (
        <>
          {more !== undefined && <more.ScoreTable {...parts} grade={grade} />}
          {more !== undefined && <more.ScorePayment {...parts} />}
        </>
      ) : (
        <>
          <FanEntry
            id={`${id}-fan`}
            value={now.fan}
            words={words}
            onType={(text) => {
              setNow(withFan(now, text));
            }}
            onStep={(step) => {
              setNow(stepped(now, step));
            }}
            onEnter={check}
          />
          <RowEntry
            offered={offeredRows(puzzle)}
            ticked={now.rows}
            patterns={patterns}
            words={words}
            onToggle={(row) => {
              setNow(withRow(now, row));
            }}
          />
        </>
      )}
    </ScoreRoom>
  );
}
