import { HK33_OPTIONS } from './hk33-options.ts';
import { add, highest, whole, type Provenance, type Rows, type ScoringRules } from './rule-set.ts';

/** The rows that ask for no bonus tiles. */
export const HK33_ROWS_WITHOUT_FLOWERS: Rows = {
  'all-chows': add(1),
  'all-pungs': add(3),
  'four-concealed-pungs': add(8, 'all-pungs', 'concealed-hand'),
  'half-flush': add(3),
  'full-flush': add(7),
  'mixed-terminals': add(1),
  'dragon-pung-red': add(1),
  'dragon-pung-green': add(1),
  'dragon-pung-white': add(1),
  'small-three-dragons': add(3),
  'big-three-dragons': add(5),
  'seat-wind': add(1),
  'round-wind': add(1),
  'small-four-winds': add(3),
  'self-draw': add(1),
  'concealed-hand': add(1),
  'robbing-kong': add(1),
  'kong-replacement': add(1),
  'last-tile-draw': add(1),
  'all-honours': highest(10),
  'all-terminals': highest(10),
  'nine-gates': highest(10),
  'big-four-winds': highest(13),
  'all-kongs': highest(13),
  'thirteen-orphans': highest(13),
  'heavenly-hand': highest(13),
  'earthly-hand': highest(13),
};

/** All rows of hk33. */
export const HK33_ROWS: Rows = {
  ...HK33_ROWS_WITHOUT_FLOWERS,
  'seat-flower': add(1),
  'seat-season': add(1),
  'all-flowers': add(2, 'seat-flower'),
  'all-seasons': add(2, 'seat-season'),
  'no-flowers': add(1),
  'seven-flowers': whole(3),
  'eight-flowers': whole(8),
};

/** 三三制: components add; of the limit hands (例牌) the dearest counts, with luck and flowers beside it; then the cap. */
export const hk33: ScoringRules = { base: 'hk33', rows: HK33_ROWS, options: HK33_OPTIONS };

export const hk33Provenance: Provenance = {
  sources: [
    '004_a6f187e40c6225ec.txt',
    'https://zh-yue.wikipedia.org/wiki/香港麻雀食糊牌型',
    'https://en.wikipedia.org/wiki/Hong_Kong_mahjong_scoring_rules',
  ],
  inferred: [],
  attested: {
    'full-flush': [6, 10],
    'big-three-dragons': [5, 'limit'],
    'small-three-dragons': [3, 6],
    'four-concealed-pungs': [5, 'limit'],
    'mixed-terminals': [1, 3],
    'all-kongs': [10, 18],
    'double-kong-replacement': [2, 'limit'],
    'eight-flowers': [4, 'limit'],
    'small-four-winds': [3, 'limit'],
    'nine-gates': [10, 15],
    'big-four-winds': [13, 15],
    'heavenly-hand': [10, 13],
    'humanly-hand': [3, 'limit'],
    'seven-pairs': [3, 'limit'],
  },
  open: [
    'minFan',
    'capFan',
    'payment',
    'concealedHandMode',
    'fourConcealedWin',
    'lastDiscardFan',
    'earthlyHandDefinition',
  ],
};
