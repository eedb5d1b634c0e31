import { say } from '../../i18n/message.ts';
import { wallHints } from '../../puzzles/wall/grade.ts';
import type { WallPuzzle } from '../../puzzles/wall/puzzle.ts';
import { sumOf } from '../../table/dice.ts';
import { stackText, sumText, type PuzzleWords, type StepText } from './break-text.ts';
import type { TableWords } from './table-words.ts';
import { mistakesIn, type WallTry } from './wall-game.ts';

/** What the status line says at this moment. */
export function statusOf(now: WallTry, puzzle: WallPuzzle, ask: PuzzleWords, words: TableWords): StepText {
  const { chosen, grade, phase, shown } = now;
  const { opening, first, rolls } = puzzle;
  const values = {
    one: 1,
    sum: sumOf(rolls[0] ?? []),
    skip: opening.skip,
    seat: say(words.seats[opening.breaker]),
    wall: say(words.walls[opening.breaker]),
    stack: stackText(first, words),
  };
  if (phase === 'solved') {
    const { title, text } = shown === true ? ask.solved : ask.right;
    return { title: say(title, values), text: say(text, values) };
  }
  const hints = wallHints(puzzle, chosen);
  const hint = now.hints === 0 ? undefined : hints[Math.min(now.hints, hints.length) - 1];
  const tip = hint && say(ask.hints[hint], values);
  if (grade === 'empty') return { title: say(ask.empty.title), text: tip ?? say(ask.empty.text) };
  if (phase === 'checked') {
    const reasons = mistakesIn(now).map((mistake) => say(ask.mistakes[mistake], values));
    const isWall = grade?.kind === 'wrong' && grade.rightWall;
    const other = say(isWall ? ask.wrong.wall : ask.wrong.other, values);
    const why = reasons.length === 0 ? other : reasons.join(say(words.betweenSentences));
    return { title: say(ask.wrong.title), text: tip ?? why };
  }
  const dice = rolls.map((roll) => sumText(roll, words)).join(say(words.between));
  const title = chosen === undefined ? dice : say(ask.chosen.title, { stack: stackText(chosen, words) });
  return { title, text: tip ?? say(chosen === undefined ? ask.fresh.text : ask.chosen.text) };
}
