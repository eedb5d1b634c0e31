import { say, type Message } from '../../i18n/message.ts';
import '../../components/over-input.css';
import './choice.css';

export interface ChoiceProps<Value extends string> {
  /** Tells several choices on one page apart. */
  readonly id: string;
  readonly label: Message;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly names: Readonly<Record<Value, Message>>;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in view: radio buttons that look like words, the chosen one underlined. */
export function Choice<Value extends string>({ id, label, values, value, names, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset class="choice needs-script">
      <legend class="felt-note">{say(label)}</legend>
      <div class="choice-values">
        {values.map((each) => (
          <label key={each}>
            <input
              class="over-input"
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              onChange={() => {
                onChoose(each);
              }}
            />
            <span>{say(names[each])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of several in a closed list. */
export function Select<Value extends string>({ id, label, values, value, names, onChoose }: ChoiceProps<Value>) {
  return (
    <p class="select needs-script">
      <label class="felt-note" for={id}>
        {say(label)}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values.find((each) => each === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each} selected={each === value}>
            {say(names[each])}
          </option>
        ))}
      </select>
    </p>
  );
}
