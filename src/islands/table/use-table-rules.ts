import { PROCEDURES, type Procedure } from '../../table/procedure.ts';
import { useRules } from '../waits/use-rules.ts';

/** The procedure of the table rules in force on the page. */
export function useProcedure(): Procedure {
  const rules = useRules();
  return (PROCEDURES as Readonly<Record<string, Procedure>>)[rules] ?? PROCEDURES.hk33;
}
