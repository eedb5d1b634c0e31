import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { isDone, type Memory } from '../../progress/memory.ts';
import { forgetKind, forgetRecordsOf, hasRemoved, restoreRemoved } from '../../progress/memory-store.ts';
import { openRecords, RECORD_KINDS } from '../../progress/records.ts';
import type { KeepOutcome } from '../../progress/storage.ts';
import type { ProgressWords } from '../ProgressView.tsx';
import { kindName } from './kind-name.ts';

export interface CountsProps {
  readonly memory: Memory;
  readonly words: ProgressWords;
  readonly onChange: () => void;
}

/** „Alles Gemerkte“: every kind with what is done, each to be forgotten, and the last one to be brought back. */
export function Counts({ memory, words, onChange }: CountsProps) {
  const { counts, file } = words;
  const [said, setSaid] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const acted = useRef<'forgot' | 'restored'>();
  useEffect(() => {
    setCanUndo(hasRemoved());
  }, [memory]);
  // The button that was pressed goes away: the focus goes to what takes that back, or to the beginning.
  useEffect(() => {
    const next = { forgot: undo, restored: canUndo ? undefined : title }[acted.current ?? 'forgot']?.current;
    if (acted.current === undefined || !next) return;
    acted.current = undefined;
    if (document.activeElement === document.body) next.focus();
  }, [memory, canUndo]);
  const kinds = [...new Set([...memory.values()].map(({ kind }) => kind))];
  const stored = openRecords();
  const records = RECORD_KINDS.map((kind) => ({ kind, n: Object.keys(stored[kind]).length })).filter(({ n }) => n > 0);
  if (kinds.length + records.length === 0 && !canUndo && said === '') return null;
  const change = (act: 'forgot' | 'restored', outcome: KeepOutcome, sentence: string): void => {
    acted.current = act;
    setSaid(outcome === 'kept' ? sentence : say(file.notKept));
    onChange();
  };
  return (
    <section>
      <h2 tabIndex={-1} ref={title}>
        {say(counts.title)}
      </h2>
      <p class="small">{say(counts.about)}</p>
      <ul class="progress-rows progress-kinds">
        {kinds.map((kind) => {
          const items = [...memory.values()].filter((each) => each.kind === kind);
          return (
            <Row
              key={kind}
              name={kindName(kind, words)}
              count={say(counts.row, { done: items.filter(isDone).length, n: items.length })}
              words={counts}
              onForget={(forgotten) => {
                change('forgot', forgetKind(kind), forgotten);
              }}
            />
          );
        })}
        {records.map(({ kind, n }) => (
          <Row
            key={kind}
            name={say(counts.records[kind].name)}
            count={say(counts.records[kind].row, { n })}
            words={counts}
            onForget={(forgotten) => {
              change('forgot', forgetRecordsOf(kind), forgotten);
            }}
          />
        ))}
      </ul>
      <div class="progress-said">
        <p class="small" role="status">
          {said}
        </p>
        {canUndo && (
          <button
            type="button"
            class="progress-quiet"
            ref={undo}
            onClick={() => {
              change('restored', restoreRemoved(), say(counts.restored));
            }}
          >
            {say(counts.undo)}
          </button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly count: string;
  readonly words: ProgressWords['counts'];
  readonly onForget: (forgotten: string) => void;
}

/** What there is of one kind, and the button that forgets it. */
const Row = ({ name, count, words, onForget }: RowProps) => (
  <li>
    <span class="serif">{name}</span>
    <span class="small">{count}</span>
    <button
      type="button"
      class="progress-quiet"
      aria-label={say(words.resetName, { kind: name })}
      onClick={() => {
        onForget(say(words.forgotten, { kind: name }));
      }}
    >
      {say(words.reset)}
    </button>
  </li>
);
