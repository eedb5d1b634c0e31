import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import { EPOCH } from './answers.ts';
import { firstsOf, wasMissed, type Check, type Mark, type Memory, type Remembered } from './memory.ts';

/** As many come back on one day; whoever wants goes on. */
export const REVIEWS_PER_DAY = 10;

/** An item that was missed once, and when it should be seen again. */
export interface Review {
  readonly remembered: Remembered;
  readonly due: Date;
}

const GRADES: Readonly<Record<Mark, Grade>> = { '+': Rating.Good, '~': Rating.Hard, '-': Rating.Again };
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
const dateOf = ({ at }: Check): Date => new Date(EPOCH + at * 1000);

/** When an item should come back, from all its checks that count; days apart, never minutes. */
export function dueOf({ checks }: Remembered): Date {
  const firsts = firstsOf(checks);
  const start = firsts[0] === undefined ? new Date(EPOCH) : dateOf(firsts[0]);
  const card = firsts.reduce<Card>(
    (before, check) => scheduler.next(before, dateOf(check), GRADES[check.mark]).card,
    createEmptyCard(start),
  );
  return card.due;
}

/** What was missed and is due, the oldest first. */
export const dueReviews = (memory: Memory, now: Date): readonly Review[] =>
  [...memory.values()]
    .filter(wasMissed)
    .map((remembered) => ({ remembered, due: dueOf(remembered) }))
    .filter(({ due }) => due <= now)
    .sort((one, other) => one.due.getTime() - other.due.getTime());

/** How many items that came back were seen since a moment (the beginning of the reader's day). */
export const reviewedSince = (memory: Memory, since: Date): number =>
  [...memory.values()].filter((each) => {
    const firsts = firstsOf(each.checks);
    const last = firsts.at(-1);
    return last !== undefined && dateOf(last) >= since && firsts.slice(0, -1).some(({ mark }) => mark !== '+');
  }).length;
