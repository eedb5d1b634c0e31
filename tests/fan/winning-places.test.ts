import { expect, it } from 'vitest';
import { lookAtPlaces } from '../support/winning-places.ts';
import { readHand } from '../support/read-hand.ts';

it.each([
  '[EEE] [SSS] 1234567m',
  '(EEEE) (SSSS) 1234567m',
  '[123p] [456p] 1234567m',
  '[EEE] (SSSS) [123p] 1234m',
  '[123p] [456p] [EEE] [SSS] 1m',
])('no pattern asks in which of several groups the winning tile stands, beside the sets of %s', (text) => {
  const { melds } = readHand(text);
  const { readings, ambiguous, faults } = lookAtPlaces(melds);
  expect(faults).toEqual([]);
  expect(readings).toBeGreaterThan(0);
  if (melds.length < 4) expect(ambiguous).toBeGreaterThan(0);
});
