import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { isDone, type Memory } from '../../progress/memory.ts';
import { forgetKind, hasRemoved, restoreRemoved } from '../../progress/memory-store.ts';
import type { KeepOutcome } from '../../progress/settings-store.ts';
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
  useEffect(() => {
    setCanUndo(hasRemoved());
  }, [memory]);
  const kinds = [...new Set([...memory.values()].map(({ kind }) => kind))];
  if (kinds.length === 0 && !canUndo && said === '') return null;
  const change = (outcome: KeepOutcome, sentence: string): void => {
    setSaid(outcome === 'kept' ? sentence : say(file.notKept));
    onChange();
  };
  return (
    <section>
      <h2>{say(counts.title)}</h2>
      <p class="small">{say(counts.about)}</p>
      <ul class="progress-rows progress-kinds">
        {kinds.map((kind) => {
          const items = [...memory.values()].filter((each) => each.kind === kind);
          const name = kindName(kind, words);
          return (
            <li key={kind}>
              <span class="serif">{name}</span>
              <span class="small">{say(counts.row, { done: items.filter(isDone).length, n: items.length })}</span>
              <button
                type="button"
                class="progress-quiet"
                aria-label={say(counts.resetName, { kind: name })}
                onClick={() => {
                  change(forgetKind(kind), say(counts.forgotten, { kind: name }));
                }}
              >
                {say(counts.reset)}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="progress-said">
        <p class="small" role="status">
          {said}
        </p>
        {canUndo && (
          <button
            type="button"
            class="progress-quiet"
            onClick={() => {
              change(restoreRemoved(), say(counts.restored));
            }}
          >
            {say(counts.undo)}
          </button>
        )}
      </div>
    </section>
  );
}
