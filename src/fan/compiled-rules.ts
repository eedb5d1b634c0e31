import type { FanPattern } from './pattern.ts';
import { PATTERNS, type PatternId } from './patterns/index.ts';
import type { Options } from './rule-sets/options.ts';
import { pointsOf } from './rule-sets/points.ts';
import type { Row, RuleSet, Stack } from './rule-sets/rule-set.ts';
import { GROUND_BIT, type Win } from './win.ts';

/** Worth of a limit hand that is paid without counting: more than any number of fan. */
export const UNCOUNTED = 1000;

/** One row ready for counting. */
export interface CountedRow {
  readonly id: PatternId;
  readonly occurs: (win: Win, options: Options) => number | boolean;
  /** The conditions without which it cannot occur. */
  readonly needs: number;
  readonly dependsOnPlace: boolean;
  readonly fan: number;
  readonly isHighest: boolean;
  /** Whether it goes on counting beside a limit hand. */
  readonly isBesideLimit: boolean;
  readonly isFlower: boolean;
  /** Places of the rows it replaces. */
  readonly replaces: readonly number[];
}

/** A rule set in the order and form in which hands are counted: everything about it that no hand changes. */
export interface CompiledRules {
  readonly rules: RuleSet;
  readonly rows: readonly CountedRow[];
  /** Places of the rows that ask which set the winning tile completes. */
  readonly placed: readonly number[];
  readonly chickenFan: number;
  readonly sevenFlowers: number | undefined;
  readonly eightFlowers: number | undefined;
  readonly fullFlush: number;
  readonly cap: number;
  readonly limitPoints: number;
  /** Points of 0, 1, 2 … fan, the last value holding above. */
  readonly points: readonly number[];
}

const compiled = new WeakMap<RuleSet, CompiledRules>();

/** A rule set ready for counting, made once for each. */
export function compileRules(rules: RuleSet): CompiledRules {
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const made = compile(rules);
  compiled.set(rules, made);
  return made;
}

/** Above the cap, or where there is none above this many fan, points grow no more. */
const MOST_FAN = 64;

function compile(rules: RuleSet): CompiledRules {
  const { options, limitPoints = 0 } = rules;
  const patterns = PATTERNS.filter(({ id, group }) => isCounted(rules, id, group));
  const places = new Map<PatternId, number>(patterns.map(({ id }, place) => [id, place]));
  const rows = patterns.map((pattern) => countedRow(pattern, rules, places));
  const cap = options.capFan ?? MOST_FAN;
  return {
    rules,
    rows,
    placed: rows.flatMap((row, place) => (row.dependsOnPlace ? [place] : [])),
    chickenFan: worthOf(rules, 'chicken-hand') ?? 0,
    sevenFlowers: options.flowersInPlay ? worthOf(rules, 'seven-flowers') : undefined,
    eightFlowers: options.flowersInPlay ? worthOf(rules, 'eight-flowers') : undefined,
    fullFlush: options.fullFlushDoubleLimit === true ? (places.get('full-flush') ?? -1) : -1,
    cap,
    limitPoints,
    points: Array.from({ length: cap + 1 }, (_, fan) => pointsOf(rules, fan)),
  };
}

/** Whether a pattern's row is added up with others: it has a worth, and the house's table can show it. */
function isCounted(rules: RuleSet, id: PatternId, group: FanPattern['group']): boolean {
  const { flowersInPlay, concealedHandMode, sevenFlowersMode } = rules.options;
  if (id === 'chicken-hand' || (worthOf(rules, id) ?? 0) === 0) return false;
  if (group === 'flowers' && !flowersInPlay) return false;
  if (id === 'concealed-hand' && concealedHandMode === 'onlyWithoutFlowers' && flowersInPlay) return false;
  return stackOf(rules.rows[id]) !== 'whole' || (id === 'seven-flowers' && sevenFlowersMode === 'adds');
}

function countedRow(
  { id, group, needs, dependsOnPlace = false, occurs }: FanPattern<PatternId>,
  rules: RuleSet,
  places: ReadonlyMap<PatternId, number>,
): CountedRow {
  const { limitHandStacking, limitHandsTakeExtras, sevenPairsTakesConcealed } = rules.options;
  const replaces: PatternId[] = [...(rules.rows[id]?.replaces ?? [])];
  if (id === 'seven-pairs' && !sevenPairsTakesConcealed) replaces.push('concealed-hand');
  return {
    id,
    occurs,
    needs: needs === undefined ? 0 : GROUND_BIT[needs],
    dependsOnPlace,
    fan: worthOf(rules, id) ?? 0,
    isHighest: stackOf(rules.rows[id]) === 'highest' && limitHandStacking === 'highestOnly',
    isBesideLimit: limitHandsTakeExtras && (group === 'luck' || group === 'flowers'),
    isFlower: group === 'flowers',
    replaces: replaces.flatMap((other) => places.get(other) ?? []),
  };
}

const stackOf = (row: Row | undefined): Stack | undefined => row?.stack;

/** What a row is worth in fan; `UNCOUNTED` for a limit that is paid in points. */
function worthOf({ rows, options, limitFan, limitPoints }: RuleSet, id: PatternId): number | undefined {
  const fan = rows[id]?.fan;
  if (fan !== 'limit') return fan;
  return limitPoints === undefined ? (limitFan ?? options.capFan ?? undefined) : UNCOUNTED;
}
