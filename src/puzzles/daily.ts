import { randomSource } from '../engine/random.ts';
import { LAST_SEED } from './seed.ts';

/** The kinds that are asked every day, in their order. */
export const DAILY_KINDS = ['waits', 'score', 'claims'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

const DAY = 24 * 60 * 60 * 1000;

/** Midnight in Hong Kong, eight hours before Greenwich without summer time, before puzzle 1: 1 January 2027. */
const DAY_ONE = Date.UTC(2027, 0, 1) - 8 * 60 * 60 * 1000;

/** The number of the day's puzzle at a moment, by the calendar of Hong Kong; 0 and less before the first. */
export const dayNumber = (moment: Date): number => Math.floor((moment.getTime() - DAY_ONE) / DAY) + 1;

/** The calendar day of a puzzle, as noon in Greenwich: format it with the time zone UTC. */
export const dateOfDay = (day: number): Date => new Date(Date.UTC(2027, 0, day, 12));

export type DailyLevel = 1 | 2 | 3 | 4 | 5;

/** From Monday to Sunday: easy at the beginning of the week. */
const LEVELS: readonly DailyLevel[] = [1, 1, 2, 2, 3, 3, 4];

/** The level of a day: 1 January 2027 is a Friday. */
export const dailyLevel = (day: number): DailyLevel => LEVELS[(((day + 3) % 7) + 7) % 7] ?? 1;

export interface DailyPlace {
  readonly seed: number;
  readonly level: DailyLevel;
}

/** The puzzle of a kind on a day, the same for everybody. Never change this: links and results name days. */
export const dailyPlace = (kind: DailyKind, day: number): DailyPlace => ({
  seed: 1 + Math.floor(randomSource(`daily ${kind} ${day}`)() * LAST_SEED),
  level: dailyLevel(day),
});

/** Which day is asked for: today, an earlier one, or none. */
export type AskedDay =
  | { readonly kind: 'day'; readonly day: number; readonly today: number }
  | { readonly kind: 'before-first' }
  | { readonly kind: 'future'; readonly day: number; readonly today: number };

/** The day to show: the one of the link where it names one, else today's. */
export function askedDay(linked: number | undefined, moment: Date): AskedDay {
  const today = dayNumber(moment);
  if (today < 1) return { kind: 'before-first' };
  if (linked !== undefined && linked > today) return { kind: 'future', day: linked, today };
  return { kind: 'day', day: linked ?? today, today };
}
