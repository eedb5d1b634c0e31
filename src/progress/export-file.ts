import { formatMemory, parseMemory, type Memory } from './memory.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import { readRecords, type Records } from './records.ts';
import { readTicks, type Ticks } from './ticks.ts';

const FORMAT = 'sik-wu-progress';
const VERSION = 1;

/** Files larger than this are not read: five million characters. */
const MOST_CHARACTERS = 5_000_000;

/** Why a file is refused: it is none of ours, it was made by a later version, or lines of it are damaged. */
export type ImportError =
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'later-version'; readonly version: number }
  | { readonly kind: 'damaged'; readonly lines: number };

/** Everything a file takes along. */
export interface Progress extends Records {
  readonly memory: Memory;
  readonly ticks: Ticks;
}

/** The progress as a file of its own: one line for each item answered, the results of days, the bests, the ticks. */
export function exportProgress({ memory, daily, bests, ticks }: Progress): string {
  const file = { format: FORMAT, version: VERSION, answers: linesOf(memory), daily, bests, ticks: [...ticks] };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const linesOf = (memory: Memory): readonly string[] =>
  formatMemory(memory)
    .split('\n')
    .filter((line) => line !== '');

/** Reads such a file. A damaged one is refused as a whole, so that nobody takes a part for everything. */
export function importProgress(text: string): Result<Progress, ImportError> {
  const file = text.length > MOST_CHARACTERS ? undefined : readJson(text);
  if (typeof file !== 'object' || file === null) return failure({ kind: 'not-ours' });
  const { format, version, answers, ticks: listed } = file as Record<string, unknown>;
  if (format !== FORMAT || typeof version !== 'number') return failure({ kind: 'not-ours' });
  if (version > VERSION) return failure({ kind: 'later-version', version });
  if (!Array.isArray(answers)) return failure({ kind: 'damaged', lines: 0 });
  const lines: readonly unknown[] = answers;
  const texts = lines.filter((line) => typeof line === 'string');
  const { memory, unreadable } = parseMemory(texts.join('\n'));
  const others = readRecords(JSON.stringify(file));
  const ticks = readTicks(listed);
  const damaged = unreadable.length + lines.length - texts.length + others.unreadable + (ticks === undefined ? 1 : 0);
  return damaged > 0 || !ticks
    ? failure({ kind: 'damaged', lines: damaged })
    : ok({ memory, ticks, ...others.records });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
