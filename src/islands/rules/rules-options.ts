import { presetRules } from '../../fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { PLAIN_WAIT_OPTIONS } from '../../puzzles/waits/puzzle.ts';
import type { RulesOptions } from './use-wait-options.ts';

/** Which waits count at the tables of the project, for islands that do not load the rule sets: only those that are not plain. */
export const rulesOptions = (): RulesOptions =>
  Object.fromEntries(
    PRESET_IDS.map((id) => [id, waitOptionsOf(presetRules(id))] as const).filter(
      ([, each]) => JSON.stringify(each) !== JSON.stringify(PLAIN_WAIT_OPTIONS),
    ),
  );
