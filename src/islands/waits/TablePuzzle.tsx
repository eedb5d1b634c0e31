import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hand } from '../../components/Hand.tsx';
import { StatusLine } from '../../components/StatusLine.tsx';
import { formatTiles, type NotationError } from '../../engine/notation.ts';
import type { Wind } from '../../engine/tile.ts';
import { say, type Message } from '../../i18n/message.ts';
import { generateWaitsAtTable } from '../../puzzles/waits/generate-at-table.ts';
import { topicsAtTable } from '../../puzzles/waits/grade-at-table.ts';
import type { TableLevel } from '../../puzzles/waits/levels.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import { useGame } from '../practice/use-game.ts';
import { usePageRules } from '../rules/use-rule-set.ts';
import { OpenTiles } from '../table/OpenTiles.tsx';
import { statusOf } from './status.ts';
import {
  checkedAtTable,
  FRESH_AT_TABLE,
  hintedAtTable,
  isAllRight,
  isSecond,
  isUnanswered,
  partsAtTable,
  solvedAtTable,
  withClaim,
  withFirst,
  type TableTry,
} from './table-game.ts';
import { tableStatus, type AtTableWords } from './table-text.ts';
import { TableReasons } from './TableReasons.tsx';
import { TableRows } from './TableRows.tsx';
import { choosing, toggled } from './waits-game.ts';
import { WaitsAnswer } from './WaitsAnswer.tsx';
import type { WaitsTexts } from './WaitsGame.tsx';
import { WaitsReasons } from './WaitsReasons.tsx';

/** What a table needs besides the words of the waits puzzle. */
export interface AtTable {
  readonly seats: Readonly<Record<Wind, Message>>;
  /** The address of the calculator, from the root of the site. */
  readonly calculator: string;
}

export interface TablePuzzleProps extends WaitsTexts {
  readonly atTable: AtTable;
  readonly tableText: AtTableWords;
  readonly seed: number;
  readonly level: TableLevel;
  /** The name of this puzzle in the memory of answers. */
  readonly item: string;
  readonly notes: readonly string[];
  /** Beside the heading: the levels. */
  readonly children: ComponentChildren;
  /** Goes on; `begin` begins afresh with the focus on the heading. */
  readonly onNext: (begin: () => void) => void;
}

/** A ready hand with the table around it: find the waits, then say how many are left and which may be called. */
export function TablePuzzle(props: TablePuzzleProps) {
  const { id, words, tileWords, atTable, tableText: ask, seed, level, item, notes, children } = props;
  const { text: rulesText, rules } = usePageRules();
  const puzzle = useMemo(() => generateWaitsAtTable({ seed, level, rules }), [seed, level, rules]);
  const [unreadable, setUnreadable] = useState<NotationError>();
  const start = useRef<HTMLSelectElement>(null);
  const game = useGame<TableTry, 'waits'>({
    kind: 'waits',
    item,
    key: puzzle,
    fresh: FRESH_AT_TABLE,
    check: (before) => (unreadable === undefined ? checkedAtTable(before, puzzle) : before),
    tip: (before) => hintedAtTable(before, puzzle),
    solve: (before) => solvedAtTable(before, puzzle),
    isUnanswered,
    told: (next) => ({
      right: isAllRight(next),
      topics: next.grade === undefined ? [puzzle.shape] : [puzzle.shape, ...topicsAtTable(puzzle)],
      parts: partsAtTable(next, puzzle),
      given: formatTiles(next.first.chosen),
    }),
    onNext: props.onNext,
  });
  const { now, setNow, alive, title, isSolved, check, goOn } = game;
  const { first } = now;
  const second = isSecond(now);
  useEffect(() => {
    setUnreadable(undefined);
  }, [puzzle, first]);
  useEffect(() => {
    if (second) start.current?.focus();
  }, [second]);

  const waits = statusOf({ puzzle, now: first, unreadable, words, tileWords });
  const table = tableStatus(puzzle, now, ask, tileWords);

  return (
    <div class="waits" data-alive={alive ? '' : undefined} data-of="address">
      <div class="felt" role="group" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {say(words.hand)}
          </h2>
          {children}
        </div>
        <LinkNotes notes={notes} />
        <OpenTiles
          discards={puzzle.table.discards}
          laid={puzzle.table.laid}
          label={say(ask.view)}
          tileWords={tileWords}
        />
        <Hand
          hand={puzzle.hand}
          bonus={puzzle.ask === 'calls' ? puzzle.table.bonus : []}
          words={tileWords}
          size="hand"
          label={say(words.hand)}
          spread
        />
        <p class="felt-note waits-exposed">{factsText(puzzle, ask, atTable)}</p>
        <hr class="felt-rule" />
        <div class="felt-columns">
          <WaitsAnswer
            id={id}
            chosen={first.chosen}
            result={second ? first.grade : undefined}
            words={words}
            tileWords={tileWords}
            onToggle={(tile) => {
              setNow((before) => withFirst(before, toggled(before.first, tile)));
            }}
            onRead={(tiles) => {
              setNow(withFirst(now, choosing(tiles)));
            }}
            onUnreadable={setUnreadable}
            onEnter={() => {
              if (isSolved) goOn();
              else if (second) start.current?.focus();
              else check();
            }}
          />
          <div class="waits-side">
            {second ? (
              <StatusLine title={table.title}>{table.text}</StatusLine>
            ) : (
              <StatusLine title={waits.title}>
                {waits.text.map(({ text, strong }, index) => (strong ? <b key={index}>{text}</b> : text))}
              </StatusLine>
            )}
            {second && (
              <TableRows
                id={id}
                puzzle={puzzle}
                now={now}
                words={ask}
                tileWords={tileWords}
                start={start}
                onClaim={(tile, claim) => {
                  setNow((before) => withClaim(before, tile, claim));
                }}
                onEnter={check}
              />
            )}
            <PuzzleButtons {...game.buttons} words={words.buttons} />
          </div>
        </div>
      </div>
      {isSolved && (
        <TableReasons
          puzzle={puzzle}
          rulesText={rulesText}
          calculator={atTable.calculator}
          words={ask}
          tileWords={tileWords}
        />
      )}
      {second && first.grade !== undefined && (
        <WaitsReasons
          puzzle={puzzle}
          words={words}
          tileWords={tileWords}
          found={first.grade.found}
          extra={first.grade.extra}
          solution={first.grade.found.length === 0}
        />
      )}
    </div>
  );
}

/** Where one sits and what the table asks for, where that matters. */
function factsText(
  { table, ask, minimum }: ReturnType<typeof generateWaitsAtTable>,
  words: AtTableWords,
  { seats }: AtTable,
): string {
  if (ask === 'copies') return say(words.copiesOnly);
  const facts = say(words.facts, { seat: say(seats[table.seat]), round: say(seats[table.roundWind]) });
  return [facts, say(words.minimum, { n: minimum })].join(say(words.between));
}
