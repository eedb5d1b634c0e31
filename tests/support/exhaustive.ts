import { findReadings } from '../../src/engine/readings.ts';
import type { Circumstances } from '../../src/fan/circumstances.ts';
import { PATTERNS, type PatternId } from '../../src/fan/patterns/index.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { scoreHand } from '../../src/fan/score.ts';
import { completionOf, tileFactsOf, winOf } from '../../src/fan/win.ts';
import { visitCompleteHands, type CountedHand } from './engine-hands.ts';
import { classScores, type ClassScore } from './hand-classes.ts';
import { noCounts, type Count, type Form, type Rarity } from './rarity.ts';
import { nameOf } from './reference-hand.ts';
import { REFERENCE_RULES_IDS } from './reference-rules.ts';

const SOUTH: Circumstances = { by: 'self-draw', seatWind: 'S', roundWind: 'W', bonus: [], flags: [] };
const EAST: Circumstances = { ...SOUTH, seatWind: 'E', roundWind: 'E' };
const SHAPES = { sevenPairs: true, quadsArePairs: false };
const MOST_DIFFERENCES = 20;

export interface ExhaustiveComparison {
  hands: number;
  scores: number;
  readonly differences: string[];
}

const textOf = (score: ClassScore | undefined): string =>
  score ? `${score.rawFan ?? '-'} fan = ${score.points}` : 'no win';

/** Scores every complete hand under every preset with the engine and holds it against the second method's class. */
export function compareAllHands(): ExhaustiveComparison {
  const presets = REFERENCE_RULES_IDS.map((id) => ({ id, rules: presetRules(id) }));
  const expectedOf = classScores();
  const comparison: ExhaustiveComparison = { hands: 0, scores: 0, differences: [] };
  visitCompleteHands(({ hand, tiles, key }) => {
    const expected = expectedOf(key, tiles);
    comparison.hands += 1;
    for (const { id, rules } of presets) {
      const scored = scoreHand(hand, SOUTH, rules);
      const got = scored.ok ? scored.value : undefined;
      const wanted = expected[id];
      comparison.scores += 1;
      const isRight = got?.points === wanted?.points && got?.fan === wanted?.fan && got?.rawFan === wanted?.rawFan;
      if (isRight || comparison.differences.length >= MOST_DIFFERENCES) continue;
      comparison.differences.push(`${id} ${tiles.map(nameOf).join('')}: ${textOf(got)}, expected ${textOf(wanted)}`);
    }
  });
  return comparison;
}

/** The patterns of a hand in any of its readings, as the engine's predicates see them. */
function patternsOf({ hand }: CountedHand, asked: readonly (typeof PATTERNS)[number][]): Set<PatternId> {
  const { options } = presetRules('de64');
  const facts = tileFactsOf(hand);
  const found = new Set<PatternId>();
  for (const reading of findReadings(hand, SHAPES)) {
    const win = winOf(hand, EAST, reading, completionOf(reading, hand), facts);
    for (const pattern of asked) if (Number(pattern.occurs(win, options)) > 0) found.add(pattern.id);
  }
  return found;
}

/** Counts each of these patterns over all complete hands by the engine's own readings and predicates. */
export function countPatterns(ids: readonly string[]): Rarity['patterns'] {
  const asked = PATTERNS.filter(({ id }) => ids.includes(id));
  const counts = new Map<string, Record<Form, Count>>(asked.map(({ id }) => [id, noCounts()]));
  visitCompleteHands((hand) => {
    for (const id of patternsOf(hand, asked)) {
      const count = counts.get(id)?.[hand.form];
      if (!count) continue;
      count.hands += 1;
      count.deals += hand.deals;
    }
  });
  return Object.fromEntries(counts);
}
