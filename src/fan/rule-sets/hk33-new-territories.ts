import { HK33_OPTIONS } from './hk33-options.ts';
import { HK33_ROWS } from './hk33.ts';
import { add, whole, type Provenance, type ScoringRules } from './rule-set.ts';

/** 三三制 as played in the New Territories: 一台花 counts 3, 七隻花 counts 4. */
export const hk33NewTerritories: ScoringRules = {
  base: 'hk33-new-territories',
  rows: {
    ...HK33_ROWS,
    'all-flowers': add(3, 'seat-flower'),
    'all-seasons': add(3, 'seat-season'),
    'seven-flowers': whole(4),
  },
  options: { ...HK33_OPTIONS, flowerSetFan: 3, sevenFlowersFan: 4 },
};

export const hk33NewTerritoriesProvenance: Provenance = {
  sources: ['004_a6f187e40c6225ec.txt'],
  inferred: [],
  attested: { 'seven-flowers': [2, 4] },
  open: [],
};
