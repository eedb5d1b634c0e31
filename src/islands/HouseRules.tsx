import { useEffect, useState } from 'preact/hooks';
import { presetRules } from '../fan/rule-sets/index.ts';
import { houseNameOf } from '../fan/rule-sets/house-name.ts';
import { rulesDifferences } from '../fan/rule-sets/differences.ts';
import { PRESET_IDS } from '../fan/rule-sets/rule-set.ts';
import { say } from '../i18n/message.ts';
import { LimitQuestion } from './house/LimitQuestion.tsx';
import { Question } from './house/Question.tsx';
import { QUESTION_GROUPS, type QuestionGroup } from './house/questions.ts';
import { Result } from './house/Result.tsx';
import { RowTable } from './house/RowTable.tsx';
import { sayingText } from './house/saying-text.ts';
import { useEffects } from './house/use-effects.ts';
import { useHouse, type House } from './house/use-house.ts';
import type { HouseSpeech } from './house/words.ts';
import './house/house.css';

export interface HouseRulesProps {
  readonly speech: HouseSpeech;
}

/** The questionnaire of a table: from a rule set of the project to one of its own, with a name, a link and a sheet. */
export default function HouseRules({ speech }: HouseRulesProps) {
  const house = useHouse();
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
  }, []);
  const { words } = speech;
  const { rules } = house;
  const base = speech.tables[rules.base];
  const changes = rulesDifferences(presetRules(rules.base), rules);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- undo, for whatever inside has the focus
    <div
      role="group"
      class="house"
      aria-label={say(words.result.title)}
      data-alive={alive ? '' : undefined}
      onKeyDown={(event) => {
        const { target } = event;
        const isTyping = target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'number');
        if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || isTyping) return;
        event.preventDefault();
        house.undo();
      }}
    >
      <Start house={house} speech={speech} />
      {QUESTION_GROUPS.map((group) => (
        <Group
          key={group.id}
          group={group}
          house={house}
          speech={speech}
          alive={alive}
          changed={changes.filter((each) => each.kind === 'option' && group.names.includes(each.name)).length}
        />
      ))}
      <Rows house={house} speech={speech} changed={changes.filter(({ kind }) => kind.startsWith('row')).length} />
      <Result house={house} speech={speech} />
      <div class="house-bar needs-script">
        <p class="small" role="status">
          {sayingText(house.saying, speech, houseNameOf(house.text) ?? nameOf(house, speech))}
        </p>
        <p class="small house-bar-sum">
          {changes.length === 0
            ? say(words.result.same, { base })
            : say(words.result.differences, { n: changes.length, base })}
        </p>
        <button
          type="button"
          class="text-button"
          aria-disabled={house.canUndo ? undefined : true}
          onClick={() => {
            house.undo();
          }}
        >
          {say(words.result.undo)}
        </button>
        <a class="text-button" href="#result">
          {say(words.result.toName)}
        </a>
      </div>
    </div>
  );
}

const nameOf = ({ rules, text }: House, { tables }: HouseSpeech): string =>
  text === rules.base ? tables[rules.base] : tables.custom;

interface PartProps {
  readonly house: House;
  readonly speech: HouseSpeech;
}

/** The rule set to begin with. */
function Start({ house, speech }: PartProps) {
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

interface GroupProps extends PartProps {
  readonly group: QuestionGroup;
  readonly alive: boolean;
  readonly changed: number;
}

/** A part of the questionnaire; the first is open, and its examples are loaded when the page is alive. */
function Group({ group: { id, names }, house, speech, alive, changed }: GroupProps) {
  const [isOpen, setOpen] = useState(id === 'first');
  const { words, tables } = speech;
  const engine = useEffects(alive && isOpen);
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
      {id === 'limit' && <LimitQuestion house={house} speech={speech} />}
      {names.map((name) => (
        <Question key={name} name={name} house={house} engine={isOpen ? engine : undefined} speech={speech} />
      ))}
    </details>
  );
}

/** The advanced part, made when it is opened. */
function Rows({ house, speech, changed }: PartProps & { readonly changed: number }) {
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
