import { houseNameOf } from '../../fan/rule-sets/house-name.ts';
import { say } from '../../i18n/message.ts';
import { sayingText } from './saying-text.ts';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

export interface BarProps {
  readonly house: House;
  readonly speech: HouseSpeech;
  /** How many differences there are to the rule set it began with. */
  readonly changes: number;
}

/** What was said last and where it stands, always in reach. */
export function Bar({ house, speech, changes }: BarProps) {
  const { result } = speech.words;
  const base = speech.tables[house.rules.base];
  return (
    <div class="house-bar needs-script">
      <p class="small" role="status">
        {sayingText(house.saying, speech, houseNameOf(house.text) ?? nameOf(house, speech))}
      </p>
      <p class="small house-bar-sum">
        {changes === 0 ? say(result.same, { base }) : say(result.differences, { n: changes, base })}
      </p>
      <button
        type="button"
        class="text-button"
        aria-disabled={house.canUndo ? undefined : true}
        onClick={() => {
          house.undo();
        }}
      >
        {say(result.undo)}
      </button>
      <a class="text-button" href="#result">
        {say(result.toName)}
      </a>
    </div>
  );
}

const nameOf = ({ rules, text }: House, { tables }: HouseSpeech): string =>
  text === rules.base ? tables[rules.base] : tables.custom;
