import { isDragon, isSuited, windOf } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';
import type { Win } from '../win.ts';

const isSuitedPair = ({ pair }: Win): boolean => pair !== undefined && isSuited(pair);

function isValuePair({ pair, circumstances }: Win): boolean {
  const wind = pair === undefined ? undefined : windOf(pair);
  const isValueWind = wind !== undefined && (wind === circumstances.seatWind || wind === circumstances.roundWind);
  return isValueWind || (pair !== undefined && isDragon(pair));
}

/** 平糊: four chows and a pair; which pairs are allowed is the house's word. */
export const allChows = definePattern({
  id: 'all-chows',
  group: 'shape',
  occurs: (win, { allChowsPair }) =>
    win.chows === 4 &&
    (allChowsPair !== 'suitedOnly' || isSuitedPair(win)) &&
    (allChowsPair !== 'noValuePair' || !isValuePair(win)),
});

export const allChowsExamples: PatternExamples = {
  has: [{ hand: '123m 456m 678p 234s 9p +9p' }, { hand: '[123m] 456p 678s 23s EE +4s' }],
  lacks: [{ hand: '111m 456p 789s 234s 5m +5m' }, { hand: '[123m] 222m 456p 55p 78s +9s' }],
};
