import { factsOf, type Facts, type ReferenceRequest } from './reference-facts.ts';
import { readHand } from './reference-hand.ts';
import { stands, type PredicateId } from './reference-predicates.ts';
import {
  byId,
  circumstanceItems,
  flowerItems,
  FLOWERS,
  kongItems,
  shapeItems,
  SHAPES,
  standing,
  sum,
  type ReferenceItem,
} from './reference-rows.ts';
import type { ReferenceRules } from './reference-rules.ts';
import { splitsOf, type Split } from './reference-splits.ts';

/** What one split is worth. `special` names the hands that alone decided it. */
export interface ReferenceScore {
  readonly fan: number | null;
  readonly rawFan: number | null;
  readonly points: number;
  readonly items: readonly ReferenceItem[];
  readonly special: readonly string[];
  readonly result: 'win' | 'draw' | 'below-minimum';
}

const GERMAN_SPECIALS: readonly PredicateId[] = [
  'all-honours',
  'all-kongs',
  'all-terminals',
  'big-three-dragons',
  'four-concealed-pungs',
  'four-winds-de',
  'jade-dragon',
  'nine-gates',
  'pearl-dragon',
  'ruby-dragon',
  'thirteen-orphans',
];

const ZERO_TO_SIX_SPECIALS: readonly (readonly [PredicateId, number])[] = [
  ['half-flush-pungs', 4],
  ['full-flush-pungs', 5],
  ['mixed-terminals', 5],
  ['small-three-dragons', 5],
  ['small-four-winds', 5],
  ['all-honours', 6],
  ['all-terminals', 6],
  ['big-three-dragons', 6],
  ['big-four-winds', 6],
  ['nine-gates', 6],
  ['thirteen-orphans', 6],
];

const LIMITS: readonly PredicateId[] = [
  'all-honours',
  'all-terminals',
  'nine-gates',
  'big-four-winds',
  'all-kongs',
  'thirteen-orphans',
  'heavenly-hand',
  'earthly-hand',
  'humanly-hand',
  'four-concealed-pungs',
  'big-three-dragons',
  'small-four-winds',
];

/** What a fan count pays at stake one. */
function pointsOf(fan: number, table: ReferenceRules['table']): number {
  if (table === 'full') return 2 ** fan;
  if (table === 'tiers4710') return fan >= 10 ? 64 : fan >= 7 ? 32 : fan >= 4 ? 16 : 2 ** fan;
  if (table === 'half') {
    if (fan <= 4) return 2 ** fan;
    return fan % 2 === 0 ? 16 * 2 ** ((fan - 4) / 2) : 24 * 2 ** ((fan - 5) / 2);
  }
  return table[Math.min(fan, table.length - 1)] ?? 0;
}

function finish(items: readonly ReferenceItem[], special: readonly string[], rules: ReferenceRules): ReferenceScore {
  const { minFan, capFan, zeroFanResult, flowersCountTowardMinimum } = rules.options;
  const rawFan = sum(items);
  const capped = rules.family === 'hong-kong' && capFan !== null;
  const fan = capped ? Math.min(rawFan, capFan) : rawFan;
  const counted = flowersCountTowardMinimum ? fan : sum(items.filter(({ id }) => !FLOWERS.some((row) => row === id)));
  const result = counted < minFan ? 'below-minimum' : fan > 0 || zeroFanResult === 'pays' ? 'win' : zeroFanResult;
  return { fan, rawFan, points: pointsOf(fan, rules.table), items: [...items].sort(byId), special, result };
}

/** German page: a special hand pays the limit and nothing is counted; otherwise every row that fits is added. */
function german(facts: Facts, rules: ReferenceRules): ReferenceScore {
  const special = GERMAN_SPECIALS.filter((id) => stands(id, facts, rules.options));
  if (special.length > 0) return { fan: null, rawFan: null, points: 64, items: [], special, result: 'win' };
  const items = [
    ...shapeItems(facts, rules),
    ...circumstanceItems(facts, rules),
    ...flowerItems(facts, rules),
    ...kongItems(facts, rules),
  ];
  return finish(items, [], rules);
}

/** The highest of these hands, ties named, the first of them by name as the row that counts. */
function highest(
  hands: readonly ReferenceItem[],
): { readonly item: ReferenceItem; readonly special: string[] } | undefined {
  const top = Math.max(...hands.map(({ fan }) => fan));
  const best = hands.filter(({ fan }) => fan === top).sort(byId);
  return best[0] && { item: best[0], special: best.map(({ id }) => id) };
}

/** Table of nought to six: the highest big hand, otherwise the small rows added. */
function zeroToSix(facts: Facts, rules: ReferenceRules): ReferenceScore {
  const worth: readonly (readonly [PredicateId, number])[] = [
    ['full-flush', rules.options.fullFlushFan],
    ...ZERO_TO_SIX_SPECIALS,
  ];
  const big = worth.flatMap(([id, fan]) => (stands(id, facts, rules.options) ? [{ id, fan }] : []));
  const best = highest(big);
  return best
    ? finish([best.item], best.special, rules)
    : finish(standing(SHAPES, facts, { ...rules, rows: without(rules.rows, 'full-flush') }), [], rules);
}

