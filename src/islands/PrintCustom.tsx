import type { PrintSpeech } from './print/print-words.ts';
import { ScoreSheet } from './print/ScoreSheet.tsx';
import { usePageRules } from './rules/use-rule-set.ts';
import { rulesName, type RulesNames } from './score/words.ts';

export interface PrintCustomProps {
  readonly speech: PrintSpeech;
  readonly tables: RulesNames;
  /** The page on which rules are put together. */
  readonly address: string;
}

/** The sheet of the rules that a link brings, or of those that are set here. */
export default function PrintCustom({ speech, tables, address }: PrintCustomProps) {
  const { text, rules } = usePageRules();
  return <ScoreSheet rules={rules} name={rulesName(text, tables)} address={address} speech={speech} />;
}
