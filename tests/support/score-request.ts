import { parseBonus } from '../../src/engine/notation.ts';
import type { Result } from '../../src/engine/result.ts';
import type { Circumstances } from '../../src/fan/circumstances.ts';
import type { Situation } from '../../src/fan/pattern.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { scoreHand, type Score, type ScoreError } from '../../src/fan/score.ts';
import { readHand } from './read-hand.ts';

/** The rules a test writes down; a mistake in them is an exception. */
export function rulesOf(rules: unknown = 'hk33', options?: unknown): RuleSet {
  const read = readRules(rules, options);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The circumstances a test writes down: by discard, South in the East round unless it says otherwise. */
export function circumstancesOf({
  by = 'discard',
  seat = 'S',
  round = 'E',
  bonus = '',
  flags = [],
}: Situation): Circumstances {
  const read = parseBonus(bonus);
  if (!read.ok) throw new Error(`${bonus}: ${JSON.stringify(read.error)}`);
  return { by, seatWind: seat, roundWind: round, bonus: read.value, flags };
}

/** The score of a win a test writes down, or why there is none. */
export const tryScore = (situation: Situation, rules: RuleSet): Result<Score, ScoreError> =>
  scoreHand(readHand(situation.hand), circumstancesOf(situation), rules);

/** The score of a win a test writes down; one without a score is an exception. */
export function scoreOf(situation: Situation, rules: RuleSet = rulesOf()): Score {
  const score = tryScore(situation, rules);
  if (!score.ok) throw new Error(`${situation.hand}: ${JSON.stringify(score.error)}`);
  return score.value;
}

/** The items of a score in one line, in the order of the alphabet: `all-chows=1 self-draw=1`. */
export const itemsText = ({ items }: Pick<Score, 'items'>): string =>
  items
    .map(({ id, fan }) => `${id}=${fan}`)
    .sort()
    .join(' ');
