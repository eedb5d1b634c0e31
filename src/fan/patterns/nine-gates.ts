import { countTiles, type Hand } from '../../engine/hand.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Whether the tiles contain the nine gates; strictly, whether they do so without the winning tile. */
function isGates(hand: Hand, anyShape: boolean): boolean {
  const counts = countTiles(hand);
  const first = Math.floor((hand.winningTile ?? 0) / 9) * 9;
  const waited = anyShape ? -1 : (hand.winningTile ?? 0) - first;
  return GATES.every((needed, rank) => {
    const count = (counts[first + rank] ?? 0) - (rank === waited ? 1 : 0);
    return anyShape ? count >= needed : count === needed;
  });
}

/** 九子連環: 1112345678999 of one suit and any tile of it, nothing laid out; by the stricter meaning all but the winning
 * tile made exactly that. */
export const nineGates = definePattern({
  id: 'nine-gates',
  group: 'flush',
  occurs: (win, options) => {
    const { hand, suitCount, honors, shape } = win;
    if (suitCount !== 1 || honors || shape !== 'standard') return false;
    if (hand.melds.length > 0 && options.nineGatesConcealed) return false;
    return isGates(hand, options.nineGatesWait === 'anyShape');
  },
  contains: ['full-flush', 'concealed-hand'],
});

export const nineGatesExamples: PatternExamples = {
  has: [{ hand: '1112345678999m +5m' }, { hand: '1112345678999s +1s', by: 'self-draw' }],
  lacks: [{ hand: '1123455678999m +1m' }, { hand: '[111m] 2345678999m +5m' }, { hand: '2223456789999p +1p' }],
};
