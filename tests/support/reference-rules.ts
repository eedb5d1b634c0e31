import { COMMON, type ReferenceOptions } from './reference-options.ts';

/**
 * The rule sets as the second method knows them, written down from the sources' tables once more: German page, page with
 * the table of nought to six, three-three and two-two system and the two variants of the former.
 */
export interface ReferenceRules {
  readonly family: 'german' | 'zero-to-six' | 'hong-kong';
  /** Fan of the rows that add. A row that is not named does not count. */
  readonly rows: Readonly<Record<string, number>>;
  /** Fan of the hands of which only the highest counts (hong-kong), `cap`: as much as the cap. */
  readonly limits: Readonly<Record<string, number | 'cap'>>;
  readonly table: readonly number[] | 'half' | 'full' | 'tiers4710';
  readonly options: ReferenceOptions;
}

const DRAGONS_ONE_EACH = { 'dragon-pung-red': 1, 'dragon-pung-green': 1, 'dragon-pung-white': 1 };
const OWN_BONUS = { 'seat-flower': 1, 'seat-season': 1, 'no-flowers': 1 };
const LUCK = { 'robbing-kong': 1, 'kong-replacement': 1, 'last-tile-draw': 1 };

const german: ReferenceRules = {
  family: 'german',
  rows: {
    ...DRAGONS_ONE_EACH,
    ...OWN_BONUS,
    'seat-wind': 1,
    'small-three-dragons': 4,
    'all-chows': 1,
    'all-pungs': 3,
    'half-flush': 3,
    'self-draw': 1,
  },
  limits: {},
  table: [0, 1, 2, 4, 8, 13, 16, 21, 27, 32, 64],
  options: {
    ...COMMON,
    zeroFanResult: 'draw',
    nineGatesWait: 'anyShape',
    fourConcealedWin: 'selfDrawOnly',
    sevenPairsFan: 4,
    fullFlushFan: 6,
    flowerSetMode: 'adds',
    concealedHandMode: 'off',
    limitHandsTakeExtras: false,
  },
};

const zeroToSix: ReferenceRules = {
  family: 'zero-to-six',
  rows: { 'all-chows': 1, 'all-pungs': 2, 'half-flush': 2 },
  limits: {},
  table: [1, 2, 4, 8, 16, 32, 64],
  options: { ...COMMON, capFan: 6, fullFlushFan: 4, limitHandsTakeExtras: false, concealedHandMode: 'off' },
};

const threeThree: ReferenceRules = {
  family: 'hong-kong',
  rows: {
    ...DRAGONS_ONE_EACH,
    ...OWN_BONUS,
    ...LUCK,
    'all-chows': 1,
    'all-pungs': 3,
    'four-concealed-pungs': 8,
    'half-flush': 3,
    'mixed-terminals': 1,
    'small-three-dragons': 3,
    'big-three-dragons': 5,
    'seat-wind': 1,
    'round-wind': 1,
    'small-four-winds': 3,
    'self-draw': 1,
    'concealed-hand': 1,
  },
  limits: {
    'all-honours': 10,
    'all-terminals': 10,
    'nine-gates': 10,
    'big-four-winds': 13,
    'all-kongs': 13,
    'thirteen-orphans': 13,
    'heavenly-hand': 13,
    'earthly-hand': 13,
  },
  table: 'half',
  options: {
    ...COMMON,
    minFan: 3,
    capFan: 10,
    zeroFanResult: 'below-minimum',
    fullFlushFan: 7,
    sevenFlowersFan: 3,
    eightFlowersFan: 8,
  },
};

