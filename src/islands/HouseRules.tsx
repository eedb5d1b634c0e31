import { useEffect, useState } from 'preact/hooks';
import { presetRules } from '../fan/rule-sets/index.ts';
import { rulesDifferences } from '../fan/rule-sets/differences.ts';
import { say } from '../i18n/message.ts';
import { Bar } from './house/Bar.tsx';
import { Group } from './house/Group.tsx';
import { QUESTION_GROUPS } from './house/questions.ts';
import { Result } from './house/Result.tsx';
import { Rows } from './house/Rows.tsx';
import { Start } from './house/Start.tsx';
import { useHouse } from './house/use-house.ts';
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
  const { rules } = house;
  const changes = rulesDifferences(presetRules(rules.base), rules);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- undo, for whatever inside has the focus
    <div
      role="group"
      class="house"
      aria-label={say(speech.words.result.title)}
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
      <Bar house={house} speech={speech} changes={changes.length} />
    </div>
  );
}
