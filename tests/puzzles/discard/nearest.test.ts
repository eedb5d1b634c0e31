import { expect, it } from 'vitest';
import { rankNearest } from '../../../src/engine/discards.ts';
import { distanceFromReady } from '../../../src/engine/distance.ts';
import { randomSource } from '../../../src/engine/random.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { waitOptionsOf } from '../../../src/fan/wait-options.ts';
import { choicesAmong } from '../../../src/puzzles/discard/nearest.ts';
import { nearestDiscards } from '../../../src/puzzles/played/nearest-discards.ts';
import { playOn } from '../../../src/puzzles/played/play.ts';
import { BY_TOUCH } from '../../../src/puzzles/played/player.ts';

const options = waitOptionsOf(presetRules('hk33'));

it('a quick look ranks the nearest discards as the slow one that tries every tile', () => {
  let compared = 0;
  for (let wall = 1; wall <= 40; wall += 1) {
    for (const { kind, play, seat } of playOn('E', randomSource(`nearest ${wall}`), BY_TOUCH)) {
      const { tiles, melds } = play.seats[seat];
      const hand = { tiles, melds };
      if (kind !== 'turn' || distanceFromReady(hand, options) > 2) continue;
      const seen = [...play.discards];
      expect(choicesAmong(nearestDiscards(hand, options), hand, seen, options)).toEqual(
        rankNearest(hand, seen, options),
      );
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(300);
});
