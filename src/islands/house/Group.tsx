import { useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { useRarePart } from '../use-part.ts';
import { LimitQuestion } from './LimitQuestion.tsx';
import { Question } from './Question.tsx';
import type { QuestionGroup } from './questions.ts';
import type { House } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

export interface GroupProps {
  readonly house: House;
  readonly speech: HouseSpeech;
  readonly group: QuestionGroup;
  readonly alive: boolean;
  /** How many answers differ from the rule set it began with. */
  readonly changed: number;
}

/** A part of the questionnaire; the first is open, and its examples are loaded when the page is alive. */
export function Group({ group: { id, names }, house, speech, alive, changed }: GroupProps) {
  const [isOpen, setOpen] = useState(id === 'first');
  const { words, tables } = speech;
  const loaded = useRarePart(() => import('./effects.ts'), alive && isOpen);
  const engine = isOpen ? loaded : undefined;
  const { title, text } = words.groups[id];
  const count = names.length + (id === 'limit' ? 1 : 0);
  return (
    <details
      class="house-group"
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <h2>{say(title)}</h2>
        <span class="small">
          {changed === 0
            ? say(words.questions, { n: count })
            : say(words.changes, { n: changed, base: tables[house.rules.base] })}
        </span>
      </summary>
      <p class="house-note">{say(text)}</p>
      {id === 'limit' && <LimitQuestion house={house} engine={engine} speech={speech} />}
      {names.map((name) => (
        <Question key={name} name={name} house={house} engine={engine} speech={speech} />
      ))}
    </details>
  );
}
