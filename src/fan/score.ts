import type { Hand } from '../engine/hand.ts';
import { findReadings, standardReadings } from '../engine/readings.ts';
import type { Reading } from '../engine/reading.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import { suitKeysOf } from '../engine/suit-keys.ts';
import { checkCircumstances, type CircumstanceError, type Circumstances } from './circumstances.ts';
import { compileRules, UNCOUNTED, type CompiledRules } from './compiled-rules.ts';
import type { PatternId } from './patterns/index.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';
import { countFan, placeMatters, explainCount, flowerFan, reckon, type Explanation, type Reckoning } from './tally.ts';
import { waitOptionsOf } from './wait-options.ts';
import { completionsOf, tileFactsOf, winOf, type Completion, type TileFacts, type Win } from './win.ts';

/** Why a hand has no score. `not-complete` is also the answer for a hand that only other houses call complete. */
export type ScoreError =
  CircumstanceError | { readonly code: 'not-complete' } | { readonly code: 'winning-tile-missing' };

/** `draw`: a win without fan that ends the hand undecided; `below-minimum`: one that may not be declared. */
export type WinResult = 'win' | 'draw' | 'below-minimum';

/** Another reading of the hand, with the winning tile where it is worth most. */
export interface OtherReading extends Reckoning {
  readonly reading: Reading;
  readonly completes: Completion;
}

/** A won hand in its dearest reading, with every reason. */
export interface Score extends Reckoning, Explanation {
  readonly result: WinResult;
  /** Whether the win may be declared. */
  readonly legal: boolean;
  /** The fan that are missing to the minimum. */
  readonly missed: number;
  /** The reading that counts and its circumstances. */
  readonly win: Win;
  readonly others: readonly OtherReading[];
}

/**
 * Scores a complete hand (食糊): of all readings and all places of the winning tile the one worth most points; among equals
 * the one with more fan before the cap, then the first in the readings' fixed order. The order of tiles and sets plays no
 * part.
 */
export function scoreHand(hand: Hand, circumstances: Circumstances, rules: RuleSet): Result<Score, ScoreError> {
  const checked = checkCircumstances(hand, circumstances, rules.options.earthlyHandDefinition);
  if (!checked.ok) return checked;
  const compiled = compileRules(rules);
  const { flags } = circumstances;
  const readings = hand.winningTile === undefined ? NO_READINGS : readingsOf(hand, rules);
  if (flags.length > 0 && (flags.includes('seven-flowers') || flags.includes('eight-flowers'))) {
    const instant = scoreFlowers(hand, circumstances, compiled, readings.length > 0);
    if (instant !== undefined) return ok(instant);
  }
  if (hand.winningTile === undefined) return failure({ code: 'winning-tile-missing' });
  if (readings.length === 0) return failure({ code: 'not-complete' });
  return ok(dearest(hand, circumstances, compiled, readings));
}

const NO_READINGS: readonly Reading[] = [];

/** All readings. Without seven pairs a standard reading leaves nothing to look for, which saves a count of the tiles. */
function readingsOf(hand: Hand, rules: RuleSet): readonly Reading[] {
  const shapes = waitOptionsOf(rules);
  if (shapes.sevenPairs) return findReadings(hand, shapes);
  const standard = standardReadings(suitKeysOf(hand.tiles, hand.winningTile), hand.melds);
  return standard.length > 0 ? standard : findReadings(hand, shapes);
}

function dearest(
  hand: Hand,
  circumstances: Circumstances,
  compiled: CompiledRules,
  readings: readonly Reading[],
): Score {
  const facts = tileFactsOf(hand);
  const [only] = readings;
  if (only !== undefined && readings.length === 1) {
    const { win } = bestPlace(hand, circumstances, compiled, only, facts);
    return finish(win, compiled, NO_OTHERS);
  }
  const tried = readings.map((reading) => bestPlace(hand, circumstances, compiled, reading, facts));
  const best = tried.reduce((dearer, other) => (isDearer(other, dearer) ? other : dearer));
  return finish(best.win, compiled, tried.filter((other) => other !== best).map(toOther));
}

