import { useMemo } from 'preact/hooks';
import type { WaitOptions } from '../../engine/waits.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { optionsUnder, type RulesOptions } from '../waits/waits-game.ts';
import { useRules } from '../waits/use-rules.ts';
import { useCustomRules } from './use-custom-rules.ts';

/** Which waits count under the rules of the page, a custom set among them, for islands that do not load the rule sets. */
export function useWaitOptions(rules: RulesOptions): WaitOptions {
  const text = useRules();
  const custom = useCustomRules(text);
  return useMemo(
    () => (custom === undefined ? optionsUnder(rules, text) : waitOptionsOf(custom)),
    [custom, rules, text],
  );
}
