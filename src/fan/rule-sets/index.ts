import { de64, de64Provenance, de64Table } from './de64.ts';
import { gd06, gd06Provenance, gd06Table } from './gd06.ts';
import { hk22, hk22Provenance, hk22Table } from './hk22.ts';
import { hk33, hk33Provenance } from './hk33.ts';
import { HK33_TABLE } from './hk33-options.ts';
import type { TableOptions } from './options.ts';
import { hk33Hkma, hk33HkmaProvenance } from './hk33-hkma.ts';
import { hk33NewTerritories, hk33NewTerritoriesProvenance } from './hk33-new-territories.ts';
import type { PresetId, Provenance, RuleSet, ScoringRules } from './rule-set.ts';

const PRESETS: Readonly<Record<PresetId, ScoringRules>> = {
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

/** How rule sets pay and run the table otherwise than hk33. */
const TABLES: Readonly<Partial<Record<PresetId, Partial<TableOptions>>>> = {
  hk22: hk22Table,
  gd06: gd06Table,
  de64: de64Table,
};

const whole = new Map<PresetId, RuleSet>();

/** A rule set of the project; the same object each time. */
export function presetRules(id: PresetId): RuleSet {
  const known = whole.get(id);
  if (known !== undefined) return known;
  const rules = { ...PRESETS[id], options: { ...HK33_TABLE, ...TABLES[id], ...PRESETS[id].options } };
  whole.set(id, rules);
  return rules;
}

/** What a rule set of the project says about counting, for whoever only scores: payment and procedure need not be loaded. */
export const scoringRules = (id: PresetId): ScoringRules => PRESETS[id];
