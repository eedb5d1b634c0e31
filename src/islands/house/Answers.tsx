import { answerText } from '../../components/rules/answer-text.ts';
import { answersOf, isChangedByHand } from '../../fan/rule-sets/house-rules.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { OptionName, OptionValue } from '../../fan/rule-sets/options.ts';
import { PRESET_IDS, type RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { AnswerEffect } from './effects.ts';
import { Effects } from './Effects.tsx';
import type { HouseSpeech } from './words.ts';

export interface AnswersProps {
  readonly name: OptionName;
  readonly rules: RuleSet;
  readonly effects: readonly AnswerEffect[];
  readonly speech: HouseSpeech;
  readonly onAnswer: (value: OptionValue) => void;
}

/** Every answer to one question, with the rule sets that give it and what it makes of the example. */
export function Answers({ name, rules, effects, speech, onAnswer }: AnswersProps) {
  const byHand = isChangedByHand(rules, name);
  return (
    <div class="house-answers">
      {answersOf(rules, name).map((value) => (
        <label key={String(value)} class="house-answer">
          <input
            type="radio"
            name={name}
            value={String(value)}
            checked={!byHand && value === rules.options[name]}
            onChange={() => {
              onAnswer(value);
            }}
          />
          <span class="house-text">
            <span>{wordsFor(name, value, speech)}</span>
            <span class="caption">{presetsText(name, value, speech)}</span>
          </span>
          <Effects effects={effects.find((each) => each.value === value)?.effects ?? []} speech={speech} />
        </label>
      ))}
    </div>
  );
}

/** An answer as its words say it; bare numbers of fan get their word: „3 Fan“. */
function wordsFor(name: OptionName, value: OptionValue, { options, line }: HouseSpeech): string {
  const answers: Readonly<Record<string, object>> = options.answers;
  const isNamed = Object.hasOwn(answers[name] ?? {}, String(value));
  return typeof value === 'number' && !isNamed && name !== 'matchRounds'
    ? say(line.fan, { n: value })
    : answerText(name, value, options);
}

/** Which rule sets of the project answer so. */
function presetsText(name: OptionName, value: OptionValue, { words, tables }: HouseSpeech): string {
  const ids = PRESET_IDS.filter((id) => presetRules(id).options[name] === value);
  if (ids.length === PRESET_IDS.length) return say(words.all);
  return ids.map((id) => tables[id]).join(say(words.between));
}