const without = (rows: Readonly<Record<string, number>>, id: string): Record<string, number> => ({ ...rows, [id]: 0 });

/** 清一色雙辣: a full flush, whatever else it is, pays twice the limit where the house says so. */
function doubled(score: ReferenceScore, facts: Facts, { options, table }: ReferenceRules): ReferenceScore {
  if (!options.fullFlushDoubleLimit || options.capFan === null) return score;
  return stands('full-flush', facts, options) ? { ...score, points: 2 * pointsOf(options.capFan, table) } : score;
}

/** Hong Kong tables: the rows add; beside a limit hand only how the hand was won and the flowers do. */
function hongKong(facts: Facts, rules: ReferenceRules): ReferenceScore {
  const { options } = rules;
  const cap = options.capFan ?? 13;
  const limits = LIMITS.flatMap((id) => {
    const value = rules.limits[id];
    return value !== undefined && stands(id, facts, options) ? [{ id, fan: value === 'cap' ? cap : value }] : [];
  });
  const extras = [...circumstanceItems(facts, rules), ...flowerItems(facts, rules)];
  const ordinary = [...shapeItems(facts, rules), ...kongItems(facts, rules)];
  const best = highest(limits);
  if (!best) return finish([...ordinary, ...extras], [], rules);
  if (options.limitHandStacking === 'sum')
    return finish(
      [...limits, ...ordinary, ...extras],
      limits.map(({ id }) => id),
      rules,
    );
  return finish([best.item, ...(options.limitHandsTakeExtras ? extras : [])], best.special, rules);
}

function scoreOne(facts: Facts, rules: ReferenceRules): ReferenceScore {
  if (rules.family === 'german') return german(facts, rules);
  if (rules.family === 'zero-to-six') return zeroToSix(facts, rules);
  return doubled(hongKong(facts, rules), facts, rules);
}

/** Seven or eight bonus tiles called out, where flowers are played: a win by itself, of exactly that value. */
function instantFlowers({ flags }: ReferenceRequest, { options }: ReferenceRules): ReferenceItem | undefined {
  if (!options.flowersInPlay) return undefined;
  const worth = (fan: number | 'off' | 'limit') => (fan === 'limit' ? (options.capFan ?? 13) : fan);
  const eight = worth(options.eightFlowersFan);
  if (flags.includes('eight-flowers') && eight !== 'off') return { id: 'eight-flowers', fan: eight };
  const seven = worth(options.sevenFlowersFan);
  return flags.includes('seven-flowers') && seven !== 'off' ? { id: 'seven-flowers', fan: seven } : undefined;
}

/** More points first; among equals a hand that is not counted, then more fan. */
function dearer(a: ReferenceScore, b: ReferenceScore): number {
  return a.points - b.points || (a.rawFan ?? Infinity) - (b.rawFan ?? Infinity) || 0;
}

/** A request read once, with what there is to say about each split of its hand; no facts: not a complete hand. */
export interface ReferenceWin {
  readonly request: ReferenceRequest;
  readonly facts: readonly Facts[];
}

export function readWin(request: ReferenceRequest): ReferenceWin {
  const hand = readHand(request.hand);
  return { request, facts: splitsOf(hand).map((split) => factsOf(split, hand, request)) };
}

function isShapeHere({ sevenPairs, hand }: Facts, { options }: ReferenceRules): boolean {
  if (!sevenPairs) return true;
  return options.sevenPairsFan !== 'off' && (options.sevenPairsAllowQuads || !hand.held.includes(4));
}

/** Every way to split a won hand with every place of the winning tile, each counted by itself. */
export function splitScores(
  request: ReferenceRequest,
  rules: ReferenceRules,
): readonly { readonly split: Split; readonly score: ReferenceScore }[] {
  const hand = readHand(request.hand);
  return splitsOf(hand).flatMap((split) => {
    const facts = factsOf(split, hand, request);
    return isShapeHere(facts, rules) ? [{ split, score: scoreOne(facts, rules) }] : [];
  });
}

/**
 * The scores of a win that may stand: none if the hand is no win under these rules; several if splits tie in points and
 * fan, of which any one is right.
 */
export function scoresOf({ request, facts }: ReferenceWin, rules: ReferenceRules): ReferenceScore[] {
  const flowers = instantFlowers(request, rules);
  if (flowers) return [finish([flowers], [], rules)];
  const scores = facts.filter((split) => isShapeHere(split, rules)).map((split) => scoreOne(split, rules));
  return scores.filter((score) => scores.every((other) => !(dearer(other, score) > 0)));
}
