import { DAILY_KINDS, type DailyKind } from '../puzzles/daily.ts';
import { readText, writeText, type KeepOutcome } from './storage.ts';

/** Where the results of days lie in the browser's storage. */
export const DAILY_KEY = 'sik-wu:daily:1';

/** How many of how many parts were right. */
export type Parts = readonly [right: number, of: number];

/** The first answers of a day. */
export type DayResult = Readonly<Partial<Record<DailyKind, Parts>>>;

/** By the number of the day. */
export type Results = Readonly<Record<string, DayResult>>;

/** The results in a stored text; what cannot be read is left out. */
export function parseResults(text: string | null): Results {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(Object.entries(stored).map(([day, result]) => [day, dayResult(result)]));
  } catch {
    return {};
  }
}

function dayResult(stored: unknown): DayResult {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(DAILY_KINDS.flatMap((kind) => (isParts(stored[kind]) ? [[kind, stored[kind]]] : [])));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isParts = (value: unknown): value is Parts => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [right, of] = value as readonly unknown[];
  return Number.isInteger(right) && Number.isInteger(of) && Number(right) >= 0 && Number(right) <= Number(of);
};

/** What the reader answered on a day. */
export const resultOf = (day: number): DayResult => parseResults(readText(DAILY_KEY))[String(day)] ?? {};

export const keepResult = (day: number, result: DayResult): KeepOutcome =>
  writeText(DAILY_KEY, JSON.stringify({ ...parseResults(readText(DAILY_KEY)), [day]: result }));
