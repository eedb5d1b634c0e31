import { HK33_OPTIONS } from './hk33-options.ts';
import type { TableOptions } from './options.ts';
import { add, highest, type Provenance, type ScoringRules } from './rule-set.ts';

/**
 * The table from nought to six (雞平胡): small hands add up, above them the dearest big hand counts alone. The level of three
 * fan is not printed in the source; it is the sum of all chows and half flush.
 */
export const gd06: ScoringRules = {
  base: 'gd06',
  rows: {
    'chicken-hand': add(0),
    'all-chows': add(1),
    'all-pungs': add(2),
    'half-flush': add(2),
    'full-flush': highest(4),
    'half-flush-pungs': highest(4),
    'full-flush-pungs': highest(5),
    'mixed-terminals': highest(5),
    'small-three-dragons': highest(5),
    'small-four-winds': highest(5),
    'all-honours': highest(6),
    'all-terminals': highest(6),
    'big-three-dragons': highest(6),
    'big-four-winds': highest(6),
    'nine-gates': highest(6),
    'thirteen-orphans': highest(6),
  },
  options: {
    ...HK33_OPTIONS,
    minFan: 0,
    capFan: null,
    zeroFanResult: 'pays',
    smallThreeDragonsStacks: null,
    fourConcealedWin: null,
    concealedKongCountsAsConcealedPung: null,
    concealedHandMode: 'off',
    concealedKongBreaksConcealed: null,
    fullFlushFan: 4,
    fullFlushDoubleLimit: null,
    smallFourWindsMode: null,
    flowerSetMode: null,
    flowerSetFan: null,
    sevenFlowersFan: 'off',
    eightFlowersFan: 'off',
    limitHandsTakeExtras: false,
    earthlyHandDefinition: null,
    curve: 'table',
  },
  table: [1, 2, 4, 8, 16, 32, 64],
  limitFan: 6,
};

/** Payment and procedure, where they differ from hk33's. */
export const gd06Table: Partial<TableOptions> = {
  payment: 'half',
  stake: null,
  liabilityTwelveTiles: 'off',
  liabilityBigThreeDragons: false,
  liabilityBigFourWinds: false,
  robbedKongAsSelfDraw: false,
  falseWin: 'off',
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
};

export const gd06Provenance: Provenance = {
  sources: ['001_79792cdda8ee7ffa.txt', 'https://kityou.hatenablog.jp/entry/2022/07/28/154809'],
  inferred: [],
  attested: { 'self-draw': [0, 1], 'kong-replacement': [0, 3], 'last-tile-draw': [0, 3], 'robbing-kong': [0, 3] },
  open: ['payment', 'stake'],
};
