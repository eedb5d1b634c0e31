import { HK33_OPTIONS } from './hk33-options.ts';
import { HK33_ROWS_WITHOUT_FLOWERS } from './hk33.ts';
import { highest, type Provenance, type ScoringRules } from './rule-set.ts';

/** The Hong Kong Mahjong Association's list: hk33 without flower rows, every limit hand at 10, 全銃. */
export const hk33Hkma: ScoringRules = {
  base: 'hk33-hkma',
  rows: {
    ...HK33_ROWS_WITHOUT_FLOWERS,
    'small-four-winds': highest('limit'),
    'four-concealed-pungs': highest('limit'),
    'all-honours': highest('limit'),
    'all-terminals': highest('limit'),
    'nine-gates': highest('limit'),
    'big-four-winds': highest('limit'),
    'all-kongs': highest('limit'),
    'thirteen-orphans': highest('limit'),
    'heavenly-hand': highest('limit'),
    'earthly-hand': highest('limit'),
  },
  options: {
    ...HK33_OPTIONS,
    flowersInPlay: false,
    smallFourWindsMode: 'limit',
    sevenFlowersFan: 'off',
    eightFlowersFan: 'off',
  },
};

export const hk33HkmaProvenance: Provenance = {
  sources: ['https://github.com/Mummyz/Mahjong-SG-Calculator-Web', 'https://mahjongo.com/hongkong'],
  inferred: [],
  attested: { 'double-kong-replacement': [2, 'limit'] },
  open: ['flowersInPlay', 'doubleKongFan'],
};
