import { de64, de64Provenance } from './de64.ts';
import { gd06, gd06Provenance } from './gd06.ts';
import { hk22, hk22Provenance } from './hk22.ts';
import { hk33, hk33Provenance } from './hk33.ts';
import { hk33Hkma, hk33HkmaProvenance } from './hk33-hkma.ts';
import { hk33NewTerritories, hk33NewTerritoriesProvenance } from './hk33-new-territories.ts';
import type { PresetId, Provenance, RuleSet } from './rule-set.ts';

const PRESETS: Readonly<Record<PresetId, RuleSet>> = {
  hk33,
  hk22,
  gd06,
  de64,
  'hk33-hkma': hk33Hkma,
  'hk33-new-territories': hk33NewTerritories,
};

/** Where each rule set comes from and what is uncertain in it. */
export const PROVENANCE: Readonly<Record<PresetId, Provenance>> = {
  hk33: hk33Provenance,
  hk22: hk22Provenance,
  gd06: gd06Provenance,
  de64: de64Provenance,
  'hk33-hkma': hk33HkmaProvenance,
  'hk33-new-territories': hk33NewTerritoriesProvenance,
};

/** A rule set of the project; the same object each time. */
export const presetRules = (id: PresetId): RuleSet => PRESETS[id];
