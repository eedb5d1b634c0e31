import type { PatternId } from '../../fan/patterns/index.ts';
import { say } from '../../i18n/message.ts';
import { MOST_FAN } from './score-try.ts';
import { patternName, type PatternTexts, type ScoreWords } from './words.ts';

export interface FanEntryProps {
  readonly id: string;
  readonly value: string;
  readonly words: ScoreWords;
  readonly onType: (text: string) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onEnter: () => void;
}

/** The number of fan: a field to type in, with a button less and one more. Arrow keys step as well. */
export function FanEntry({ id, value, words, onType, onStep, onEnter }: FanEntryProps) {
  const { answer } = words;
  return (
    <div class="score-fan">
      <button
        type="button"
        aria-label={say(answer.less)}
        onClick={() => {
          onStep(-1);
        }}
      >
        −
      </button>
      <input
        id={id}
        class="number"
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={say(answer.fan)}
        aria-valuenow={value === '' ? undefined : Number(value)}
        aria-valuemin={0}
        aria-valuemax={MOST_FAN}
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => {
          onType(currentTarget.value);
          currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, 2);
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            onStep(step === 1 ? 1 : -1);
          } else if (event.key === 'Enter') onEnter();
        }}
      />
      <button
        type="button"
        aria-label={say(answer.more)}
        onClick={() => {
          onStep(1);
        }}
      >
        +
      </button>
      <span class="serif" aria-hidden="true">
        {say(answer.fan)}
      </span>
    </div>
  );
}

export interface RowEntryProps {
  readonly offered: readonly PatternId[];
  readonly ticked: readonly PatternId[];
  readonly patterns: PatternTexts;
  readonly words: ScoreWords;
  readonly onToggle: (id: PatternId) => void;
  /** Where the rows are asked for: a row that says that none counts. */
  readonly none?: { readonly text: string; readonly ticked: boolean; readonly onToggle: () => void };
}

/** The rows of this table that may be ticked. */
export const RowEntry = ({ offered, ticked, patterns, words, onToggle, none }: RowEntryProps) => (
  <fieldset class="score-rows">
    <legend>
      <span class="serif">{say(words.answer.rows)}</span>{' '}
      {none === undefined && <span class="caption">{say(words.answer.optional)}</span>}
    </legend>
    <ul class="score-row-list">
      {offered.map((id) => (
        <Row
          key={id}
          text={patternName(id, patterns)}
          ticked={ticked.includes(id)}
          onToggle={() => {
            onToggle(id);
          }}
        />
      ))}
      {none !== undefined && <Row {...none} />}
    </ul>
  </fieldset>
);

const Row = ({ text, ticked, onToggle }: NonNullable<RowEntryProps['none']>) => (
  <li class="score-row">
    <label>
      <input type="checkbox" checked={ticked} onChange={onToggle} />
      <span>{text}</span>
    </label>
  </li>
);
