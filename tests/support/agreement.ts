import { expect } from 'vitest';
import { distanceFromReady } from '../../src/engine/distance.ts';
import { formatHand, formatTiles } from '../../src/engine/notation.ts';
import { randomSource } from '../../src/engine/random.ts';
import { findWaits, type WaitOptions } from '../../src/engine/waits.ts';
import { plainDistance, plainWaits } from './plain-solver.ts';
import { randomHand, type HandKind } from './random-hands.ts';

const OPTIONS: readonly [WaitOptions, ...WaitOptions[]] = [
  { sevenPairs: true, quadsArePairs: false, deadWaits: false },
  { sevenPairs: false, quadsArePairs: false, deadWaits: false },
  { sevenPairs: true, quadsArePairs: true, deadWaits: false },
  { sevenPairs: false, quadsArePairs: false, deadWaits: true },
  { sevenPairs: true, quadsArePairs: false, deadWaits: true },
  { sevenPairs: true, quadsArePairs: true, deadWaits: true },
];

/**
 * Compares waits and distance of many random hands with the plain solver's, all options in turn, every fifth hand
 * with sets on the table. The first difference is written out as a hand.
 */
export function expectAgreement(kind: HandKind, hands: number, seed: string): void {
  const random = randomSource(seed);
  for (let index = 0; index < hands; index += 1) {
    const hand = randomHand(kind, random, index % 5 === 0 ? 4 : 0);
    const options = OPTIONS[index % OPTIONS.length] ?? OPTIONS[0];
    const fast = `${findWaits(hand, options).join()} ${distanceFromReady(hand, options)}`;
    const plain = `${plainWaits(hand, options).join()} ${plainDistance(hand, options)}`;
    if (fast === plain) continue;
    expect.fail(
      `${formatHand(hand)} ${JSON.stringify(options)}: waits ${formatTiles(findWaits(hand, options))}, ` +
        `plainly ${formatTiles(plainWaits(hand, options))}; ${fast} against ${plain}`,
    );
  }
}
