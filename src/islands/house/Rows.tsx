import { useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { RowTable } from './RowTable.tsx';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

export interface RowsProps {
  readonly house: House;
  readonly speech: HouseSpeech;
  /** How many rows differ from the rule set it began with. */
  readonly changed: number;
}

/** The advanced part, made when it is opened. */
export function Rows({ house, speech, changed }: RowsProps) {
  const [isOpen, setOpen] = useState(false);
  const { words, tables } = speech;
  return (
    <details
      class="house-group needs-script"
      id="rows"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <h2>{say(words.rows.title)}</h2>
        <span class="small">{changed > 0 && say(words.changes, { n: changed, base: tables[house.rules.base] })}</span>
      </summary>
      <p class="house-note">{say(words.rows.text)}</p>
      {isOpen && <RowTable house={house} speech={speech} />}
    </details>
  );
}
