import type { Score } from '../../fan/score.ts';
import { say } from '../../i18n/message.ts';
import type { ScoreWords } from './words.ts';

/** „5 Fan · 24 Punkte“, or why the hand is not paid. */
export function worthText(
  { fan, points, result }: Pick<Score, 'fan' | 'points' | 'result'>,
  { tables }: Pick<ScoreWords, 'tables'>,
): string {
  const worth = fan === null ? say(tables.special) : say(tables.fan, { n: fan });
  if (result === 'win') return `${worth} · ${say(tables.points, { n: points })}`;
  return `${worth} · ${say(result === 'draw' ? tables.draw : tables.below)}`;
}
