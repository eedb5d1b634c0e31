/** The four rule sets of the sources; every other one is a variant of one of them. */
export const BASES = ['de64', 'gd06', 'hk33', 'hk22'] as const;
export type Base = (typeof BASES)[number];

/** One question a house may answer its own way: its answers, and what each of the four rule sets says. */
export interface HouseOption<Value extends OptionValue = OptionValue, Default extends OptionValue = OptionValue> {
  readonly values: readonly Value[];
  /** In the order of `BASES`; `null` where the question does not arise. */
  readonly defaults: Four<Default>;
}

export type OptionValue = string | number | boolean | null;

type Four<Value> = readonly [Value, Value, Value, Value];

const option = <const Value extends OptionValue, const Defaults extends Four<Value | null>>(
  values: readonly Value[],
  ...defaults: Defaults
): HouseOption<Value, Defaults[number]> => ({ values, defaults });

const flag = <const Defaults extends Four<boolean | null>>(
  ...defaults: Defaults
): HouseOption<boolean, Defaults[number]> => option([true, false], ...defaults);

const NEVER = [false, false, false, false] as const;
const OFF = ['off', 'off', 'off', 'off'] as const;

/** What is counted. Values are only ever appended: shared links name them by their place. */
export const SCORING_OPTIONS = {
  flowersInPlay: flag(true, true, true, false),
  minFan: option([0, 1, 2, 3], 0, 0, 3, 0),
  capFan: option([4, 6, 8, 10, 13, null], null, null, 10, 4),
  zeroFanResult: option(['draw', 'pays', 'below-minimum'], 'draw', 'pays', 'below-minimum', 'pays'),
  flowersCountTowardMinimum: flag(true, true, true, true),
  smallThreeDragonsStacks: option(['add', 'absorb'], 'add', null, 'add', 'add'),
  fourWindsScope: option(['pungsOnly', 'anyFourthSet', 'bigOnly'], 'pungsOnly', null, null, null),
  nineGatesWait: option(['anyShape', 'pureNineSided'], 'anyShape', 'pureNineSided', 'pureNineSided', 'pureNineSided'),
  nineGatesConcealed: flag(true, true, true, true),
  fourConcealedWin: option(
    ['selfDrawOnly', 'selfDrawOrPairWait', 'any'],
    'selfDrawOnly',
    null,
    'selfDrawOrPairWait',
    'selfDrawOrPairWait',
  ),
  concealedKongCountsAsConcealedPung: flag(true, null, true, true),
  sevenPairsFan: option(['off', 3, 4, 5, 7, 'limit'], 4, 'off', 'off', 'off'),
  sevenPairsAllowQuads: flag(...NEVER),
  sevenPairsTakesConcealed: flag(...NEVER),
  allChowsPair: option(['any', 'noValuePair', 'suitedOnly'], 'any', 'any', 'any', 'any'),
  concealedHandMode: option(['always', 'onlyWithoutFlowers', 'off'], 'off', 'off', 'always', 'always'),
  concealedKongBreaksConcealed: flag(null, null, true, true),
  lastDiscardFan: option([0, 1], 0, 0, 0, 0),
  doubleKongFan: option([0, 2, 4, 8], 0, 0, 0, 0),
  fullFlushFan: option([4, 5, 6, 7, 8, 10], 6, 4, 7, 4),
  fullFlushDoubleLimit: flag(null, null, false, false),
  smallFourWindsMode: option(['components', 'limit'], null, null, 'components', 'limit'),
  flowerSetMode: option(['adds', 'replacesSeatFlower'], 'adds', null, 'replacesSeatFlower', null),
  flowerSetFan: option([2, 3], 2, null, 2, null),
  sevenFlowersFan: option(['off', 2, 3, 4], 'off', 'off', 3, 'off'),
  eightFlowersFan: option(['off', 4, 8, 'limit'], 'off', 'off', 8, 'off'),
  sevenFlowersMode: option(['whole', 'adds'], 'whole', 'whole', 'whole', 'whole'),
  limitHandStacking: option(['highestOnly', 'sum'], 'highestOnly', 'highestOnly', 'highestOnly', 'highestOnly'),
  limitHandsTakeExtras: flag(false, false, true, true),
  humanlyHand: option(['off', 3, 'limit'], ...OFF),
  earthlyHandDefinition: option(
    ['dealersFirstDiscard', 'ownFirstDraw'],
    null,
    null,
    'dealersFirstDiscard',
    'dealersFirstDiscard',
  ),
  kongFan: option(['none', 'each1', 'exposed1concealed2'], 'none', 'none', 'none', 'none'),
  curve: option(['table', 'half', 'full', 'tiers4710'], 'table', 'table', 'half', 'full'),
  deadWaits: flag(...NEVER),
} as const;

