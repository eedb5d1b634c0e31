import type { StatusText } from '../../components/StatusLine.tsx';
import { say, type Message } from '../../i18n/message.ts';
import { hintsFor, type ScoreGrade, type ScoreHint } from '../../puzzles/score/grade.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { enteredFan, type ScoreTry } from './score-try.ts';
import { capitalized, countWord, joined, listOf, type ScoreWords } from './words.ts';

/** Whether a wrong number was near. */
const CLOSE = 3;

export function feedbackOf(puzzle: ScorePuzzle, now: ScoreTry, grade: ScoreGrade, words: ScoreWords): StatusText {
  if (now.phase === 'solved') return solvedFeedback(puzzle, now, grade, words);
  const hint = now.hints === 0 ? undefined : hintText(hintsFor(puzzle, grade)[now.hints - 1], words);
  if (now.phase === 'open') return { title: say(words.fresh.title), text: hint ?? say(words.fresh.text) };
  if (grade.fan === 'empty') return { title: say(words.empty.title), text: hint ?? say(words.empty.text) };
  const { checked } = words;
  const title = say(grade.fan === 'right' ? checked.rightFan : checked[grade.fan]);
  const about = rowsText(grade, words);
  return { title, text: joined([about, hint ?? say(checked.text)], words) };
}

/** How many of the ticked rows do not count and how many are missing; empty where none were ticked or asked for. */
export function rowsText({ hasRows, struck, forgotten }: ScoreGrade, words: ScoreWords): string {
  const { checked } = words;
  const mistakes = sentenceOf(
    [clause(checked.struck, struck, words), clause(checked.forgotten, forgotten, words)],
    words,
  );
  return !hasRows ? '' : mistakes === '' ? say(checked.allRows) : mistakes;
}

function solvedFeedback(puzzle: ScorePuzzle, now: ScoreTry, grade: ScoreGrade, words: ScoreWords): StatusText {
  const { struck, forgotten, forgottenOnly } = words.solved;
  const text = grade.hasRows
    ? sentenceOf(
        [
          clause(struck, grade.struck, words),
          clause(grade.struck > 0 ? forgotten : forgottenOnly, grade.forgotten, words),
        ],
        words,
      )
    : '';
  return { title: solvedTitle(puzzle, now, grade, words), text };
}

function solvedTitle({ score }: ScorePuzzle, now: ScoreTry, { fan }: ScoreGrade, { solved }: ScoreWords): string {
  const entered = enteredFan(now);
  if (score.fan === null)
    return fan === 'right' ? say(solved.rightSpecial) : say(solved.special, { points: score.points });
  if (fan === 'empty' || entered === undefined) return say(solved.shown, { n: score.fan });
  if (fan === 'right') return say(solved.right, { n: score.fan });
  const message = Math.abs(entered - score.fan) <= CLOSE ? solved.close : solved.far;
  return say(message, { n: score.fan, entered });
}

const clause = (message: Message, n: number, words: ScoreWords): string =>
  n === 0 ? '' : say(message, { n, count: countWord(n, words) });

function sentenceOf(clauses: readonly string[], { checked }: ScoreWords): string {
  const said = clauses.filter((text) => text !== '');
  return said.length === 0 ? '' : capitalized(said.join(say(checked.comma))) + say(checked.end);
}

/** A hint about the count in words. */
export function hintText(hint: ScoreHint | undefined, words: ScoreWords): string {
  const { hints, groups } = words;
  if (hint === undefined) return say(hints.none);
  switch (hint.kind) {
    case 'row-count':
      return hint.n === 0 ? say(hints.noRows) : say(hints['row-count'], { n: hint.n, count: countWord(hint.n, words) });
    case 'groups':
      return say(hints.groups, {
        groups: listOf(
          hint.groups.map((group) => say(groups[group])),
          words,
        ),
      });
    default:
      return say(hints[hint.kind], { group: say(groups[hint.group]) });
  }
}
