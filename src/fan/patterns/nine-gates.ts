import { allTiles, type Hand } from '../../engine/hand.ts';
import { suitKeysOf, WEIGHTS } from '../../engine/suit-keys.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** The nine gates as the key of a suit. */
const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3].reduce((key, count, rank) => key + count * (WEIGHTS[rank] ?? 0), 0);

/** Whether tiles of one suit are the nine gates and one more; strictly, whether all but the winning tile are the gates. */
function isGates({ tiles, melds, winningTile }: Hand, anyShape: boolean): boolean {
  const held = melds.length === 0 ? tiles : allTiles({ tiles, melds });
  const key = suitKeysOf(held, anyShape ? winningTile : undefined).reduce((sum, suit) => sum + suit, 0);
  return anyShape ? WEIGHTS.includes(key - GATES) : key === GATES;
}

/**
 * 九子連環: 1112345678999 of one suit and any tile of it, nothing laid out; by the stricter meaning all but the winning tile
 * made exactly that.
 */
export const nineGates = definePattern({
  id: 'nine-gates',
  group: 'flush',
  needs: 'one-suit',
  occurs: (win, options) => {
    const { hand, suitCount, honors, shape } = win;
    if (suitCount !== 1 || honors || shape !== 'standard') return false;
    if (hand.melds.length > 0 && options.nineGatesConcealed) return false;
    return isGates(hand, options.nineGatesWait === 'anyShape');
  },
});

export const nineGatesExamples: PatternExamples = {
  contains: ['full-flush', 'concealed-hand'],
  has: [{ hand: '1112345678999m +5m' }, { hand: '1112345678999s +1s', by: 'self-draw' }],
  lacks: [{ hand: '1123455678999m +1m' }, { hand: '[111m] 2345678999m +5m' }, { hand: '2223456789999p +1p' }],
};
