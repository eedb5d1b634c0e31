import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import { answerText } from '../../components/rules/answer-text.ts';

/** A rule set in a line: minimum, cap, flowers, who pays. */
export function factsOfRules({ options }: RuleSet, { reference, options: words }: Messages): readonly string[] {
  const { minimum, noMinimum, cap, noCap, flowers, noFlowers } = reference.sets;
  return [
    options.minFan === 0 ? say(noMinimum) : say(minimum, { n: options.minFan }),
    options.capFan === null ? say(noCap) : say(cap, { n: options.capFan }),
    say(options.flowersInPlay ? flowers : noFlowers),
    `${say(words.names.payment)}${say(reference.colon)}${answerText('payment', options.payment, words)}`,
  ];
}
