import { useMemo } from 'preact/hooks';
import type { WaitOptions } from '../../engine/waits.ts';
import { baseOfRules, type RulesText } from '../../fan/rule-sets/rules-text.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { PLAIN_WAIT_OPTIONS } from '../../puzzles/waits/puzzle.ts';
import { useRules } from './use-rules.ts';
import { useCustomRules } from './use-custom-rules.ts';

/** The shapes that count under a preset, as the page was given them. */
export type RulesOptions = Readonly<Record<string, WaitOptions>>;

/** Which waits count under the rules of the page, a custom set among them, for islands that do not load the rule sets. */
export function useWaitOptions(rules: RulesOptions): WaitOptions {
  const text = useRules();
  const custom = useCustomRules(text);
  return useMemo(
    () => (custom === undefined ? optionsUnder(rules, text) : waitOptionsOf(custom)),
    [custom, rules, text],
  );
}

/** The shapes that count under rules of the project; under a custom set, those of its base until it is read. */
export const optionsUnder = (rules: RulesOptions, text: RulesText): WaitOptions =>
  rules[baseOfRules(text) ?? ''] ?? PLAIN_WAIT_OPTIONS;
