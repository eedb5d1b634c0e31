import type { Procedure } from '../../table/procedure.ts';
import { offeredChoices, type Choice } from './choices.ts';
import type { ClaimsTable } from './table.ts';

/** What a claims puzzle asks, before any answer is known. */
export interface ClaimsQuestion {
  readonly table: ClaimsTable;
  readonly procedure: Procedure;
  /** What can be ticked, the same for every seat. */
  readonly offered: readonly Choice[];
}

/** The question of a table; what the puzzle says about the house itself goes before the rules. */
export const claimsQuestionOf = (table: ClaimsTable, rules: Procedure, whichChow: boolean): ClaimsQuestion => ({
  table,
  procedure: { ...rules, ...table.house },
  offered: offeredChoices(table.offered.tile, whichChow),
});
