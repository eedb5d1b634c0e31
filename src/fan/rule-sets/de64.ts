import { HK33_OPTIONS } from './hk33-options.ts';
import type { TableOptions } from './options.ts';
import { add, highest, type Provenance, type ScoringRules } from './rule-set.ts';

/** The German table: rows add up, a special hand is paid 64 points without counting. Values are those of its source. */
export const de64: ScoringRules = {
  base: 'de64',
  rows: {
    'dragon-pung-red': add(1),
    'dragon-pung-green': add(1),
    'dragon-pung-white': add(1),
    'seat-wind': add(1),
    'small-three-dragons': add(4),
    'all-chows': add(1),
    'all-pungs': add(3),
    'half-flush': add(3),
    'full-flush': add(6),
    'seven-pairs': add(4),
    'seat-flower': add(1),
    'seat-season': add(1),
    'all-flowers': add(2),
    'all-seasons': add(2),
    'no-flowers': add(1),
    'self-draw': add(1),
    'four-concealed-pungs': highest('limit'),
    'big-three-dragons': highest('limit'),
    'four-winds-de': highest('limit'),
    'all-honours': highest('limit'),
    'all-terminals': highest('limit'),
    'nine-gates': highest('limit'),
    'all-kongs': highest('limit'),
    'jade-dragon': highest('limit'),
    'ruby-dragon': highest('limit'),
    'pearl-dragon': highest('limit'),
    'thirteen-orphans': highest('limit'),
  },
  options: {
    ...HK33_OPTIONS,
    minFan: 0,
    capFan: null,
    zeroFanResult: 'draw',
    fourWindsScope: 'pungsOnly',
    nineGatesWait: 'anyShape',
    fourConcealedWin: 'selfDrawOnly',
    sevenPairsFan: 4,
    concealedHandMode: 'off',
    concealedKongBreaksConcealed: null,
    fullFlushFan: 6,
    fullFlushDoubleLimit: null,
    smallFourWindsMode: null,
    flowerSetMode: 'adds',
    sevenFlowersFan: 'off',
    eightFlowersFan: 'off',
    limitHandsTakeExtras: false,
    earthlyHandDefinition: null,
    curve: 'table',
  },
  table: [0, 1, 2, 4, 8, 13, 16, 21, 27, 32, 64],
  limitPoints: 64,
};

/** Payment and procedure, where they differ from hk33's. */
export const de64Table: Partial<TableOptions> = {
  payment: 'pointsOnly',
  stake: null,
  liabilityTwelveTiles: 'off',
  liabilityBigThreeDragons: false,
  liabilityBigFourWinds: false,
  robbedKongAsSelfDraw: false,
  falseWin: 'off',
  seatingMethod: 'random',
  robAddedKong: false,
  robConcealedKong: 'never',
  passedWin: 'off',
  passedWinHigherFanException: false,
};

export const de64Provenance: Provenance = {
  sources: ['000_71b8fc2e3f6295ca.txt'],
  inferred: [],
  attested: { 'small-three-dragons': [4, 6] },
  open: ['smallThreeDragonsStacks', 'fourWindsScope', 'nineGatesWait', 'nineGatesConcealed', 'payment', 'stake'],
};
