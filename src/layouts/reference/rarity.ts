import type { PatternId } from '../../fan/patterns/index.ts';
import rarity from '../../fan/rarity.json' with { type: 'json' };

/** How often fourteen tiles drawn blindly show a pattern, given that they are a complete hand. */
export interface Rarity {
  /** Ways to draw fourteen tiles that have it. */
  readonly deals: number;
  /** Ways to draw fourteen tiles that are complete. */
  readonly all: number;
  /** From 1, hardly ever, to 5, at every turn: the little tiles that lie face up. */
  readonly level: number;
}

interface FormCount {
  readonly deals: number;
}

/** Where the five levels end: one in so many hands. */
const LEVEL_ENDS = [10, 100, 1000, 100_000];

/**
 * The counted rarity of a pattern of tiles; `undefined` for patterns of luck, of flowers and of claims. Seven pairs are among
 * the complete hands only where they are the pattern itself, since most tables do not let them win.
 */
export function rarityOf(id: PatternId): Rarity | undefined {
  const counts = (rarity.patterns as Readonly<Partial<Record<PatternId, Readonly<Record<string, FormCount>>>>>)[id];
  if (counts === undefined) return undefined;
  const forms = id === 'seven-pairs' ? ALL_FORMS : EVERYWHERE;
  const deals = sumOf(forms, counts);
  const all = sumOf(forms, rarity.complete);
  return { deals, all, level: 5 - LEVEL_ENDS.filter((end) => all / deals > end).length };
}

const EVERYWHERE = ['standard', 'thirteen-orphans'];
const ALL_FORMS = [...EVERYWHERE, 'seven-pairs'];

const sumOf = (forms: readonly string[], counts: Readonly<Record<string, FormCount>>): number =>
  forms.reduce((sum, form) => sum + (counts[form]?.deals ?? 0), 0);
