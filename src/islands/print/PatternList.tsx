import { groupOf, TileGroups } from '../../components/TileGroups.tsx';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say, type Message } from '../../i18n/message.ts';
import type { PrintSpeech } from './print-words.ts';
import { rowGroups, type RowGroup } from './sheet-rows.ts';

export interface PatternListProps {
  readonly rules: RuleSet;
  readonly speech: PrintSpeech;
}

/** Everything that counts, by what it is worth. The more rows, the closer they stand. */
export function PatternList({ rules, speech }: PatternListProps) {
  const groups = rowGroups(rules, new Set(speech.flowers));
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div class="print-patterns" data-rows={count > 46 ? 'most' : count > 40 ? 'many' : undefined}>
      {groups.map((group, at) => (
        <Group
          key={at}
          group={group}
          rules={rules}
          speech={speech}
          note={groups[at - 1]?.stack === group.stack ? undefined : noteOf(group, rules, speech)}
        />
      ))}
    </div>
  );
}

/** How the rows from here on count, where it is not simply adding. */
function noteOf({ stack }: RowGroup, { options }: RuleSet, { words }: PrintSpeech): string | undefined {
  if (stack === 'add') return undefined;
  if (stack === 'whole') return say(words.whole);
  if (options.limitHandStacking === 'sum') return say(words.sums);
  return say(options.limitHandsTakeExtras ? words.highestExtras : words.highest);
}

interface GroupProps extends PatternListProps {
  readonly group: RowGroup;
  readonly note: string | undefined;
}

const Group = ({ group: { worth, rows }, note, speech }: GroupProps) => (
  <>
    {note !== undefined && <p class="print-note">{note}</p>}
    <section class="print-group">
      <h3>
        <span class="print-value">{'points' in worth ? worth.points : worth.fan}</span>
        <span>
          {say('points' in worth ? speech.words.points : worth.isLimit ? speech.words.limit : speech.words.fan)}
        </span>
      </h3>
      <ul>
        {rows.map((id) => (
          <PatternRow key={id} id={id} speech={speech} />
        ))}
      </ul>
    </section>
  </>
);

function PatternRow({ id, speech }: { readonly id: PatternId; readonly speech: PrintSpeech }) {
  const { patterns, words, tiles, chinese } = speech;
  const { name, zh, picture } = patterns[id];
  const condition = (words.notes as Readonly<Partial<Record<PatternId, Message>>>)[id];
  return (
    <li>
      <p class="print-name">
        <span class="serif">{name}</span>
        {zh !== undefined && (
          <span class="print-zh" lang={chinese}>
            {zh}
          </span>
        )}
      </p>
      {condition !== undefined && <p class="print-condition">{say(condition)}</p>}
      {picture.length > 0 && (
        <TileGroups groups={picture.map((faces) => groupOf(...faces))} words={tiles} size="print" label={name} />
      )}
    </li>
  );
}
