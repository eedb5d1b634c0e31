import { limitWorthOf, withLimit, type LimitWorth } from '../../fan/rule-sets/house-rules.ts';
import { say } from '../../i18n/message.ts';
import { Effects } from './Effects.tsx';
import { ExampleHands } from './ExampleHands.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

const KINDS = ['cap', 'fan', 'points'] as const;
type Kind = (typeof KINDS)[number];
const FIRST: Readonly<Record<Kind, LimitWorth>> = { cap: 'cap', fan: { fan: 10 }, points: { points: 64 } };

export interface LimitQuestionProps {
  readonly house: House;
  /** The examples, once they are loaded. */
  readonly engine: typeof import('./effects.ts') | undefined;
  readonly speech: HouseSpeech;
}

/** What a limit hand is worth: the cap, a number of fan, or points without counting. */
export function LimitQuestion({ house: { rules, change }, engine, speech }: LimitQuestionProps) {
  const { words } = speech;
  const worth = limitWorthOf(rules);
  const kind = kindOf(worth);
  const isIdle = !Object.values(rules.rows).some(({ fan }) => fan === 'limit');
  const hand = engine?.limitHand(rules);
  return (
    <fieldset class="house-question" id="limit-worth" data-idle={isIdle ? '' : undefined}>
      <legend class="serif">{say(words.limit.ask)}</legend>
      <p class="small house-note">{say(isIdle ? words.idle : words.limit.about)}</p>
      {hand !== undefined && (
        <ExampleHands hands={[hand]} concealedKong={rules.options.concealedKongDisplay} speech={speech} />
      )}
      <div class="house-answers">
        {KINDS.map((each) => {
          const answer = each === kind ? worth : FIRST[each];
          const effect = engine?.limitEffect(rules, answer);
          return (
            <label key={each} class="house-answer">
              <input
                type="radio"
                name="limit-worth"
                value={each}
                checked={each === kind}
                onChange={() => {
                  change(withLimit(rules, answer));
                }}
              />
              <span class="house-text">
                <span>{say(words.limit[each])}</span>
              </span>
              <Effects effects={effect === undefined ? [] : [effect]} speech={speech} />
            </label>
          );
        })}
      </div>
      {worth !== 'cap' && (
        <NumberAnswer
          id="limit-amount"
          label={say(words.limit.amount)}
          value={'fan' in worth ? worth.fan : worth.points}
          least={1}
          most={kind === 'fan' ? 64 : 100_000}
          onAnswer={(value) => {
            change(withLimit(rules, kind === 'fan' ? { fan: value } : { points: value }));
          }}
        />
      )}
    </fieldset>
  );
}

function kindOf(worth: LimitWorth): Kind {
  if (worth === 'cap') return 'cap';
  return 'fan' in worth ? 'fan' : 'points';
}
