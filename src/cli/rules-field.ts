import type { Result } from '../engine/result.ts';
import { readRules } from '../fan/rule-sets/read-rules.ts';
import type { RuleSet } from '../fan/rule-sets/rule-set.ts';
import type { Fields, Refusal } from './refusal.ts';

/** The rule set of a request: its `rules` (a preset's id or a custom set, `hk33` when omitted) with its `options`. */
export const rulesField = (request: Fields): Result<RuleSet, Refusal> =>
  readRules(request['rules'], request['options']);
