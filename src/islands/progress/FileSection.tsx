import { useRef, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { exportProgress, importProgress } from '../../progress/export-file.ts';
import type { Memory } from '../../progress/memory.ts';
import { addMemory } from '../../progress/memory-store.ts';
import { addRecords, openRecords } from '../../progress/records.ts';
import { addTicks, rememberedTicks } from '../../progress/ticks.ts';
import type { ProgressWords } from '../ProgressView.tsx';

export interface FileSectionProps {
  readonly memory: Memory;
  readonly words: ProgressWords;
  readonly onChange: () => void;
}

/** „Mitnehmen“: everything remembered as a file, and a file added to it. */
export function FileSection({ memory, words: { file }, onChange }: FileSectionProps) {
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const load = async (chosen: File): Promise<void> => {
    const read = importProgress(await chosen.text());
    if (!read.ok) {
      setSaid(say(file[read.error.kind]));
      return;
    }
    const { memory: added, ticks } = read.value;
    const isKept = addMemory(added) === 'kept' && addRecords(read.value) === 'kept' && addTicks(ticks) === 'kept';
    setSaid(isKept ? say(file.added, { n: added.size }) : say(file.notKept));
    onChange();
  };
  return (
    <section>
      <h2>{say(file.title)}</h2>
      <p>{say(file.about)}</p>
      <div class="buttons">
        <button
          class="button"
          type="button"
          onClick={() => {
            download(exportProgress({ memory, ticks: rememberedTicks(), ...openRecords() }), 'sik-wu.json');
          }}
        >
          {say(file.save)}
        </button>
        <button
          class="button"
          data-kind="second"
          type="button"
          onClick={() => {
            input.current?.click();
          }}
        >
          {say(file.load)}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={say(file.load)}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen) void load(chosen);
            currentTarget.value = '';
          }}
        />
      </div>
      <p class="small" role="status">
        {said}
      </p>
    </section>
  );
}

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
