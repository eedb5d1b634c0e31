import { add, highest, type Preset, type Provenance } from './rule-set.ts';

/** The German table: rows add up, a special hand is paid 64 points without counting. Values are those of the seed. */
export const de64: Preset = {
  id: 'de64',
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
  options: {},
  table: [0, 1, 2, 4, 8, 13, 16, 21, 27, 32, 64],
  limitPoints: 64,
};

export const de64Provenance: Provenance = {
  sources: ['000_71b8fc2e3f6295ca.txt'],
  inferred: [],
  attested: { 'small-three-dragons': [4, 6] },
  open: ['smallThreeDragonsStacks', 'fourWindsScope', 'nineGatesWait', 'nineGatesConcealed', 'payment', 'stake'],
};
