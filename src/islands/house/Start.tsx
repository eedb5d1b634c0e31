import { presetRules } from '../../fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

export interface StartProps {
  readonly house: House;
  readonly speech: HouseSpeech;
}

/** The rule set to begin with. */
export function Start({ house, speech }: StartProps) {
  const { words } = speech;
  return (
    <fieldset class="house-start">
      <legend>
        <h2>{say(words.start.title)}</h2>
      </legend>
      <p class="small house-note">{say(words.start.text)}</p>
      <div class="house-answers">
        {PRESET_IDS.map((id) => (
          <label key={id} class="house-answer">
            <input
              type="radio"
              name="base"
              value={id}
              checked={house.rules.base === id}
              onChange={() => {
                house.change({ ok: true, value: presetRules(id) });
              }}
            />
            <RulesText name={speech.tables[id]} about={speech.about[id]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const RulesText = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <span class="house-text">
    <span class="serif">{name}</span>
    <span class="caption">{about}</span>
  </span>
);