/** Who pays whom (找數). */
export const PAYMENT_OPTIONS = {
  payment: option(['pointsOnly', 'half', 'full'], 'pointsOnly', 'half', 'full', 'half'),
  stake: option(['二五雞', '五一', '一二蚊'], null, null, '一二蚊', '一二蚊'),
  liabilityTwelveTiles: option(['off', 'anyHand', 'fullFlushOnly'], 'off', 'off', 'anyHand', 'off'),
  liabilityNineTiles: flag(...NEVER),
  liabilityBigThreeDragons: flag(false, false, true, false),
  liabilityBigFourWinds: flag(false, false, true, false),
  liabilityAllKongs: flag(...NEVER),
  liabilityExposedKongReplacement: flag(...NEVER),
  robbedKongAsSelfDraw: flag(false, false, true, false),
  liabilityFifthTile: option(['off', 'on'], ...OFF),
  liabilityHalfShared: option(['off', 'on'], ...OFF),
  falseWin: option(['maxSelfDraw', 'flatDeduction', 'off'], 'off', 'off', 'maxSelfDraw', 'maxSelfDraw'),
  multipleWinners: option(['closest', 'all'], 'closest', 'closest', 'closest', 'closest'),
} as const;

/** How a table is run, from the seats to the end of the match; the scorer does not look at them. */
export const PROCEDURE_OPTIONS = {
  seatingMethod: option(['random', 'simpleDraw', 'oddEvenDraw'], 'random', 'oddEvenDraw', 'simpleDraw', 'simpleDraw'),
  dicePlan: option(
    ['singleRoll2', 'singleRoll3', 'threePlusTwo', 'onePlusOne', 'twoPlusTwo'],
    'singleRoll3',
    'threePlusTwo',
    'singleRoll3',
    'onePlusOne',
  ),
  breakCountOverflow: option(
    ['continueNextWall'],
    'continueNextWall',
    'continueNextWall',
    'continueNextWall',
    'continueNextWall',
  ),
  deadWall: option(['none', 'fixed14', 'replenished14'], 'none', 'replenished14', 'none', 'none'),
  initialFlowerOrder: option(
    ['seatBySeatToEnd', 'oneReplacementRoundEach'],
    'seatBySeatToEnd',
    'seatBySeatToEnd',
    'seatBySeatToEnd',
    'seatBySeatToEnd',
  ),
  kongDuringInitialReplacement: flag(false, true, false, false),
  concealedKongDisplay: option(['faceUp', 'twoUpTwoDown'], 'faceUp', 'twoUpTwoDown', 'faceUp', 'faceUp'),
  robAddedKong: flag(false, false, true, true),
  robConcealedKong: option(
    ['never', 'thirteenOrphansOnly'],
    'never',
    'never',
    'thirteenOrphansOnly',
    'thirteenOrphansOnly',
  ),
  passedWin: option(['off', 'sameTile', 'sameWait'], 'off', 'off', 'sameTile', 'sameTile'),
  passedWinRelease: option(
    ['ownDrawOrClaim', 'ownDraw', 'turnCycle'],
    'ownDrawOrClaim',
    'ownDrawOrClaim',
    'ownDrawOrClaim',
    'ownDrawOrClaim',
  ),
  passedWinHigherFanException: flag(false, false, true, true),
  passedPung: option(['off', 'sameTile'], ...OFF),
  swapDiscardBan: flag(...NEVER),
  lastTileMustBeDiscarded: flag(true, true, true, true),
  kongAllowedWhenWallEmpty: flag(...NEVER),
  dealerRepeatOnWin: flag(true, false, true, true),
  dealerRepeatOnDraw: flag(true, false, true, true),
  matchRounds: option([1, 2, 4], 4, 4, 4, 4),
} as const;

export const OPTIONS = { ...SCORING_OPTIONS, ...PAYMENT_OPTIONS, ...PROCEDURE_OPTIONS } as const;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

type ValueOf<Definition> =
  Definition extends HouseOption<infer Value, infer Default> ? Value | Extract<Default, null> : never;

/** An answer to every question. `minFan` and `capFan` of a custom set may be any whole number. */
export type Options = {
  readonly [Name in OptionName]: Name extends 'minFan'
    ? number
    : Name extends 'capFan'
      ? number | null
      : ValueOf<(typeof OPTIONS)[Name]>;
};

/** What a rule set of the sources answers. */
export function defaultOptions(base: Base): Options {
  const place = BASES.indexOf(base);
  const answers = OPTION_NAMES.map((name) => [name, OPTIONS[name].defaults[place]] as const);
  return Object.fromEntries(answers) as unknown as Options;
}
