import { generatePlayedScorePuzzle } from './generate-played.ts';
import { generateScorePuzzle, type ScoreRequest } from './generate.ts';
import { isThrownLevel, type ScoreLevel } from './levels.ts';
import type { ScorePuzzle } from './puzzle.ts';

export interface AnyScoreRequest extends Omit<ScoreRequest, 'level'> {
  readonly level: ScoreLevel;
}

/** The puzzle of a seed on any level: hands put together for what they teach, or won in a played wall. */
export const generateAnyScorePuzzle = ({ seed, level, rules }: AnyScoreRequest): ScorePuzzle =>
  isThrownLevel(level) ? generateScorePuzzle({ seed, level, rules }) : generatePlayedScorePuzzle(seed, rules);
