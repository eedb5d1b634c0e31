import { rulesDifferences, type RulesDifference } from '../../fan/rule-sets/differences.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { OptionValue } from '../../fan/rule-sets/options.ts';
import type { RuleSet, Worth } from '../../fan/rule-sets/rule-set.ts';
import type { rules as german } from '../../i18n/de/rules.ts';
import { say, type Translation } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import { answerText } from './answer-text.ts';

/** What the questions, their answers and the patterns are called, to say how two rule sets differ. */
export interface DifferenceWords {
  readonly line: Translation<typeof german>['line'];
  readonly options: Messages['options'];
  readonly patterns: Readonly<Partial<Record<PatternId, string>>>;
}

/** How two rule sets differ, a line for each question: „Mindest-Fan: 3 → 1“. */
export const differenceLines = (from: RuleSet, to: RuleSet, words: DifferenceWords): readonly string[] =>
  rulesDifferences(from, to).map((each) => lineOf(each, words));

function lineOf(difference: RulesDifference, words: DifferenceWords): string {
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

const worthText = (worth: Worth | 'off', { line }: DifferenceWords): string =>
  typeof worth === 'number' ? say(line.fan, { n: worth }) : say(worth === 'off' ? line.off : line.limit);
