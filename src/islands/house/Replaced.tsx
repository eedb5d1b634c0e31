import { useState } from 'preact/hooks';
import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import { say } from '../../i18n/message.ts';
import { patternName, type HouseSpeech } from './words.ts';

export interface ReplacedProps {
  readonly id: PatternId;
  readonly replaces: readonly PatternId[];
  readonly speech: HouseSpeech;
  readonly onChange: (replaces: readonly PatternId[]) => void;
}

/** What does not count beside a row; the list to choose from is made when it is opened. */
export function Replaced({ id, replaces, speech, onChange }: ReplacedProps) {
  const [isOpen, setOpen] = useState(false);
  const { rows: words } = speech.words;
  const names = replaces.map((each) => patternName(each, speech)).join(speech.comma);
  return (
    <details
      class="small"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        {say(words.replaces)}
        <span class="house-replaced"> {names === '' ? say(words.none) : names}</span>
      </summary>
      {isOpen && (
        <div class="house-pick" role="group" aria-label={say(words.pick, { name: patternName(id, speech) })}>
          {PATTERN_IDS.filter((other) => other !== id).map((other) => (
            <label key={other}>
              <input
                type="checkbox"
                checked={replaces.includes(other)}
                onChange={({ currentTarget }) => {
                  const others = replaces.filter((each) => each !== other);
                  onChange(currentTarget.checked ? [...others, other] : others);
                }}
              />
              <span>{patternName(other, speech)}</span>
            </label>
          ))}
        </div>
      )}
    </details>
  );
}