const twoTwo: ReferenceRules = {
  family: 'hong-kong',
  rows: {
    ...DRAGONS_ONE_EACH,
    ...LUCK,
    'all-chows': 1,
    'all-pungs': 2,
    'half-flush': 2,
    'mixed-terminals': 1,
    'small-three-dragons': 2,
    'seat-wind': 1,
    'round-wind': 1,
    'self-draw': 1,
    'concealed-hand': 1,
  },
  limits: {
    'four-concealed-pungs': 'cap',
    'big-three-dragons': 'cap',
    'small-four-winds': 'cap',
    'big-four-winds': 'cap',
    'all-honours': 'cap',
    'all-terminals': 'cap',
    'nine-gates': 'cap',
    'all-kongs': 'cap',
    'thirteen-orphans': 'cap',
    'heavenly-hand': 'cap',
    'earthly-hand': 'cap',
  },
  table: 'full',
  options: { ...COMMON, flowersInPlay: false, capFan: 4, fullFlushFan: 4, smallFourWindsMode: 'limit' },
};

const without = (rows: Readonly<Record<string, number>>, ...ids: string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(rows).filter(([id]) => !ids.includes(id)));

const association: ReferenceRules = {
  ...threeThree,
  rows: without(
    threeThree.rows,
    'seat-flower',
    'seat-season',
    'no-flowers',
    'four-concealed-pungs',
    'small-four-winds',
  ),
  limits: {
    ...Object.fromEntries(Object.keys(threeThree.limits).map((id) => [id, 10])),
    'four-concealed-pungs': 10,
    'small-four-winds': 10,
  },
  options: {
    ...threeThree.options,
    smallFourWindsMode: 'limit',
    flowersInPlay: false,
    sevenFlowersFan: 'off',
    eightFlowersFan: 'off',
  },
};

const newTerritories: ReferenceRules = {
  ...threeThree,
  options: { ...threeThree.options, flowerSetFan: 3, sevenFlowersFan: 4 },
};

const RULES = {
  de64: german,
  gd06: zeroToSix,
  hk33: threeThree,
  hk22: twoTwo,
  'hk33-hkma': association,
  'hk33-new-territories': newTerritories,
} as const satisfies Record<string, ReferenceRules>;

export type ReferenceRulesId = keyof typeof RULES;
export const REFERENCE_RULES_IDS = Object.keys(RULES) as ReferenceRulesId[];

/** Rows and limit hands once the house's options have had their say. */
function housed({ rows, limits, options, ...rest }: ReferenceRules): ReferenceRules {
  const set = (id: string, fan: number | 'off'): Record<string, number> =>
    fan === 'off' || fan === 0 ? {} : { [id]: fan };
  const winds = options.smallFourWindsMode === 'limit' && limits['small-four-winds'] === undefined;
  return {
    ...rest,
    options,
    table: options.curve === 'table' ? rest.table : options.curve,
    rows: {
      ...rows,
      ...set('full-flush', options.fullFlushFan),
      ...set('seven-pairs', options.sevenPairsFan),
      ...set('last-discard', options.lastDiscardFan),
      ...set('double-kong-replacement', options.doubleKongFan),
      ...set('all-flowers', rows['seat-flower'] === undefined ? 'off' : options.flowerSetFan),
      ...set('all-seasons', rows['seat-season'] === undefined ? 'off' : options.flowerSetFan),
      ...(typeof options.humanlyHand === 'number' ? { 'humanly-hand': options.humanlyHand } : {}),
      ...(winds ? { 'small-four-winds': 0 } : {}),
    },
    limits: {
      ...limits,
      ...(winds ? { 'small-four-winds': 'cap' } : {}),
      ...(options.humanlyHand === 'limit' ? { 'humanly-hand': 'cap' } : {}),
    },
  };
}

/** A rule set, with single options changed and single rows (patterns without a value of their own) given one. */
export function referenceRules(
  id: ReferenceRulesId,
  options: Partial<ReferenceOptions> = {},
  rows: Readonly<Record<string, number>> = {},
): ReferenceRules {
  const rules: ReferenceRules = RULES[id];
  return housed({ ...rules, rows: { ...rules.rows, ...rows }, options: { ...rules.options, ...options } });
}
