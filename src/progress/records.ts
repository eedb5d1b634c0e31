import { BESTS_KEY, isBetter, parseBests, type Bests } from './bests.ts';
import { DAILY_KEY, parseResults, type Results } from './daily.ts';
import { readText, writeText, type KeepOutcome } from './storage.ts';

/** What is remembered beside the answers: the bests of runs, where they are wanted, and the results of days. */
export interface Records {
  readonly bests: Bests;
  readonly daily: Results;
}

export const RECORD_KINDS = ['daily', 'bests'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const KEYS: Readonly<Record<RecordKind, string>> = { daily: DAILY_KEY, bests: BESTS_KEY };

/** The records that were reset last, until the next time. */
const REMOVED_RECORDS_KEY = 'sik-wu:records:removed';

const NONE: Records = { bests: {}, daily: {} };

export const openRecords = (): Records => ({
  bests: parseBests(readText(BESTS_KEY)) ?? {},
  daily: parseResults(readText(DAILY_KEY)),
});

/** Two records as one: of a run the better one, of a day what was answered first here. */
export const mergeRecords = (one: Records, other: Records): Records => ({
  bests: Object.entries(other.bests).reduce<Bests>(
    (bests, [name, best]) => (isBetter(best, bests[name]) ? { ...bests, [name]: best } : bests),
    one.bests,
  ),
  daily: Object.entries(other.daily).reduce<Results>(
    (daily, [day, result]) => ({ ...daily, [day]: { ...result, ...daily[day] } }),
    one.daily,
  ),
});

/** Adds other records to the stored ones. Nothing is written for a kind that brings nothing. */
export function addRecords(other: Records): KeepOutcome {
  const merged = mergeRecords(openRecords(), other);
  const outcomes = RECORD_KINDS.filter((kind) => Object.keys(other[kind]).length > 0).map((kind) =>
    writeText(KEYS[kind], JSON.stringify(merged[kind])),
  );
  return outcomes.includes('not-kept') ? 'not-kept' : 'kept';
}

/** Forgets the records of a kind; `restoreRecords` brings them back until the next reset. Bests stay wanted. */
export function forgetRecords(kind: RecordKind): KeepOutcome {
  const removed = JSON.stringify({ ...NONE, [kind]: openRecords()[kind] });
  return writeText(REMOVED_RECORDS_KEY, removed) === 'kept' ? writeText(KEYS[kind], '{}') : 'not-kept';
}

/** Takes the last reset back; what came meanwhile stays. */
export function restoreRecords(): KeepOutcome {
  const outcome = addRecords(removedRecords());
  if (outcome === 'kept') dropRemovedRecords();
  return outcome;
}

/** Whether there is a reset that can be taken back. */
export const hasRemovedRecords = (): boolean =>
  Object.values(removedRecords()).some((records) => Object.keys(records as object).length > 0);

/** The last reset is no longer to be taken back: another one came after it. */
export function dropRemovedRecords(): void {
  if (readText(REMOVED_RECORDS_KEY) !== null) writeText(REMOVED_RECORDS_KEY, '');
}

const removedRecords = (): Records => readRecords(readText(REMOVED_RECORDS_KEY) ?? '').records;

/** What a text holds, and how many of its entries nothing could be made of. */
export function readRecords(text: string): { readonly records: Records; readonly unreadable: number } {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { records: NONE, unreadable: text === '' ? 0 : 1 };
  }
  const { bests, daily } = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const records = {
    bests: parseBests(JSON.stringify(bests ?? {})) ?? {},
    daily: parseResults(JSON.stringify(daily ?? {})),
  };
  return { records, unreadable: lost(bests, records.bests) + lost(daily, records.daily) };
}

function lost(stored: unknown, read: object): number {
  if (stored === undefined) return 0;
  return JSON.stringify(stored) === JSON.stringify(read) ? 0 : 1;
}
