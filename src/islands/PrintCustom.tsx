import { houseNameOf } from '../fan/rule-sets/house-name.ts';
import { isCustomText } from '../fan/rule-sets/rules-text.ts';
import { baseOfRules } from '../fan/rule-sets/rules-text.ts';
import type { PresetId } from '../fan/rule-sets/rule-set.ts';
import type { PrintSpeech } from './print/print-words.ts';
import { ScoreSheet } from './print/ScoreSheet.tsx';
import { usePageRules } from './rules/use-rule-set.ts';

export interface PrintCustomProps {
  readonly speech: PrintSpeech;
  /** Rule sets by name; `custom` is what a set without a name is called. */
  readonly tables: Readonly<Record<PresetId | 'custom', string>>;
  /** The page on which rules are put together. */
  readonly address: string;
}

/** The sheet of the rules that a link brings, or of those that are set here. */
export default function PrintCustom({ speech, tables, address }: PrintCustomProps) {
  const { text, rules } = usePageRules();
  const name = isCustomText(text) ? (houseNameOf(text) ?? tables.custom) : tables[baseOfRules(text) ?? rules.base];
  return <ScoreSheet rules={rules} name={name} address={address} speech={speech} />;
}
