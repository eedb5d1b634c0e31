import { say } from '../../i18n/message.ts';
import { countRows } from '../../puzzles/score/puzzle.ts';
import type { SolutionProps } from './ScoreSolution.tsx';
import { verdictOf } from './verdict.ts';
import { joined, patternName } from './words.ts';

/** The count in a few lines: its rows, the sum, and what the sum means at this table. */
export function ScoreSummary({ puzzle, words, patterns }: Omit<SolutionProps, 'tileWords'>) {
  const rows = countRows(puzzle);
  const { fan, points } = puzzle.score;
  return (
    <ul class="score-summary">
      {rows.map((row) => (
        <li class="score-fact" key={row.id}>
          {patternName(row.id, patterns)} {row.fan}
        </li>
      ))}
      {rows.length === 0 && <li class="score-fact">{say(words.table.none)}</li>}
      <li class="score-fact">
        <b>
          {say(fan === null ? words.table.special : words.table.total)} {fan ?? points}
        </b>
        <br />
        {joined(verdictOf(puzzle, words), words)}
      </li>
    </ul>
  );
}
