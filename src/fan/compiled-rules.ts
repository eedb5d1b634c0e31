import type { WaitOptions } from '../engine/waits.ts';
import type { FanPattern } from './pattern.ts';
import { PATTERNS, type PatternId } from './patterns/index.ts';
import { eightFlowers } from './patterns/eight-flowers.ts';
import { sevenFlowers } from './patterns/seven-flowers.ts';
import type { ScoringOptions } from './rule-sets/options.ts';
import { pointsOf } from './rule-sets/points.ts';
import type { ScoringRules } from './rule-sets/rule-set.ts';
import { waitOptionsOf } from './wait-options.ts';
import { GROUND_BIT, type Win } from './win.ts';

/** Worth of a limit hand that is paid without counting: more than any number of fan. */
export const UNCOUNTED = 1000;

/** A row that counted: its fan in this hand, all its times together. */
export interface ScoredItem {
  readonly id: PatternId;
  readonly fan: number;
  readonly times: number;
}

/** One row ready for counting, as it stands when it occurs once and nothing replaces it. */
export interface CountedRow {
  readonly id: PatternId;
  readonly occurs: (win: Win, options: ScoringOptions) => number | boolean;
  /** The conditions without which it cannot occur. */
  readonly needs: number;
  readonly fan: number;
  /** Whether of it and others like it only the dearest counts, or it is paid without counting. */
  readonly isLimit: boolean;
  /** Whether it goes on counting beside a limit hand. */
  readonly isBesideLimit: boolean;
  readonly isFlower: boolean;
  readonly replaces: readonly PatternId[];
  /** The row that replaces it, if one does. */
  readonly by: PatternId | undefined;
  /** What it adds when it counts. */
  readonly item: ScoredItem;
}

/** A rule set in the order and form in which hands are counted: everything about it that no hand changes. */
export interface CompiledRules {
  readonly rules: ScoringRules;
  readonly shapes: WaitOptions;
  readonly rows: readonly CountedRow[];
  /** The rows that can occur under some conditions, kept by these when first asked for. */
  readonly rowsByGrounds: (readonly CountedRow[])[];
  readonly chickenFan: number;
  /** The wins on bonus tiles alone. */
  readonly sevenFlowers: CountedRow | undefined;
  readonly eightFlowers: CountedRow | undefined;
  readonly fullFlushDoubles: boolean;
  readonly cap: number;
  readonly limitPoints: number;
  /** Points of 0, 1, 2 … fan, the last value holding above. */
  readonly points: readonly number[];
}

const compiled = new WeakMap<ScoringRules, CompiledRules>();

/** A rule set ready for counting, made once for each. */
export function compileRules(rules: ScoringRules): CompiledRules {
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const made = compile(rules);
  compiled.set(rules, made);
  return made;
}

/** The rows worth asking for in a win: those whose conditions hold. */
export const rowsAskedFor = ({ grounds }: Win, { rows, rowsByGrounds }: CompiledRules): readonly CountedRow[] =>
  (rowsByGrounds[grounds] ??= rows.filter(({ needs }) => (needs & grounds) === needs));

/** Above the cap, or where there is none above this many fan, points grow no more. */
const MOST_FAN = 64;

function compile(rules: ScoringRules): CompiledRules {
  const { options, limitPoints = 0 } = rules;
  const cap = options.capFan ?? MOST_FAN;
  const rows = PATTERNS.filter((pattern) => isCounted(pattern, rules)).map((pattern) => countedRow(pattern, rules));
  return {
    rules,
    shapes: waitOptionsOf(rules),
    rows,
    rowsByGrounds: [],
    chickenFan: worthOf(rules, 'chicken-hand') ?? 0,
    sevenFlowers: instantRow(sevenFlowers, rules),
    eightFlowers: instantRow(eightFlowers, rules),
    fullFlushDoubles: options.fullFlushDoubleLimit === true,
    cap,
    limitPoints,
    points: Array.from({ length: cap + 1 }, (_, fan) => pointsOf(rules, fan)),
  };
}

/** Whether a pattern's row is added up with others: it has a worth, and the house's table can show it. */
function isCounted({ id, group }: FanPattern<PatternId>, rules: ScoringRules): boolean {
  const { flowersInPlay, concealedHandMode, sevenFlowersMode } = rules.options;
  if (id === 'chicken-hand' || (worthOf(rules, id) ?? 0) === 0) return false;
  if (group === 'flowers' && !flowersInPlay) return false;
  if (id === 'concealed-hand' && concealedHandMode === 'onlyWithoutFlowers' && flowersInPlay) return false;
  return rules.rows[id]?.stack !== 'whole' || (id === 'seven-flowers' && sevenFlowersMode === 'adds');
}

/** The row of a win on bonus tiles alone: nothing counts beside it, and its fan count toward the minimum. */
function instantRow(pattern: FanPattern<PatternId>, rules: ScoringRules): CountedRow | undefined {
  const isPlayed = rules.options.flowersInPlay && rules.rows[pattern.id] !== undefined;
  return isPlayed ? { ...countedRow(pattern, rules), isLimit: true, isBesideLimit: false, isFlower: false } : undefined;
}

function countedRow(pattern: FanPattern<PatternId>, rules: ScoringRules): CountedRow {
  const { id, group, needs, occurs } = pattern;
  const { limitHandStacking, limitHandsTakeExtras, sevenPairsTakesConcealed } = rules.options;
  const { stack, replaces = [] } = rules.rows[id] ?? {};
  const fan = worthOf(rules, id) ?? 0;
  const isLimit = fan === UNCOUNTED || (stack === 'highest' && limitHandStacking === 'highestOnly');
  return {
    id,
    occurs,
    needs: needs === undefined ? 0 : GROUND_BIT[needs],
    fan,
    isLimit,
    isBesideLimit: !isLimit && limitHandsTakeExtras && (group === 'luck' || group === 'flowers'),
    isFlower: group === 'flowers',
    replaces: id === 'seven-pairs' && !sevenPairsTakesConcealed ? [...replaces, 'concealed-hand'] : replaces,
    by: undefined,
    item: { id, fan, times: 1 },
  };
}

/** What a row is worth in fan; `UNCOUNTED` for a limit that is paid in points. */
function worthOf({ rows, options, limitFan, limitPoints }: ScoringRules, id: PatternId): number | undefined {
  const fan = rows[id]?.fan;
  if (fan !== 'limit') return fan;
  return limitPoints === undefined ? (limitFan ?? options.capFan ?? undefined) : UNCOUNTED;
}
