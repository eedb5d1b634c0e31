import { ANSWERS_KEY } from './answers.ts';
import { formatMemory, mergeMemory, parseMemory, type Memory } from './memory.ts';
import { dropRemovedRecords, forgetRecords, hasRemovedRecords, restoreRecords, type RecordKind } from './records.ts';
import { readText, writeText, type KeepOutcome } from './storage.ts';

/** Lines that could not be read are kept here, so that nothing is lost. */
const UNREADABLE_ANSWERS_KEY = 'sik-wu:answers:unreadable';

/** What was reset last, until the next time. */
const REMOVED_ANSWERS_KEY = 'sik-wu:answers:removed';

/** More than this of unreadable text is not kept: 100,000 characters. */
const MOST_UNREADABLE = 100_000;

/** The memory of this browser; `setAside` lines were unreadable and have been put aside just now. */
export interface OpenedMemory {
  readonly memory: Memory;
  readonly setAside: number;
}

/** Reads the memory, puts aside what is unreadable, and draws the stored lines of each item together. */
export function openMemory(): OpenedMemory {
  const text = readText(ANSWERS_KEY);
  const { memory, unreadable } = parseMemory(text);
  const isSafe = unreadable.length === 0 || putAside(unreadable) === 'kept';
  const tidy = formatMemory(memory);
  if (text !== null && tidy !== text && isSafe) writeText(ANSWERS_KEY, tidy);
  return { memory, setAside: unreadable.length };
}

function putAside(lines: readonly string[]): KeepOutcome {
  const text = `${readText(UNREADABLE_ANSWERS_KEY) ?? ''}${lines.join('\n')}\n`;
  return writeText(UNREADABLE_ANSWERS_KEY, text.slice(-MOST_UNREADABLE));
}

const current = (): Memory => parseMemory(readText(ANSWERS_KEY)).memory;

/** Adds another memory to the stored one. */
export const addMemory = (other: Memory): KeepOutcome =>
  writeText(ANSWERS_KEY, formatMemory(mergeMemory(current(), other)));

/** Forgets all items of a kind; `restoreRemoved` brings them back until the next reset. */
export function forgetKind(kind: string): KeepOutcome {
  const memory = [...current()];
  const removed = new Map(memory.filter(([, each]) => each.kind === kind));
  if (writeText(REMOVED_ANSWERS_KEY, formatMemory(removed)) === 'not-kept') return 'not-kept';
  dropRemovedRecords();
  return writeText(ANSWERS_KEY, formatMemory(new Map(memory.filter(([, each]) => each.kind !== kind))));
}

/** Takes the last reset back; answers given meanwhile stay. */
export function restoreRemoved(): KeepOutcome {
  if (hasRemovedRecords()) return restoreRecords();
  const outcome = addMemory(parseMemory(readText(REMOVED_ANSWERS_KEY)).memory);
  if (outcome === 'kept') writeText(REMOVED_ANSWERS_KEY, '');
  return outcome;
}

/** Whether there is a reset that can be taken back. */
export const hasRemoved = (): boolean => (readText(REMOVED_ANSWERS_KEY) ?? '') !== '' || hasRemovedRecords();

/** Forgets the results of days or the bests; what was reset before is gone for good. */
export function forgetRecordsOf(kind: RecordKind): KeepOutcome {
  const outcome = forgetRecords(kind);
  if (outcome === 'kept') writeText(REMOVED_ANSWERS_KEY, '');
  return outcome;
}
