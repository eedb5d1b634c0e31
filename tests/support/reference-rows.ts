import type { Facts } from './reference-facts.ts';
import { stands, type PredicateId } from './reference-predicates.ts';
import type { ReferenceRules } from './reference-rules.ts';

export interface ReferenceItem {
  readonly id: string;
  readonly fan: number;
}

export const FLOWERS: readonly PredicateId[] = [
  'seat-flower',
  'seat-season',
  'all-flowers',
  'all-seasons',
  'no-flowers',
];
const CIRCUMSTANCES: readonly PredicateId[] = [
  'self-draw',
  'robbing-kong',
  'kong-replacement',
  'double-kong-replacement',
  'last-tile-draw',
  'last-discard',
];
export const SHAPES: readonly PredicateId[] = [
  'all-chows',
  'all-pungs',
  'four-concealed-pungs',
  'seven-pairs',
  'half-flush',
  'full-flush',
  'mixed-terminals',
  'dragon-pung-red',
  'dragon-pung-green',
  'dragon-pung-white',
  'small-three-dragons',
  'big-three-dragons',
  'seat-wind',
  'round-wind',
  'small-four-winds',
  'concealed-hand',
  'humanly-hand',
  'all-claimed',
  'declared-ready',
  'three-numbers',
  'four-claimed-pungs-one-suit',
];
const DRAGON_PUNGS = ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'];

export const byId = (a: ReferenceItem, b: ReferenceItem): number => (a.id < b.id ? -1 : 1);
export const sum = (items: readonly ReferenceItem[]): number => items.reduce((total, { fan }) => total + fan, 0);

/** The rows of a list that stand in this hand and have a value. */
export function standing(ids: readonly PredicateId[], facts: Facts, rules: ReferenceRules): ReferenceItem[] {
  return ids.flatMap((id) => {
    const fan = rules.rows[id] ?? 0;
    return fan > 0 && stands(id, facts, rules.options) ? [{ id, fan }] : [];
  });
}

const drop = (items: readonly ReferenceItem[], ...ids: string[]): ReferenceItem[] =>
  items.filter(({ id }) => !ids.includes(id));

const has = (items: readonly ReferenceItem[], id: string): boolean => items.some((item) => item.id === id);

/** Rows of the bonus tiles. */
export function flowerItems(facts: Facts, rules: ReferenceRules): ReferenceItem[] {
  if (!rules.options.flowersInPlay) return [];
  let items = standing(FLOWERS, facts, rules);
  if (rules.options.flowerSetMode === 'adds') return items;
  if (has(items, 'all-flowers')) items = drop(items, 'seat-flower');
  return has(items, 'all-seasons') ? drop(items, 'seat-season') : items;
}

/** Rows of the way the hand was won. */
export function circumstanceItems(facts: Facts, rules: ReferenceRules): ReferenceItem[] {
  const items = standing(CIRCUMSTANCES, facts, rules);
  return has(items, 'double-kong-replacement') ? drop(items, 'kong-replacement') : items;
}

/** One row for all kongs, where a house counts them. */
export function kongItems({ kongs }: Facts, { options }: ReferenceRules): ReferenceItem[] {
  if (options.kongFan === 'none' || kongs.length === 0) return [];
  const worth = ({ claimed }: { readonly claimed: boolean }) => (options.kongFan === 'each1' || claimed ? 1 : 2);
  return [{ id: 'kong', fan: kongs.reduce((total, kong) => total + worth(kong), 0) }];
}

/** Rows of the tiles, their sets, and whether they were held back. */
export function shapeItems(facts: Facts, rules: ReferenceRules): ReferenceItem[] {
  const items = standing(SHAPES, facts, rules);
  const absorbs = rules.options.smallThreeDragonsStacks === 'absorb' && has(items, 'small-three-dragons');
  const left = absorbs ? drop(items, ...DRAGON_PUNGS) : items;
  return has(left, 'four-concealed-pungs') ? drop(left, 'all-pungs', 'concealed-hand') : left;
}
