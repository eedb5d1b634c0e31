import { MATCH_START, nextHand, type MatchPosition, type NextHand, type RoundOptions } from '../../table/rounds.ts';
import { resultOf, type ChairResult } from './puzzle.ts';

/** One hand of a match that is followed: where it stood, how it ended, what came of it. */
export interface TrackedHand {
  readonly position: MatchPosition;
  readonly result: ChairResult;
  readonly next: NextHand;
}

/** A match from its first hand (一雀) with these results, up to its end; results after the end are left out. */
export function trackMatch(results: readonly ChairResult[], options: RoundOptions): readonly TrackedHand[] {
  const hands: TrackedHand[] = [];
  let position: MatchPosition | undefined = MATCH_START;
  for (const result of results) {
    if (!position) break;
    const next = nextHand(position, resultOf(result, position), options);
    if (!next.ok) break;
    hands.push({ position, result, next: next.value });
    position = next.value.kind === 'hand' ? next.value.position : undefined;
  }
  return hands;
}

/** Where a followed match stands now, `undefined` once it is over. */
export function positionNow(hands: readonly TrackedHand[]): MatchPosition | undefined {
  const last = hands.at(-1);
  if (!last) return MATCH_START;
  return last.next.kind === 'hand' ? last.next.position : undefined;
}
