import { baseOfRules } from '../../fan/rule-sets/rules-text.ts';
import { PROCEDURES, type Procedure } from '../../table/procedure.ts';
import { useCustomRules } from '../rules/use-custom-rules.ts';
import { useRules } from '../rules/use-rules.ts';

/** The procedure of the table rules in force on the page. */
export function useProcedure(): Procedure {
  const text = useRules();
  return useCustomRules(text)?.options ?? PROCEDURES[baseOfRules(text) ?? 'hk33'];
}
