import { limitWorthOf, withLimit, type LimitWorth } from '../../fan/rule-sets/house-rules.ts';
import { say } from '../../i18n/message.ts';
import { NumberAnswer } from './NumberAnswer.tsx';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

const KINDS = ['cap', 'fan', 'points'] as const;
const FIRST: Readonly<Record<(typeof KINDS)[number], LimitWorth>> = {
  cap: 'cap',
  fan: { fan: 10 },
  points: { points: 64 },
};

/** What a limit hand is worth: the cap, a number of fan, or points without counting. */
export function LimitQuestion({ house, speech }: { readonly house: House; readonly speech: HouseSpeech }) {
  const { rules, change } = house;
  const { limit } = speech.words;
  const worth = limitWorthOf(rules);
  const kind = worth === 'cap' ? 'cap' : 'fan' in worth ? 'fan' : 'points';
  const amount = worth === 'cap' ? undefined : 'fan' in worth ? worth.fan : worth.points;
  return (
    <fieldset class="house-question" id="limit-worth">
      <legend class="serif">{say(limit.ask)}</legend>
      <p class="small house-note">{say(limit.about)}</p>
      <div class="house-answers">
        {KINDS.map((each) => (
          <label key={each} class="house-answer">
            <input
              type="radio"
              name="limit-worth"
              value={each}
              checked={each === kind}
              onChange={() => {
                change(withLimit(rules, FIRST[each]));
              }}
            />
            <span class="house-text">{say(limit[each])}</span>
          </label>
        ))}
      </div>
      {amount !== undefined && (
        <NumberAnswer
          id="limit-amount"
          label={say(limit.amount)}
          value={amount}
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
