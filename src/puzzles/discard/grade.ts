import type { Acceptance } from '../../engine/discards.ts';
import { suitOf, type Suit, type Tile } from '../../engine/tile.ts';
import { isLone, longestSuit } from './levels.ts';
import { bestUnseeing, type DiscardPuzzle, type RankedDiscard } from './puzzle.ts';

/**
 * Nothing chosen; right; the hand gets further from ready; it is as near but fewer tiles help; it is ready but fewer
 * tiles may be called; it is ready but none may.
 */
export type DiscardVerdict = 'empty' | 'right' | 'further' | 'fewer' | 'fewer-callable' | 'none-callable';

/** The answer beside the best one: what one throws away, and what one would have instead. */
export interface DiscardGrade {
  readonly kind: DiscardVerdict;
  readonly chosen: RankedDiscard | undefined;
  /** What was chosen if it is right, else the first of the best. */
  readonly best: RankedDiscard;
  /** Tiles that help after the best discard and not after the chosen one. */
  readonly lost: readonly Acceptance[];
  /** Tiles that help only after the chosen one. */
  readonly gained: readonly Acceptance[];
}

export function gradeDiscard(puzzle: DiscardPuzzle, answer: Tile | undefined): DiscardGrade {
  const { ranking, best: right } = puzzle;
  const chosen = ranking.find(({ tile }) => tile === answer);
  const isRight = chosen !== undefined && right.includes(chosen.tile);
  const best = isRight ? chosen : ranking.find(({ tile }) => right.includes(tile));
  if (best === undefined) throw new Error('a discard puzzle has a best discard');
  return {
    kind: chosen === undefined ? 'empty' : isRight ? 'right' : verdictOn(chosen, best),
    chosen,
    best,
    lost: without(best.accepts, chosen),
    gained: chosen === undefined ? [] : without(chosen.accepts, best),
  };
}

function verdictOn(chosen: RankedDiscard, best: RankedDiscard): DiscardVerdict {
  if (chosen.distance > best.distance) return 'further';
  if (best.callable === 0) return 'fewer';
  return chosen.callable === 0 ? 'none-callable' : 'fewer-callable';
}

const without = (accepts: readonly Acceptance[], other: RankedDiscard | undefined): readonly Acceptance[] =>
  other === undefined ? [] : accepts.filter(({ tile }) => other.accepts.every((each) => each.tile !== tile));

/**
 * What can be said on request without naming the tile: how many tiles would help (or may be called), then what the best
 * discard is to the hand: a lone tile, or of which suit.
 */
export type DiscardHint =
  | { readonly kind: 'copies' | 'callable'; readonly n: number }
  | { readonly kind: 'lone' }
  | { readonly kind: 'suit'; readonly suit: Suit | 'honors' };

export function hintsFor({ table, ask }: DiscardPuzzle, { best }: DiscardGrade): readonly DiscardHint[] {
  const counted = ask === 'callable' && best.callable > 0;
  const place: DiscardHint = isLone(best.tile, table.hand.tiles)
    ? { kind: 'lone' }
    : { kind: 'suit', suit: suitOf(best.tile) ?? 'honors' };
  return [counted ? { kind: 'callable', n: best.callable } : { kind: 'copies', n: best.left }, place];
}

/** What a puzzle is about, for the memory of answers. */
export const DISCARD_TOPICS = ['lone-tile', 'shapes', 'one-suit', 'in-view', 'fan-or-width'] as const;
export type DiscardTopic = (typeof DISCARD_TOPICS)[number];

export function topicOf(puzzle: DiscardPuzzle): DiscardTopic {
  const { table, ask, best } = puzzle;
  const { tiles } = table.hand;
  if (ask === 'callable') return 'fan-or-width';
  if (!best.some((tile) => bestUnseeing(puzzle).includes(tile))) return 'in-view';
  if (best.every((tile) => isLone(tile, tiles))) return 'lone-tile';
  return longestSuit(tiles) >= 8 ? 'one-suit' : 'shapes';
}
