import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import { usualRows, withReplaced, withWorth } from '../../fan/rule-sets/house-rules.ts';
import type { Worth } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import { Replaced } from './Replaced.tsx';
import type { House } from './use-house.ts';
import { patternName, type HouseSpeech } from './words.ts';

export interface RowTableProps {
  readonly house: House;
  readonly speech: HouseSpeech;
}

/** Every pattern with its worth and what does not count beside it, each to be set by hand. */
export function RowTable({ house, speech }: RowTableProps) {
  const usual = usualRows(house.rules);
  return (
    <ul class="house-rows">
      {PATTERN_IDS.map((id) => {
        const [row, before] = [house.rules.rows[id], usual[id]];
        const isChanged = row?.fan !== before?.fan || row?.replaces.join() !== before?.replaces.join();
        return <PatternRow key={id} id={id} house={house} isChanged={isChanged} speech={speech} />;
      })}
    </ul>
  );
}

interface PatternRowProps extends RowTableProps {
  readonly id: PatternId;
  readonly isChanged: boolean;
}

function PatternRow({ id, house: { rules, change }, isChanged, speech }: PatternRowProps) {
  const { rows: words } = speech.words;
  const row = rules.rows[id];
  const name = patternName(id, speech);
  const fan = row?.fan ?? 'off';
  return (
    <li>
      <p class="serif">
        {name}
        {isChanged && <span class="caption"> {say(words.changed)}</span>}
      </p>
      <select
        aria-label={say(words.worth, { name })}
        value={String(fan)}
        onChange={({ currentTarget }) => {
          change(withWorth(rules, id, worthOf(currentTarget.value)));
        }}
      >
        {worthsOffered(fan).map((worth) => (
          <option key={worth} value={String(worth)} selected={worth === fan}>
            {worth === 'off' ? say(words.off) : worth === 'limit' ? say(words.limit) : say(words.fan, { n: worth })}
          </option>
        ))}
      </select>
      {row !== undefined && (
        <Replaced
          id={id}
          replaces={row.replaces}
          speech={speech}
          onChange={(next) => {
            change(withReplaced(rules, id, next));
          }}
        />
      )}
    </li>
  );
}

const MOST_OFFERED = 13;

const worthsOffered = (fan: Worth | 'off'): readonly (Worth | 'off')[] => {
  const numbers = Array.from({ length: MOST_OFFERED + 1 }, (_, at) => at);
  const own = typeof fan === 'number' && fan > MOST_OFFERED ? [fan] : [];
  return ['off', ...numbers, ...own, 'limit'];
};

const worthOf = (text: string): Worth | 'off' => (text === 'off' || text === 'limit' ? text : Number(text));
