import { rulesDifferences, type RulesDifference } from '../fan/rule-sets/differences.ts';
import type { OptionValue } from '../fan/rule-sets/options.ts';
import { unpackRules } from '../fan/rule-sets/pack.ts';
import type { RulesText } from '../fan/rule-sets/rules-text.ts';
import type { Worth } from '../fan/rule-sets/rule-set.ts';
import { say } from '../i18n/message.ts';
import { answerText } from './reference/answer-text.ts';
import type { RulesWords } from './rules-words.ts';

/** How two rule sets differ, a line for each question: „Mindest-Fan: 3 → 1“. None for texts that cannot be read. */
export function differenceLines(from: RulesText, to: RulesText, words: RulesWords): readonly string[] {
  const [one, other] = [unpackRules(from), unpackRules(to)];
  return one.ok && other.ok ? rulesDifferences(one.value, other.value).map((each) => lineOf(each, words)) : [];
}

function lineOf(difference: RulesDifference, words: RulesWords): string {
  const { line } = words;
  switch (difference.kind) {
    case 'option': {
      const { name, from, to } = difference;
      const answer = (value: OptionValue): string => answerText(name, value, words.options);
      return say(line.change, { name: say(words.options.names[name]), from: answer(from), to: answer(to) });
    }
    case 'row': {
      const { id, from, to } = difference;
      const name = words.patterns[id] ?? id;
      return say(line.change, { name, from: worthText(from, words), to: worthText(to, words) });
    }
    case 'row-rule':
      return say(line.otherwise, { name: words.patterns[difference.id] ?? difference.id });
    case 'points':
      return say(line.points);
    case 'limit':
      return say(line.change, {
        name: say(line.limitFan),
        from: difference.from ?? say(words.options.none),
        to: difference.to ?? say(words.options.none),
      });
  }
}

const worthText = (worth: Worth | 'off', { line }: RulesWords): string =>
  typeof worth === 'number' ? say(line.fan, { n: worth }) : say(worth === 'off' ? line.off : line.limit);
