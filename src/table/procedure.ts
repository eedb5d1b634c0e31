/**
 * Every procedure option with its values. What the sources settle differently at the table (who sits where, how the wall
 * opens, who may claim what, when the deal passes) is an option here; what a hand is worth is the rule sets' business.
 */
export const PROCEDURE_OPTIONS = {
  seatingMethod: ['random', 'simpleDraw', 'oddEvenDraw'],
  flowersInPlay: [true, false],
  dicePlan: ['singleRoll2', 'singleRoll3', 'threePlusTwo', 'onePlusOne', 'twoPlusTwo'],
  breakCountOverflow: ['continueNextWall'],
  deadWall: ['none', 'fixed14', 'replenished14'],
  initialFlowerOrder: ['seatBySeatToEnd', 'oneReplacementRoundEach'],
  kongDuringInitialReplacement: [true, false],
  concealedKongDisplay: ['faceUp', 'twoUpTwoDown'],
  multipleWinners: ['closest', 'all'],
  robAddedKong: [true, false],
  robConcealedKong: ['never', 'thirteenOrphansOnly'],
  passedWin: ['off', 'sameTile', 'sameWait'],
  passedWinRelease: ['ownDrawOrClaim', 'ownDraw', 'turnCycle'],
  passedWinHigherFanException: [true, false],
  passedPung: ['off', 'sameTile'],
  swapDiscardBan: [true, false],
  lastTileMustBeDiscarded: [true, false],
  kongAllowedWhenWallEmpty: [true, false],
  dealerRepeatOnWin: [true, false],
  dealerRepeatOnDraw: [true, false],
  matchRounds: [1, 2, 4],
} as const;

export type ProcedureOption = keyof typeof PROCEDURE_OPTIONS;

/** The procedure of one table: a value for every option. */
export type Procedure = { readonly [Name in ProcedureOption]: (typeof PROCEDURE_OPTIONS)[Name][number] };

export type DicePlan = Procedure['dicePlan'];
export type DeadWall = Procedure['deadWall'];

/** Three-three tables (三三制): source 004_a6f187e40c6225ec.txt; where it is silent, what Hong Kong tables usually play. */
const HK33: Procedure = {
  seatingMethod: 'simpleDraw',
  flowersInPlay: true,
  dicePlan: 'singleRoll3',
  breakCountOverflow: 'continueNextWall',
  deadWall: 'none',
  initialFlowerOrder: 'seatBySeatToEnd',
  kongDuringInitialReplacement: false,
  concealedKongDisplay: 'faceUp',
  multipleWinners: 'closest',
  robAddedKong: true,
  robConcealedKong: 'thirteenOrphansOnly',
  passedWin: 'sameTile',
  passedWinRelease: 'ownDrawOrClaim',
  passedWinHigherFanException: true,
  passedPung: 'off',
  swapDiscardBan: false,
  lastTileMustBeDiscarded: true,
  kongAllowedWhenWallEmpty: false,
  dealerRepeatOnWin: true,
  dealerRepeatOnDraw: true,
  matchRounds: 4,
};

/**
 * The procedures of the presets, by preset id, for pages that run a table without counting. A rule set says the same among its
 * options, with whatever a house changed: neither room imports the other, a test holds the two alike.
 */
export const PROCEDURES = {
  hk33: HK33,
  /** The association's list plays without flowers. */
  'hk33-hkma': { ...HK33, flowersInPlay: false },
  'hk33-new-territories': HK33,
  /** Two-two tables (二二制): no flowers, one die and one die, the old way of source 004_a6f187e40c6225ec.txt. */
  hk22: { ...HK33, flowersInPlay: false, dicePlan: 'onePlusOne' },
  /** Source 000_71b8fc2e3f6295ca.txt: winds at random, nothing about robbing or passed wins. */
  de64: {
    ...HK33,
    seatingMethod: 'random',
    robAddedKong: false,
    robConcealedKong: 'never',
    passedWin: 'off',
    passedWinHigherFanException: false,
  },
  /** Source 001_79792cdda8ee7ffa.txt: odd and even ends, three dice and two, fourteen tiles kept back, the deal always passes. */
  gd06: {
    ...HK33,
    seatingMethod: 'oddEvenDraw',
    dicePlan: 'threePlusTwo',
    deadWall: 'replenished14',
    kongDuringInitialReplacement: true,
    concealedKongDisplay: 'twoUpTwoDown',
    robAddedKong: false,
    robConcealedKong: 'never',
    passedWin: 'off',
    passedWinHigherFanException: false,
    dealerRepeatOnWin: false,
    dealerRepeatOnDraw: false,
  },
} as const satisfies Readonly<Record<string, Procedure>>;

export type ProcedureId = keyof typeof PROCEDURES;
