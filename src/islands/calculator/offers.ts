import {
  checkCircumstances,
  WIN_FLAGS,
  WIN_WAYS,
  type CircumstanceCode,
  type EarthlyDefinition,
  type WinFlag,
  type WinWay,
} from '../../fan/circumstances.ts';
import { circumstancesOf } from './appraise.ts';
import type { Draft } from './draft.ts';

/** One thing that may have been special about a win; with a reason where it cannot have been. */
export interface Offer<Value> {
  readonly value: Value;
  readonly chosen: boolean;
  readonly code?: CircumstanceCode | undefined;
}

/** All flags, each with the reason why it cannot be with what is entered. */
export const flagOffers = (draft: Draft, earthly: EarthlyDefinition): readonly Offer<WinFlag>[] =>
  WIN_FLAGS.map((value) => {
    const others = draft.flags.filter((flag) => flag !== value);
    const code = faultOf({ ...draft, flags: [...others, value] }, earthly, value);
    return { value, chosen: draft.flags.includes(value), code };
  });

/** The ways of winning, each with the reason why the tiles rule it out. */
export const wayOffers = (draft: Draft, earthly: EarthlyDefinition): readonly Offer<WinWay>[] =>
  WIN_WAYS.map((value) => ({
    value,
    chosen: draft.by === value,
    code: faultOf({ ...draft, by: value, flags: [] }, earthly, value),
  }));

/** The draft without the flags that cannot be with what it now holds. */
export function withoutImpossible(draft: Draft, earthly: EarthlyDefinition): Draft {
  const by = wayOffers(draft, earthly).some(({ chosen, code }) => chosen && code !== undefined) ? 'discard' : draft.by;
  const kept = { ...draft, by };
  const flags = draft.flags.filter((flag) => faultOf({ ...kept, flags: [flag] }, earthly, flag) === undefined);
  const together = flags.filter(
    (flag, at) => faultOf({ ...kept, flags: flags.slice(0, at + 1) }, earthly, flag) === undefined,
  );
  return { ...kept, flags: together };
}

function faultOf(draft: Draft, earthly: EarthlyDefinition, token: WinFlag | WinWay): CircumstanceCode | undefined {
  const checked = checkCircumstances(draft.hand, circumstancesOf(draft), earthly);
  return !checked.ok && checked.error.token === token ? checked.error.code : undefined;
}