interface Tried extends Reckoning {
  readonly win: Win;
}

/** The dearest place of the winning tile in one reading. Places are tried where a row asks for them. */
function bestPlace(
  hand: Hand,
  circumstances: Circumstances,
  compiled: CompiledRules,
  reading: Reading,
  facts: TileFacts,
): Tried {
  const places = completionsOf(reading, hand);
  let best = tryPlace(winOf(hand, circumstances, reading, places[0] ?? 'shape', facts), compiled);
  if (places.length === 1 || !placeMatters(best.win, compiled)) return best;
  for (let index = 1; index < places.length; index += 1) {
    const other = tryPlace(winOf(hand, circumstances, reading, places[index] ?? 'shape', facts), compiled);
    if (isDearer(other, best)) best = other;
  }
  return best;
}

function tryPlace(win: Win, compiled: CompiledRules): Tried {
  const { fan, rawFan, points } = reckon(countFan(win, compiled), compiled);
  return { fan, rawFan, points, win };
}

const isDearer = (a: Reckoning, b: Reckoning): boolean =>
  a.points > b.points || (a.points === b.points && (a.rawFan ?? UNCOUNTED) > (b.rawFan ?? UNCOUNTED));

const NO_OTHERS: readonly OtherReading[] = [];

const toOther = ({ win, fan, rawFan, points }: Tried): OtherReading => {
  if (win.reading === undefined) throw new Error('a win without a reading has no other');
  return { reading: win.reading, completes: win.completes, fan, rawFan, points };
};

/** The win that counts, counted once more for its reasons. */
function finish(win: Win, compiled: CompiledRules, others: readonly OtherReading[]): Score {
  const raw = countFan(win, compiled);
  const { fan, rawFan, points } = reckon(raw, compiled);
  const { items, special, suppressed } = explainCount(raw, compiled);
  const { minFan, flowersCountTowardMinimum, zeroFanResult } = compiled.rules.options;
  const counted = fan === null ? UNCOUNTED : flowersCountTowardMinimum ? fan : raw - flowerFan(compiled);
  const result = counted < minFan ? 'below-minimum' : raw > 0 || zeroFanResult === 'pays' ? 'win' : zeroFanResult;
  const missed = counted < minFan ? minFan - counted : 0;
  return {
    result,
    legal: result !== 'below-minimum',
    fan,
    rawFan,
    points,
    missed,
    items,
    special,
    suppressed,
    win,
    others,
  };
}

/** An instant win on seven or eight bonus tiles (花糊), where the rule set has it: worth exactly that, with nothing beside it. */
function scoreFlowers(
  hand: Hand,
  circumstances: Circumstances,
  compiled: CompiledRules,
  isComplete: boolean,
): Score | undefined {
  const isSeven = circumstances.flags.includes('seven-flowers');
  const raw = isSeven ? compiled.sevenFlowers : compiled.eightFlowers;
  const { minFan, sevenFlowersMode } = compiled.rules.options;
  if (raw === undefined || (isSeven && isComplete && sevenFlowersMode === 'adds')) return undefined;
  const id: PatternId = isSeven ? 'seven-flowers' : 'eight-flowers';
  const uncounted = raw >= UNCOUNTED;
  const fan = uncounted ? null : Math.min(raw, compiled.cap);
  const missed = fan === null ? 0 : Math.max(0, minFan - fan);
  return {
    result: missed > 0 ? 'below-minimum' : 'win',
    legal: missed === 0,
    fan,
    rawFan: uncounted ? null : raw,
    points: fan === null ? compiled.limitPoints : (compiled.points[fan] ?? 0),
    missed,
    items: uncounted ? [] : [{ id, fan: raw, times: 1 }],
    special: [id],
    suppressed: [],
    win: winOf(hand, circumstances, undefined, 'shape', tileFactsOf(hand)),
    others: NO_OTHERS,
  };
}
