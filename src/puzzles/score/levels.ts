import type { Hand } from '../../engine/hand.ts';
import { isWind } from '../../engine/tile.ts';
import { allTiles } from '../../engine/hand.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import { scorePuzzleOf, type ScorePuzzle, type WonHand } from './puzzle.ts';

/** From one row to limit hands: hands thrown together for what they teach. */
export const THROWN_LEVELS = [1, 2, 3, 4, 5] as const;
export type ThrownLevel = (typeof THROWN_LEVELS)[number];

/** On the last level hands come as they were won in played walls (`generate-played.ts`). */
export const SCORE_LEVELS = [...THROWN_LEVELS, 6] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

export const isScoreLevel = (value: number): value is ScoreLevel => (SCORE_LEVELS as readonly number[]).includes(value);

export const isThrownLevel = (level: ScoreLevel): level is ThrownLevel => level < 6;

/** Levels are measured under these rules, whatever the reader's table: the same hand for everybody. */
const REFERENCE = 'hk33';

/** The hand as its level is measured; `undefined` for one that cannot be. */
export const measuredPuzzle = (won: WonHand): ScorePuzzle | undefined => scorePuzzleOf(won, presetRules(REFERENCE));

/**
 * Whether a hand belongs to a level, by what is measured on it under `hk33`:
 * 1. no bonus tiles, so that 無花 counts, and one or two rows beside it; at most one claimed set, no kong, nothing special;
 * 2. one to three bonus tiles, a wind among the tiles, two to four rows; at most two claimed sets;
 * 3. two or three sets on the table, or a kong; three to six rows; often with a circumstance;
 * 4. readings that are not worth the same, or a row that another one replaces;
 * 5. a limit hand, or a sum that reaches the cap.
 */
export function isOfLevel(level: ThrownLevel, puzzle: ScorePuzzle): boolean {
  const { hand, circumstances, score } = puzzle;
  const rows = score.items.length;
  const isLimit = score.special.length > 0 || reachesCap(puzzle);
  if (level === 5) return isLimit;
  if (isLimit) return false;
  if (level === 4) return hasCheaperReading(puzzle) || score.suppressed.length > 0;
  if (hasCheaperReading(puzzle) || score.suppressed.length > 0) return false;
  const { bonus, flags } = circumstances;
  if (level === 3) return (hand.melds.length >= 2 || hasKong(hand)) && rows >= 3 && rows <= 6;
  if (hasKong(hand) || flags.length > 0) return false;
  if (level === 2) return bonus.length > 0 && allTiles(hand).some(isWind) && rows >= 2 && rows <= 4;
  return bonus.length === 0 && hand.melds.length <= 1 && rows >= 2 && rows <= 3;
}

export const hasKong = ({ melds }: Hand): boolean => melds.some(({ kind }) => kind === 'kong');

/** Whether another reading of the hand is worth less. */
export const hasCheaperReading = ({ score }: ScorePuzzle): boolean =>
  score.others.some(({ rawFan }) => rawFan !== score.rawFan);

const reachesCap = ({ score, rules }: ScorePuzzle): boolean =>
  score.rawFan !== null && rules.options.capFan !== null && score.rawFan >= rules.options.capFan;
