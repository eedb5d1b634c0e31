import type { PresetId } from '../../fan/rule-sets/rule-set.ts';

/** The Chinese word that stands in brush at the head of a rule set's page, with its reading. */
export const RULES_TERMS: Readonly<Record<PresetId, { readonly term: string; readonly jyutping: string }>> = {
  hk33: { term: '三三制', jyutping: 'saam1 saam1 zai3' },
  hk22: { term: '二二制', jyutping: 'ji6 ji6 zai3' },
  gd06: { term: '番數表', jyutping: 'faan1 sou3 biu2' },
  de64: { term: '番數表', jyutping: 'faan1 sou3 biu2' },
  'hk33-hkma': { term: '三三制', jyutping: 'saam1 saam1 zai3' },
  'hk33-new-territories': { term: '三三制', jyutping: 'saam1 saam1 zai3' },
};
