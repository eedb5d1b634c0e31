import { differenceLines } from '../../components/rules/difference-lines.ts';
import { cleanName, MOST_NAME } from '../../fan/rule-sets/house-name.ts';
import { withName } from '../../fan/rule-sets/house-rules.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import { isCustomText } from '../../fan/rule-sets/rules-text.ts';
import { say } from '../../i18n/message.ts';
import { rulesQuery, type House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

export interface ResultProps {
  readonly house: House;
  readonly speech: HouseSpeech;
}

/** The finished rule set: its name, how it differs from where it began, and what can be done with it. */
export function Result({ house, speech }: ResultProps) {
  const { rules, text, isInForce } = house;
  const { result } = speech.words;
  const base = speech.tables[rules.base];
  const lines = differenceLines(presetRules(rules.base), rules, speech);
  return (
    <section class="house-result" id="result" aria-labelledby="house-result-title">
      <h2 id="house-result-title" tabIndex={-1}>
        {say(result.title)}
      </h2>
      <p class="house-name needs-script">
        <label for="house-name">{say(result.name)}</label>
        <input
          id="house-name"
          type="text"
          maxLength={MOST_NAME}
          autocomplete="off"
          placeholder={say(result.namePlaceholder)}
          aria-describedby="house-name-note"
          value={rules.name ?? ''}
          onChange={({ currentTarget }) => {
            const name = cleanName(currentTarget.value);
            currentTarget.value = name;
            house.change({ ok: true, value: withName(rules, name) });
          }}
        />
        <span class="caption" id="house-name-note">
          {say(result.nameNote)}
        </span>
      </p>
      {lines.length === 0 ? (
        <p>{say(result.same, { base })}</p>
      ) : (
        <>
          <p>{say(result.differences, { n: lines.length, base })}</p>
          <ul class="house-differences small">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p class="buttons needs-script">
        <button type="button" class="button" aria-disabled={isInForce ? true : undefined} onClick={house.take}>
          {say(isInForce ? result.inForce : result.take)}
        </button>
        <button
          type="button"
          class="button"
          data-kind="second"
          onClick={() => {
            copyLink(text).then(
              () => {
                house.say({ kind: 'copied' });
              },
              () => {
                house.say({ kind: 'not-copied' });
              },
            );
          }}
        >
          {say(result.link)}
        </button>
        <a class="button" data-kind="second" href={printAddress(text, speech)}>
          {say(result.print)}
        </a>
        <button
          type="button"
          class="button"
          data-kind="second"
          onClick={() => {
            house.change({ ok: true, value: presetRules(rules.base) }, { kind: 'reset' });
          }}
        >
          {say(result.reset, { base })}
        </button>
      </p>
    </section>
  );
}

async function copyLink(text: string): Promise<void> {
  await navigator.clipboard.writeText(`${location.origin}${location.pathname}${rulesQuery(text)}`);
}

const printAddress = (text: string, { print }: HouseSpeech): string =>
  isCustomText(text) ? `${print}custom/${rulesQuery(text)}` : `${print}${text}/`;
