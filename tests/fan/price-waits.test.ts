import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/engine/hand.ts';
import { formatHand } from '../../src/engine/notation.ts';
import { randomSource } from '../../src/engine/random.ts';
import { priceWaits, type PricedWait } from '../../src/fan/price-waits.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import type { Score } from '../../src/fan/score.ts';
import { plainWaits } from '../support/plain-solver.ts';
import { randomHand } from '../support/random-hands.ts';
import { rulesOf, scoreOf } from '../support/score-request.ts';

const PLACE = { seatWind: 'W', roundWind: 'E', bonus: ['f1'] } as const;
const random = randomSource('priced waits');
const HANDS: readonly Hand[] = Array.from({ length: 300 }, () => randomHand('built', random));

function priced(hand: Hand, rules: RuleSet): readonly PricedWait[] {
  const found = priceWaits(hand, PLACE, rules);
  if (!found.ok) throw new Error(`${formatHand(hand)}: ${found.error.code}`);
  return found.value;
}

describe.each([
  ['hk33', rulesOf('hk33')],
  ['hk22', rulesOf('hk22')],
  ['de64', rulesOf('de64')],
  ['a house without cap', rulesOf('hk33', { capFan: null, minFan: 1, curve: 'full' })],
])('the waits of random hands under %s', (_, rules) => {
  const waits = HANDS.flatMap((hand) => priced(hand, rules).map((wait) => ({ hand, ...wait })));

  it('are the plain ones, and each price is that of the completed hand', () => {
    expect(waits.length).toBeGreaterThan(100);
    const shapes = { sevenPairs: rules.base === 'de64', quadsArePairs: false, deadWaits: false };
    for (const hand of HANDS) expect(priced(hand, rules).map(({ tile }) => tile)).toEqual(plainWaits(hand, shapes));
    for (const { hand, tile, discard, selfDraw } of waits) {
      const won = { hand: formatHand({ ...hand, winningTile: tile }), seat: 'W', bonus: 'f1' } as const;
      expect(discard).toEqual(scoreOf(won, rules));
      expect(selfDraw).toEqual(scoreOf({ ...won, by: 'self-draw' }, rules));
    }
  });

  it('may be called from the minimum on', () => {
    const { minFan } = rules.options;
    for (const { discard, selfDraw } of waits) {
      for (const { fan, legal } of [discard, selfDraw]) expect(legal).toBe(fan === null || fan >= minFan);
    }
  });

  it('differ by discard and self-draw in that row alone, unless four pungs may be concealed', () => {
    const plain = waits.filter(({ discard, selfDraw }) => discard.win.pungs < 4 && selfDraw.win.pungs < 4);
    expect(plain.length).toBeGreaterThan(90);
    for (const { discard, selfDraw } of plain) {
      const drawn = rowsOf(selfDraw).filter(([id]) => id !== 'self-draw');
      expect(drawn).toEqual(rowsOf(discard));
      expect(rowsOf(selfDraw).length - drawn.length).toBe(selfDraw.fan === null ? 0 : 1);
    }
  });
});

const rowsOf = ({ items }: Score): readonly (readonly [string, number])[] => items.map(({ id, fan }) => [id, fan]);
