import type { PatternGroup } from '../../fan/pattern.ts';
import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import { pointsOf } from '../../fan/rule-sets/points.ts';
import { countRows, type ScorePuzzle } from './puzzle.ts';
import { groupOf, worthOf } from './rows.ts';

/** What a reader answers: a number of fan, and, who will, the rows that count. */
export interface ScoreAnswer {
  readonly fan: number | undefined;
  readonly rows: readonly PatternId[];
  /** The rows were asked for: none ticked is an answer too. */
  readonly asksRows?: boolean;
}

/** No number, the right one, or the hand has more or fewer. */
export type FanGrade = 'empty' | 'right' | 'more' | 'fewer';

/** A row as it stands after the check; `explainMiss` says why a struck one does not count. `counted`: it counts, and nobody was asked for rows. */
export interface GradedRow {
  readonly mark: 'right' | 'forgotten' | 'counted' | 'struck';
  readonly id: PatternId;
  readonly fan: number | null;
}

export interface ScoreGrade {
  readonly fan: FanGrade;
  /** Whether rows were ticked at all, or asked for. */
  readonly hasRows: boolean;
  /** In the order of the patterns. */
  readonly rows: readonly GradedRow[];
  readonly struck: number;
  readonly forgotten: number;
  /** The number is right, and so are the rows if any were ticked. */
  readonly isRight: boolean;
}

export function gradeScore(puzzle: ScorePuzzle, { fan, rows: ticked, asksRows = false }: ScoreAnswer): ScoreGrade {
  const hasRows = asksRows || ticked.length > 0;
  const counting = countRows(puzzle);
  const rows = PATTERN_IDS.flatMap((id): GradedRow[] => {
    const row = counting.find((each) => each.id === id);
    if (row !== undefined) {
      const mark = !hasRows ? 'counted' : ticked.includes(id) ? 'right' : 'forgotten';
      return [{ mark, id, fan: row.fan }];
    }
    return ticked.includes(id) ? [{ mark: 'struck', id, fan: worthOf(id, puzzle.rules) ?? null }] : [];
  });
  const struck = rows.filter(({ mark }) => mark === 'struck').length;
  const forgotten = rows.filter(({ mark }) => mark === 'forgotten').length;
  const grade = gradeFan(puzzle, fan);
  return { fan: grade, hasRows, rows, struck, forgotten, isRight: grade === 'right' && struck + forgotten === 0 };
}

/** The sum before the cap is as right as the one after it; where limit hands are not counted, any sum that pays as much. */
export function gradeFan({ score, rules }: ScorePuzzle, entered: number | undefined): FanGrade {
  if (entered === undefined) return 'empty';
  if (score.fan === null) return pointsOf(rules, entered) >= score.points ? 'right' : 'more';
  if (entered === score.fan || entered === score.rawFan) return 'right';
  return entered < score.fan ? 'more' : 'fewer';
}

/** What can be said on request without naming a row: where to look, and how many rows there are. */
export type ScoreHint =
  | { readonly kind: 'forgotten-in' | 'struck-in'; readonly group: PatternGroup }
  | { readonly kind: 'row-count'; readonly n: number }
  | { readonly kind: 'groups'; readonly groups: readonly PatternGroup[] };

/** The hints for an answer, in the order they are given: with rows ticked about these, else about the hand. */
export function hintsFor(puzzle: ScorePuzzle, { rows, hasRows }: ScoreGrade): readonly ScoreHint[] {
  const struck = rows.find(({ mark }) => mark === 'struck');
  const forgotten = rows.find(({ mark }) => mark === 'forgotten');
  const counting = countRows(puzzle);
  const groups = [...new Set(counting.map(({ id }) => groupOf(id)))];
  const about: readonly ScoreHint[] = hasRows
    ? [
        ...(forgotten === undefined ? [] : [{ kind: 'forgotten-in', group: groupOf(forgotten.id) } as const]),
        ...(struck === undefined ? [] : [{ kind: 'struck-in', group: groupOf(struck.id) } as const]),
      ]
    : [];
  const general: readonly ScoreHint[] = [
    { kind: 'row-count', n: counting.length },
    ...(groups.length > 0 ? [{ kind: 'groups', groups } as const] : []),
  ];
  return [...about, ...general];
}
