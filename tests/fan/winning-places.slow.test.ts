import { expect, it } from 'vitest';
import { lookAtPlaces } from '../support/winning-places.ts';
import { readHand } from '../support/read-hand.ts';

it.each([['nothing', []] as const, ['(EEEE)', readHand('(EEEE) 1234567899m').melds] as const])(
  'no pattern asks in which of several groups the winning tile stands, in all hands of one suit beside %s',
  (_, melds) => {
    const { readings, ambiguous, faults } = lookAtPlaces(melds);
    console.log(`looked at ${readings} readings, in ${ambiguous} of them the winning tile may stand in several groups`);
    expect(faults).toEqual([]);
    expect(ambiguous).toBeGreaterThan(0);
  },
);
