import { optionAnchor } from '../../components/rules/option-anchor.ts';
import { isChangedByHand, withAnswer, withPoints } from '../../fan/rule-sets/house-rules.ts';
import { isIdle } from '../../fan/rule-sets/idle-questions.ts';
import { OPTIONS, type OptionName, type OptionValue } from '../../fan/rule-sets/options.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say, type Message } from '../../i18n/message.ts';
import { Answers } from './Answers.tsx';
import { ExampleHands } from './ExampleHands.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

export interface QuestionProps {
  readonly name: OptionName;
  readonly house: House;
  /** The examples, once they are loaded and the question is in view. */
  readonly engine: typeof import('./effects.ts') | undefined;
  readonly speech: HouseSpeech;
}

/** One question: what it asks, an example hand, every answer with what it changes. */
export function Question({ name, house, engine, speech }: QuestionProps) {
  const { rules, change } = house;
  const { words } = speech;
  const about: Message | undefined = (words.about as Partial<Record<OptionName, Message>>)[name];
  const idle = isIdle(name, rules);
  const hands = idle ? [] : (engine?.shownOf(name) ?? []);
  const answer = (value: OptionValue): void => {
    change(withAnswer(rules, name, value));
  };
  return (
    <fieldset class="house-question" id={optionAnchor(name)} data-idle={idle ? '' : undefined}>
      <legend class="serif">{say(words.ask[name])}</legend>
      {about !== undefined && <p class="small house-note">{say(about)}</p>}
      {idle && <p class="small house-note">{say(words.idle)}</p>}
      {isChangedByHand(rules, name) && <p class="small house-note">{say(words.byHand)}</p>}
      {hands.length > 0 && (
        <ExampleHands hands={hands} concealedKong={rules.options.concealedKongDisplay} speech={speech} />
      )}
      <Answers
        name={name}
        rules={rules}
        effects={idle ? [] : (engine?.effectsOf(name, rules) ?? [])}
        speech={speech}
        onAnswer={answer}
      />
      {(name === 'minFan' || name === 'capFan') && (
        <NumberAnswer
          id={`${name}-number`}
          label={say(words.other)}
          value={otherNumber(name, rules)}
          least={name === 'minFan' ? 0 : 1}
          most={MOST_FAN}
          onAnswer={answer}
        />
      )}
      {name === 'curve' && rules.options.curve === 'table' && <PointsEntry house={house} speech={speech} />}
    </fieldset>
  );
}

const MOST_FAN = 64;
const MOST_POINTS = 100_000;

/** A number that is none of the answers offered. */
function otherNumber(name: 'minFan' | 'capFan', { options }: RuleSet): number | undefined {
  const value = options[name];
  const values: readonly OptionValue[] = OPTIONS[name];
  return value === null || values.includes(value) ? undefined : value;
}

/** The points for every number of fan, to be typed. */
function PointsEntry({ house: { rules, change }, speech }: { readonly house: House; readonly speech: HouseSpeech }) {
  const { table } = speech.words;
  const levels = rules.table ?? [];
  return (
    <div class="house-points" role="group" aria-label={say(table.ask)}>
      {levels.map((points, fan) => (
        <NumberAnswer
          key={fan}
          id={`points-${String(fan)}`}
          label={`${say(table.fan, { n: fan })}${fan === levels.length - 1 ? '+' : ''}`}
          value={points}
          least={0}
          most={MOST_POINTS}
          onAnswer={(next) => {
            change(withPoints(rules, fan, next));
          }}
        />
      ))}
    </div>
  );
}
