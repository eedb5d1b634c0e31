import { PAYMENT_OPTIONS, PROCEDURE_OPTIONS, SCORING_OPTIONS, type OptionName } from '../../fan/rule-sets/options.ts';

/** The anchor of an option's row, the same in every language: `zeroFanResult` is at `#zero-fan-result`. */
export const optionAnchor = (name: OptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const namesIn = <Name extends OptionName>(options: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(options) as Name[];

/** The questions of a rule set by what they are about, in the order of their list. */
export const OPTION_GROUPS = {
  counting: namesIn(SCORING_OPTIONS),
  payment: namesIn(PAYMENT_OPTIONS),
  procedure: namesIn(PROCEDURE_OPTIONS),
} as const;
