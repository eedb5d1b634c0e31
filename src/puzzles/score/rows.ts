import type { FanPattern, PatternGroup } from '../../fan/pattern.ts';
import { PATTERNS, type PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { ScorePuzzle } from './puzzle.ts';

/** The rows that one meets every evening: always offered, where the table has them. */
const EVERYDAY: readonly PatternId[] = [
  'all-chows',
  'all-pungs',
  'half-flush',
  'full-flush',
  'dragon-pung-red',
  'dragon-pung-green',
  'dragon-pung-white',
  'seat-wind',
  'round-wind',
  'self-draw',
  'concealed-hand',
  'seat-flower',
  'seat-season',
  'no-flowers',
];

/**
 * The rows a reader may tick, in the order of the patterns: the everyday ones of this table, and of the others those that
 * occur, each with a neighbor that is easily taken for it, so that being on the list gives nothing away.
 */
export function offeredRows({ rules, score }: ScorePuzzle): readonly PatternId[] {
  const occurring = [...score.items, ...score.special.map((id) => ({ id })), ...score.suppressed].map(({ id }) => id);
  const wanted = new Set([...EVERYDAY, ...occurring, ...occurring.flatMap((id) => NEIGHBORS[id] ?? [])]);
  return PATTERNS.map(({ id }) => id).filter((id) => wanted.has(id) && (worthOf(id, rules) ?? 0) !== 0);
}

const NEIGHBORS: Readonly<Partial<Record<PatternId, readonly PatternId[]>>> = {
  'four-concealed-pungs': ['mixed-terminals'],
  'mixed-terminals': ['all-terminals'],
  'all-terminals': ['mixed-terminals'],
  'all-honours': ['big-three-dragons'],
  'small-three-dragons': ['big-three-dragons'],
  'big-three-dragons': ['small-three-dragons'],
  'small-four-winds': ['big-four-winds'],
  'big-four-winds': ['small-four-winds'],
  'all-flowers': ['all-seasons'],
  'all-seasons': ['all-flowers'],
  'kong-replacement': ['last-tile-draw'],
  'last-tile-draw': ['kong-replacement'],
  'robbing-kong': ['kong-replacement'],
  'heavenly-hand': ['earthly-hand'],
  'earthly-hand': ['heavenly-hand'],
  'all-kongs': ['four-concealed-pungs'],
};

/** What a row is worth at a table, once; `null` for a special hand paid without counting, `undefined` if it is off. */
export function worthOf(id: PatternId, { rows, options, limitFan, limitPoints }: RuleSet): number | null | undefined {
  const row = rows[id];
  if (row === undefined || (groupOf(id) === 'flowers' && !options.flowersInPlay)) return undefined;
  if (row.fan !== 'limit') return row.fan;
  return limitPoints === undefined ? (limitFan ?? options.capFan ?? undefined) : null;
}

/** What a pattern speaks of. */
export function groupOf(id: PatternId): PatternGroup {
  const pattern: FanPattern | undefined = PATTERNS.find((known) => known.id === id);
  return pattern?.group ?? 'shape';
}
