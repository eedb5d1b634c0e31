import { FanTable, type FanTableRow } from '../../components/FanTable.tsx';
import { TileGroups } from '../../components/TileGroups.tsx';
import { earnedTiles } from '../../fan/earned-tiles.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { explainMiss } from '../../puzzles/score/explain.ts';
import type { GradedRow, ScoreGrade } from '../../puzzles/score/grade.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { reasonText } from './reason-text.ts';
import { verdictOf } from './verdict.ts';
import { joined, listOf, patternName, type PatternTexts, type ScoreWords } from './words.ts';

export interface SolutionProps {
  readonly puzzle: ScorePuzzle;
  readonly words: ScoreWords;
  readonly tileWords: TileWords;
  readonly patterns: PatternTexts;
}

/** The rows of the hand as they stand after the check, with the sum and what it means at this table. */
export function ScoreTable({
  grade,
  plain = false,
  ...props
}: SolutionProps & {
  readonly grade: Pick<ScoreGrade, 'rows'>;
  /** Nobody was asked: rows without marks. */
  readonly plain?: boolean;
}) {
  const { puzzle, words, patterns } = props;
  const { table } = words;
  const { fan, points, suppressed } = puzzle.score;
  const shown = grade.rows.map(({ id }) => id);
  const silent = suppressed.filter(({ id }) => !shown.includes(id));
  const leaders = [...new Set(silent.map(({ by }) => by))];
  const beside = leaders.map((leader) => {
    const names = silent.filter(({ by }) => by === leader).map(({ id }) => patternName(id, patterns));
    return say(table.suppressed, { by: patternName(leader, patterns), rows: listOf(names, words) });
  });
  const notes = joined([...verdictOf(puzzle, words), ...beside], words);
  return (
    <FanTable
      label={say(table.label)}
      rows={grade.rows.map((row) => (plain ? { ...toRow(row, props), mark: undefined } : toRow(row, props)))}
      total={{
        name: say(fan === null ? table.special : table.total),
        value: String(fan ?? points),
        ...(notes === '' ? {} : { note: notes }),
      }}
      marks={{
        right: say(table.marks.right),
        counted: say(table.marks.counted),
        struck: say(table.marks.struck),
        forgotten: say(table.marks.forgotten),
      }}
      none={say(table.none)}
    />
  );
}

function toRow(row: GradedRow, { puzzle, words, tileWords, patterns }: SolutionProps): FanTableRow {
  const { id, mark, fan } = row;
  const text = patterns[id];
  const common = { id, mark, name: text?.name ?? id, zh: text?.zh, value: fan === null ? '–' : String(fan) };
  const miss = mark === 'struck' ? explainMiss(id, puzzle) : undefined;
  if (miss !== undefined) {
    const { title, text: reason } = reasonText(miss, { words, tileWords, patterns });
    return { ...common, failed: title, reason };
  }
  const failed = mark === 'forgotten' ? { failed: say(words.table.forgotten) } : {};
  const reason = (
    <>
      <span>{text?.rule}</span>
      <EarnedTiles id={id} puzzle={puzzle} words={words} tileWords={tileWords} />
    </>
  );
  return { ...common, ...failed, reason };
}

interface EarnedProps {
  readonly id: PatternId;
  readonly puzzle: ScorePuzzle;
  readonly words: ScoreWords;
  readonly tileWords: TileWords;
}

/** The tiles that earn a row, where that is not the whole hand. */
function EarnedTiles({ id, puzzle, words, tileWords }: EarnedProps) {
  const { tiles, bonus } = earnedTiles(id, puzzle.score.win);
  const faces = [...tiles, ...bonus];
  if (faces.length === 0 || faces.length > 12) return null;
  return (
    <TileGroups
      groups={[{ tiles: faces.map((face) => ({ face })) }]}
      words={tileWords}
      size="count"
      label={say(words.table.earnedBy)}
    />
  );
}
