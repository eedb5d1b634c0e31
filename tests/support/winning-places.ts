import type { Hand } from '../../src/engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../src/engine/meld.ts';
import type { Reading } from '../../src/engine/reading.ts';
import { findReadings } from '../../src/engine/readings.ts';
import type { Circumstances } from '../../src/fan/circumstances.ts';
import { PATTERNS } from '../../src/fan/patterns/index.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { SCORING_OPTIONS, type ScoringOptions } from '../../src/fan/rule-sets/options.ts';
import { completionOf, tileFactsOf, winOf, type Completion } from '../../src/fan/win.ts';
import { countsOf, tilesOfCounts } from './suit-enumeration.ts';

/** What was looked at: readings of complete hands, and those in which the winning tile may stand in several kinds of groups. */
export interface PlacesSeen {
  readings: number;
  ambiguous: number;
  readonly faults: string[];
}

const DRAWN: Circumstances = { by: 'self-draw', seatWind: 'S', roundWind: 'E', bonus: [], flags: [] };
const WAYS: readonly Circumstances[] = [DRAWN, { ...DRAWN, by: 'discard' }];

/** Every answer to the questions about what a claimed tile does to a concealed pung. */
const HOUSES: readonly ScoringOptions[] = SCORING_OPTIONS.fourConcealedWin.flatMap((fourConcealedWin) =>
  SCORING_OPTIONS.concealedKongCountsAsConcealedPung.map((concealedKongCountsAsConcealedPung) => ({
    ...presetRules('hk33').options,
    fourConcealedWin,
    concealedKongCountsAsConcealedPung,
  })),
);

/** The kinds of groups of held tiles that the winning tile is in. */
function placesIn(
  reading: Extract<Reading, { kind: 'standard' }>,
  { melds, winningTile }: Hand,
): readonly Completion[] {
  const held: readonly Meld[] = reading.melds.slice(0, reading.melds.length - melds.length);
  const sets = held.filter((meld) => tilesOfMeld(meld).some((tile) => tile === winningTile)).map(({ kind }) => kind);
  const kinds = reading.pair === winningTile ? ['pair' as const, ...sets] : sets;
  return [...new Set(kinds)].filter((kind) => kind !== 'kong');
}

/** What every pattern says at one place, under every way to win and every house. */
function answersAt(hand: Hand, reading: Reading, place: Completion): string {
  const facts = tileFactsOf(hand);
  const wins = WAYS.map((way) => winOf(hand, way, reading, place, facts));
  return wins
    .flatMap((win) => HOUSES.flatMap((house) => PATTERNS.map(({ occurs }) => Number(occurs(win, house)))))
    .join('');
}

/** Holds, over all complete hands of one suit beside these sets and each of their tiles, that no pattern tells places apart. */
export function lookAtPlaces(melds: readonly Meld[]): PlacesSeen {
  const seen: PlacesSeen = { readings: 0, ambiguous: 0, faults: [] };
  for (const counts of countsOf(14 - 3 * melds.length, 9)) {
    const all = tilesOfCounts(counts);
    for (const winningTile of new Set(all)) {
      const hand: Hand = { tiles: all.toSpliced(all.indexOf(winningTile), 1), melds, winningTile };
      for (const reading of findReadings(hand, { sevenPairs: false, quadsArePairs: false })) look(hand, reading, seen);
    }
  }
  return seen;
}

function look(hand: Hand, reading: Reading, seen: PlacesSeen): void {
  if (reading.kind !== 'standard') return;
  const places = placesIn(reading, hand);
  seen.readings += 1;
  if (!places.includes(completionOf(reading, hand))) seen.faults.push(`${JSON.stringify(hand)}: no such place`);
  if (places.length === 1) return;
  seen.ambiguous += 1;
  const answers = new Set(places.map((place) => answersAt(hand, reading, place)));
  if (answers.size > 1) seen.faults.push(`${JSON.stringify(hand)}: ${places.join(' or ')}`);
}
