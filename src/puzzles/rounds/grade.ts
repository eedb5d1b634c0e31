import type { Wind } from '../../engine/tile.ts';
import type { RoundsPuzzle } from './puzzle.ts';

/** The chair that deals next and the reader's wind then; `over` where the match has ended. */
export interface RoundsAnswer {
  readonly dealer?: Wind | 'over' | undefined;
  readonly wind?: Wind | undefined;
}

/** `unanswered`: one of the two is open; else which of the two is wrong, or none. */
export type RoundsGradeKind = 'unanswered' | 'right' | 'dealer' | 'wind' | 'both';

export interface RoundsGrade {
  readonly kind: RoundsGradeKind;
  readonly dealerRight: boolean;
  readonly windRight: boolean;
}

export function gradeRounds(puzzle: RoundsPuzzle, answer: RoundsAnswer): RoundsGrade {
  const dealerRight = answer.dealer === (puzzle.dealer ?? 'over');
  const windRight = puzzle.wind === undefined ? dealerRight : answer.wind === puzzle.wind;
  const open = answer.dealer === undefined || (answer.wind === undefined && answer.dealer !== 'over');
  return { kind: open ? 'unanswered' : kindOf(dealerRight, windRight), dealerRight, windRight };
}

function kindOf(dealerRight: boolean, windRight: boolean): RoundsGradeKind {
  if (dealerRight) return windRight ? 'right' : 'wind';
  return windRight ? 'dealer' : 'both';
}
