import type { Curve, ScoringRules } from './rule-set.ts';

/**
 * The curves of Hong Kong tables, points at stake 1: 半辣上 doubles to 4 fan, then every two fan; 辣辣上 doubles with every fan;
 * `tiers4710` pays alike from 4, from 7 and from 10 fan (滿糊, 雙辣, 三辣).
 */
const CURVE: Readonly<Record<Curve, (fan: number) => number>> = {
  half: (fan) => (fan <= 4 ? 2 ** fan : fan % 2 === 0 ? 16 * 2 ** ((fan - 4) / 2) : 24 * 2 ** ((fan - 5) / 2)),
  full: (fan) => 2 ** fan,
  tiers4710: (fan) => (fan < 4 ? 2 ** fan : fan < 7 ? 16 : fan < 10 ? 32 : 64),
};

/** What a number of fan, already capped, is worth in a rule set at stake 1. */
export function pointsOf({ options: { curve }, table }: ScoringRules, fan: number): number {
  if (curve !== 'table') return CURVE[curve](fan);
  return table?.[Math.min(fan, table.length - 1)] ?? 0;
}
