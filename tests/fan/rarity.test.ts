import { describe, expect, it } from 'vitest';
import rarity from '../../src/fan/rarity.json' with { type: 'json' };

/** Numbers published elsewhere or reckoned by hand; the slow suite counts the whole file again. */
describe('rarity of patterns', () => {
  const { complete, patterns, allDeals } = rarity;

  it.each([
    ['standard hands', complete.standard.hands, 11_498_658],
    ['seven different pairs, not sets', patterns['seven-pairs']['seven-pairs'].hands, complete['seven-pairs'].hands],
    [
      'seven different pairs',
      patterns['seven-pairs'].standard.hands + patterns['seven-pairs']['seven-pairs'].hands,
      5_379_616,
    ],
    [
      'seven pair deals',
      patterns['seven-pairs'].standard.deals + patterns['seven-pairs']['seven-pairs'].deals,
      5_379_616 * 6 ** 7,
    ],
    ['thirteen orphans', complete['thirteen-orphans'].deals, 13 * 6 * 4 ** 12],
    ['one-suit hands', patterns['full-flush'].standard.hands, 3 * 13_259],
    ['full-flush deals', patterns['full-flush'].standard.deals, 1_321_781_052],
    ['nine gates', patterns['nine-gates'].standard.deals, 8_650_752],
    ['all honours, with the one hand of seven honour pairs', patterns['all-honours'].standard.deals + 6 ** 7, 441_216],
    ['all terminals', patterns['all-terminals'].standard.deals, 46_080],
    ['big four winds', patterns['big-four-winds'].standard.deals, 46_080],
    ['big three dragons', patterns['big-three-dragons'].standard.deals, 16_137_216],
  ])('%s', (_, counted, expected) => {
    expect(counted).toBe(expected);
  });

  it('takes fourteen of 136 tiles', () => {
    const falling = Array.from({ length: 14 }, (_, taken) => BigInt(136 - taken)).reduce((a, b) => a * b);
    const fourteen = Array.from({ length: 14 }, (_, taken) => BigInt(taken + 1)).reduce((a, b) => a * b);
    expect(BigInt(allDeals)).toBe(falling / fourteen);
  });
});
