import { HK33_OPTIONS } from './hk33-options.ts';
import type { TableOptions } from './options.ts';
import { add, highest, type Provenance, type ScoringRules } from './rule-set.ts';

/** 二二制 (雞四): components add, limit hands are worth the cap of 4, no flowers. */
export const hk22: ScoringRules = {
  base: 'hk22',
  rows: {
    'chicken-hand': add(0),
    'all-chows': add(1),
    'all-pungs': add(2),
    'half-flush': add(2),
    'full-flush': add(4),
    'mixed-terminals': add(1),
    'dragon-pung-red': add(1),
    'dragon-pung-green': add(1),
    'dragon-pung-white': add(1),
    'small-three-dragons': add(2),
    'seat-wind': add(1),
    'round-wind': add(1),
    'self-draw': add(1),
    'concealed-hand': add(1),
    'robbing-kong': add(1),
    'kong-replacement': add(1),
    'last-tile-draw': add(1),
    'four-concealed-pungs': highest('limit'),
    'big-three-dragons': highest('limit'),
    'small-four-winds': highest('limit'),
    'big-four-winds': highest('limit'),
    'all-honours': highest('limit'),
    'all-terminals': highest('limit'),
    'nine-gates': highest('limit'),
    'all-kongs': highest('limit'),
    'thirteen-orphans': highest('limit'),
    'heavenly-hand': highest('limit'),
    'earthly-hand': highest('limit'),
  },
  options: {
    ...HK33_OPTIONS,
    flowersInPlay: false,
    minFan: 0,
    capFan: 4,
    zeroFanResult: 'pays',
    fullFlushFan: 4,
    smallFourWindsMode: 'limit',
    flowerSetMode: null,
    flowerSetFan: null,
    sevenFlowersFan: 'off',
    eightFlowersFan: 'off',
    curve: 'full',
  },
};

/** Payment and procedure, where they differ from hk33's. */
export const hk22Table: Partial<TableOptions> = {
  payment: 'half',
  liabilityTwelveTiles: 'off',
  liabilityBigThreeDragons: false,
  liabilityBigFourWinds: false,
  robbedKongAsSelfDraw: false,
  dicePlan: 'onePlusOne',
};

export const hk22Provenance: Provenance = {
  sources: ['004_a6f187e40c6225ec.txt', 'http://www.mahjongclub.com/hong-kong'],
  inferred: ['mixed-terminals', 'small-three-dragons', 'concealed-hand'],
  attested: { 'full-flush': [3, 5], 'half-flush': [1, 2], 'all-pungs': [1, 2] },
  open: ['capFan', 'fullFlushDoubleLimit', 'payment'],
};
