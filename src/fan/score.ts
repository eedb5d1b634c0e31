import type { Hand } from '../engine/hand.ts';
import { findReadings } from '../engine/readings.ts';
import type { Reading } from '../engine/reading.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import { checkCircumstances, type CircumstanceError, type Circumstances } from './circumstances.ts';
import { compileRules, UNCOUNTED, type CompiledRules } from './compiled-rules.ts';
import type { ScoringRules } from './rule-sets/rule-set.ts';
import { explain, flowerFan, tallyWin, type Explanation, type Reckoning, type Tally } from './tally.ts';
import { completionOf, tileFactsOf, winOf, type Completion, type TileFacts, type Win } from './win.ts';

/** Why a hand has no score. `not-complete` is also the answer for a hand that only other houses call complete. */
export type ScoreError =
  CircumstanceError | { readonly code: 'not-complete' } | { readonly code: 'winning-tile-missing' };

/** `draw`: a win without fan that ends the hand undecided; `below-minimum`: one that may not be declared. */
export type WinResult = 'win' | 'draw' | 'below-minimum';

/** Another reading of the hand. */
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
 * Scores a complete hand (食糊): of all readings the one worth most points; among equals the one with more fan before the
 * cap, then the first in the readings' fixed order. The order of tiles and sets plays no part.
 */
export function scoreHand(hand: Hand, circumstances: Circumstances, rules: ScoringRules): Result<Score, ScoreError> {
  const checked = checkCircumstances(hand, circumstances, rules.options.earthlyHandDefinition);
  if (!checked.ok) return checked;
  const compiled = compileRules(rules);
  const { flags } = circumstances;
  const readings = findReadings(hand, compiled.shapes);
  if (flags.length > 0 && (flags.includes('seven-flowers') || flags.includes('eight-flowers'))) {
    const instant = scoreFlowers(hand, circumstances, compiled, readings.length > 0);
    if (instant !== undefined) return ok(instant);
  }
  if (hand.winningTile === undefined) return failure({ code: 'winning-tile-missing' });
  if (readings.length === 0) return failure({ code: 'not-complete' });
  return ok(dearest(hand, circumstances, compiled, readings));
}

/** Every reading of a complete hand counted by itself, in the readings' fixed order. Wins on flowers alone are left out. */
export function scoreReadings(
  hand: Hand,
  circumstances: Circumstances,
  rules: ScoringRules,
): Result<readonly Score[], ScoreError> {
  const checked = checkCircumstances(hand, circumstances, rules.options.earthlyHandDefinition);
  if (!checked.ok) return checked;
  if (hand.winningTile === undefined) return failure({ code: 'winning-tile-missing' });
  const compiled = compileRules(rules);
  const readings = findReadings(hand, compiled.shapes);
  if (readings.length === 0) return failure({ code: 'not-complete' });
  const facts = tileFactsOf(hand);
  return ok(
    readings.map((reading) => finish(tallyReading(hand, circumstances, compiled, reading, facts), compiled, NO_OTHERS)),
  );
}

function dearest(
  hand: Hand,
  circumstances: Circumstances,
  compiled: CompiledRules,
  readings: readonly Reading[],
): Score {
  const facts = tileFactsOf(hand);
  const [first] = readings;
  if (first === undefined) throw new Error('a complete hand has a reading');
  let best = tallyReading(hand, circumstances, compiled, first, facts);
  if (readings.length === 1) return finish(best, compiled, NO_OTHERS);
  const tried = [best];
  for (const reading of readings.slice(1)) {
    const tally = tallyReading(hand, circumstances, compiled, reading, facts);
    tried.push(tally);
    if (isDearer(tally, best)) best = tally;
  }
  return finish(best, compiled, tried.filter((other) => other !== best).map(toOther));
}

function tallyReading(
  hand: Hand,
  circumstances: Circumstances,
  compiled: CompiledRules,
  reading: Reading,
  facts: TileFacts,
): Tally {
  return tallyWin(winOf(hand, circumstances, reading, completionOf(reading, hand), facts), compiled);
}

const isDearer = (a: Reckoning, b: Reckoning): boolean =>
  a.points > b.points || (a.points === b.points && (a.rawFan ?? UNCOUNTED) > (b.rawFan ?? UNCOUNTED));

const NO_OTHERS: readonly OtherReading[] = [];

function toOther({ win, fan, rawFan, points }: Tally): OtherReading {
  if (win.reading === undefined) throw new Error('a win without a reading has no other');
  return { reading: win.reading, completes: win.completes, fan, rawFan, points };
}

/** The tally that counts with its reasons and whether it may be declared. */
function finish(tally: Tally, compiled: CompiledRules, others: readonly OtherReading[]): Score {
  const { win, fan, rawFan, points } = tally;
  const { items, special, suppressed } = explain(tally, compiled);
  const { minFan, flowersCountTowardMinimum, zeroFanResult } = compiled.rules.options;
  const counted = fan === null || flowersCountTowardMinimum ? fan : (rawFan ?? 0) - flowerFan(tally);
  const missed = counted === null ? 0 : Math.max(0, minFan - counted);
  const result = missed > 0 ? 'below-minimum' : rawFan !== 0 || zeroFanResult === 'pays' ? 'win' : zeroFanResult;
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
  const row = isSeven ? compiled.sevenFlowers : compiled.eightFlowers;
  const isAdded = isSeven && isComplete && compiled.rules.options.sevenFlowersMode === 'adds';
  if (row === undefined || isAdded) return undefined;
  const win = winOf(hand, circumstances, undefined, 'shape', tileFactsOf(hand));
  return finish(tallyWin(win, compiled, [row]), compiled, NO_OTHERS);
}
