import { say } from '../../i18n/message.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import type { ScoreWords } from './words.ts';

/** What the sum means at this table: enough or not, capped, a draw, a special hand. Sentences in their order. */
export function verdictOf({ score, rules }: ScorePuzzle, { verdict }: ScoreWords): readonly string[] {
  const { fan, rawFan, points, result, missed } = score;
  const { minFan } = rules.options;
  if (fan === null) return [say(verdict.special, { points })];
  return [
    ...(rawFan !== null && rawFan > fan ? [say(verdict.capped, { raw: rawFan, n: fan })] : []),
    ...(result === 'draw' ? [say(verdict.draw)] : []),
    ...(result === 'below-minimum' ? [say(verdict.below, { min: minFan, n: missed })] : []),
    ...(result === 'win' && minFan > 0 ? [say(verdict.legal, { min: minFan })] : []),
    ...(result === 'win' && fan === 0 ? [say(verdict.pays)] : []),
  ];
}
