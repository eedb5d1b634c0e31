const FLAG = [true, false] as const;

/** The questions about what is counted, each with its answers. Answers are only ever appended: shared links name them by their place. */
export const SCORING_OPTIONS = {
  flowersInPlay: FLAG,
  minFan: [0, 1, 2, 3],
  capFan: [4, 6, 8, 10, 13, null],
  zeroFanResult: ['draw', 'pays', 'below-minimum'],
  flowersCountTowardMinimum: FLAG,
  smallThreeDragonsStacks: ['add', 'absorb'],
  fourWindsScope: ['pungsOnly', 'anyFourthSet', 'bigOnly'],
  nineGatesWait: ['anyShape', 'pureNineSided'],
  nineGatesConcealed: FLAG,
  fourConcealedWin: ['selfDrawOnly', 'selfDrawOrPairWait', 'any'],
  concealedKongCountsAsConcealedPung: FLAG,
  sevenPairsFan: ['off', 3, 4, 5, 7, 'limit'],
  sevenPairsAllowQuads: FLAG,
  sevenPairsTakesConcealed: FLAG,
  allChowsPair: ['any', 'noValuePair', 'suitedOnly'],
  concealedHandMode: ['always', 'onlyWithoutFlowers', 'off'],
  concealedKongBreaksConcealed: FLAG,
  lastDiscardFan: [0, 1],
  doubleKongFan: [0, 2, 4, 8],
  fullFlushFan: [4, 5, 6, 7, 8, 10],
  fullFlushDoubleLimit: FLAG,
  smallFourWindsMode: ['components', 'limit'],
  flowerSetMode: ['adds', 'replacesSeatFlower'],
  flowerSetFan: [2, 3],
  sevenFlowersFan: ['off', 2, 3, 4],
  eightFlowersFan: ['off', 4, 8, 'limit'],
  sevenFlowersMode: ['whole', 'adds'],
  limitHandStacking: ['highestOnly', 'sum'],
  limitHandsTakeExtras: FLAG,
  humanlyHand: ['off', 3, 'limit'],
  earthlyHandDefinition: ['dealersFirstDiscard', 'ownFirstDraw'],
  kongFan: ['none', 'each1', 'exposed1concealed2'],
  curve: ['table', 'half', 'full', 'tiers4710'],
  deadWaits: FLAG,
} as const;

/** Who pays whom (找數). */
export const PAYMENT_OPTIONS = {
  payment: ['pointsOnly', 'half', 'full'],
  stake: ['二五雞', '五一', '一二蚊'],
  liabilityTwelveTiles: ['off', 'anyHand', 'fullFlushOnly'],
  liabilityNineTiles: FLAG,
  liabilityBigThreeDragons: FLAG,
  liabilityBigFourWinds: FLAG,
  liabilityAllKongs: FLAG,
  liabilityExposedKongReplacement: FLAG,
  robbedKongAsSelfDraw: FLAG,
  liabilityFifthTile: ['off', 'on'],
  liabilityHalfShared: ['off', 'on'],
  falseWin: ['maxSelfDraw', 'flatDeduction', 'off'],
  multipleWinners: ['closest', 'all'],
} as const;

/** How a table is run, from the seats to the end of the match; the scorer does not look at them. */
export const PROCEDURE_OPTIONS = {
  seatingMethod: ['random', 'simpleDraw', 'oddEvenDraw'],
  dicePlan: ['singleRoll2', 'singleRoll3', 'threePlusTwo', 'onePlusOne', 'twoPlusTwo'],
  breakCountOverflow: ['continueNextWall'],
  deadWall: ['none', 'fixed14', 'replenished14'],
  initialFlowerOrder: ['seatBySeatToEnd', 'oneReplacementRoundEach'],
  kongDuringInitialReplacement: FLAG,
  concealedKongDisplay: ['faceUp', 'twoUpTwoDown'],
  robAddedKong: FLAG,
  robConcealedKong: ['never', 'thirteenOrphansOnly'],
  passedWin: ['off', 'sameTile', 'sameWait'],
  passedWinRelease: ['ownDrawOrClaim', 'ownDraw', 'turnCycle'],
  passedWinHigherFanException: FLAG,
  passedPung: ['off', 'sameTile'],
  swapDiscardBan: FLAG,
  lastTileMustBeDiscarded: FLAG,
  kongAllowedWhenWallEmpty: FLAG,
  dealerRepeatOnWin: FLAG,
  dealerRepeatOnDraw: FLAG,
  matchRounds: [1, 2, 4],
} as const;

/**
 * Every question a house may answer its own way. What each rule set answers stands in its own file; this list is for checking
 * and packing a house's answers, so that a page which only counts hands need not load it.
 */
export const OPTIONS = { ...SCORING_OPTIONS, ...PAYMENT_OPTIONS, ...PROCEDURE_OPTIONS } as const;

export type OptionValue = string | number | boolean | null;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** Questions that do not arise in every rule set; the answer is `null` there. */
type SometimesAsked =
  | 'smallThreeDragonsStacks'
  | 'fourWindsScope'
  | 'fourConcealedWin'
  | 'concealedKongCountsAsConcealedPung'
  | 'concealedKongBreaksConcealed'
  | 'fullFlushDoubleLimit'
  | 'smallFourWindsMode'
  | 'flowerSetMode'
  | 'flowerSetFan'
  | 'earthlyHandDefinition'
  | 'stake';

/** The answers about counting, which are all that the scorer reads. */
export type ScoringOptions = Pick<Options, keyof typeof SCORING_OPTIONS>;

/** The answers about payment and procedure. */
export type TableOptions = Omit<Options, keyof typeof SCORING_OPTIONS>;

/** An answer to every question. `minFan` and `capFan` of a custom set may be any whole number. */
export type Options = {
  readonly [Name in OptionName]: Name extends 'minFan'
    ? number
    : Name extends 'capFan'
      ? number | null
      : (typeof OPTIONS)[Name][number] | (Name extends SometimesAsked ? null : never);
};
