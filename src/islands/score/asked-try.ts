import { WINDS, type Wind } from '../../engine/tile.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import { gradeAsked, MONEY_TOPICS, type AskedAnswer, type AskedGrade } from '../../puzzles/score/grade-asked.ts';
import type { ScoreAsk } from '../../puzzles/score/asks.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import type { Topic } from '../../puzzles/topics.ts';
import type { Played } from '../practice/use-game.ts';
import { topicsOf } from './score-try.ts';

/** What a seat is said to do: pay or get, and the number as it was typed. */
export interface SeatEntry {
  readonly way: 'pays' | 'gets';
  readonly amount: string;
}

/** What the reader has done with a hand about which several things are asked. */
export interface AskedTry extends Played {
  readonly fan: string;
  readonly rows: readonly PatternId[];
  readonly noRows: boolean;
  readonly points: string;
  readonly payments: Readonly<Record<Wind, SeatEntry>>;
  /** Something was checked while there was no answer yet. */
  readonly isShort: boolean;
}

/** Nothing answered yet; the winner is the one who gets. */
export function freshAsked({ circumstances }: ScorePuzzle): AskedTry {
  const entryOf = (seat: Wind): SeatEntry => ({ way: seat === circumstances.seatWind ? 'gets' : 'pays', amount: '' });
  const payments = { E: entryOf('E'), S: entryOf('S'), W: entryOf('W'), N: entryOf('N') };
  return { fan: '', rows: [], noRows: false, points: '', payments, isShort: false, phase: 'open', hints: 0 };
}

/** Another answer; what was said about the one before no longer holds. */
export const changed = (now: AskedTry, change: Partial<AskedTry>): AskedTry => ({
  ...now,
  ...change,
  isShort: false,
  phase: 'open',
  hints: 0,
});

/** A row more or less; with a row it cannot be none. */
export function withAskedRow(now: AskedTry, id: PatternId): AskedTry {
  const rows = now.rows.includes(id) ? now.rows.filter((other) => other !== id) : [...now.rows, id];
  return changed(now, { rows, noRows: false });
}

/** What a seat is said to do; a sign in front of the number says it too. */
export function withSeat(now: AskedTry, seat: Wind, entry: Partial<SeatEntry>): AskedTry {
  const text = entry.amount ?? now.payments[seat].amount;
  const signed = /^\s*[-−–]/.test(text) ? 'pays' : /^\s*\+/.test(text) ? 'gets' : undefined;
  const way = signed ?? entry.way ?? now.payments[seat].way;
  return changed(now, { payments: { ...now.payments, [seat]: { way, amount: digitsOf(text) } } });
}

/** What of a typed text belongs to a number of points or chips. */
export const digitsOf = (text: string): string => text.replace(/[^\d.,]/g, '').slice(0, 8);

/** A number as it was typed, with a point or a comma; `undefined` for what is none. */
export function amountOf(text: string): number | undefined {
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export function answerOf(now: AskedTry): AskedAnswer {
  const payments = Object.fromEntries(
    WINDS.flatMap((seat) => {
      const amount = amountOf(now.payments[seat].amount);
      if (amount === undefined) return [];
      return [[seat, amount === 0 ? 0 : now.payments[seat].way === 'pays' ? -amount : amount]];
    }),
  );
  const fan = now.fan === '' ? undefined : Number(now.fan);
  return { fan, rows: now.rows, noRows: now.noRows, points: amountOf(now.points), payments };
}

/** What the answers were about: the money that was wrong, and of the count what a count was about. */
export function askedTopics({ count, right }: AskedGrade, asks: readonly ScoreAsk[]): readonly Topic<'score'>[] {
  const money = MONEY_TOPICS.filter((topic) => asks.includes(topic) && !right.includes(topic));
  const isAboutRows = asks.includes('fan') || asks.includes('rows') || money.length === 0;
  return [...money, ...(isAboutRows ? topicsOf(count) : [])];
}

/** The answers checked; as long as one is missing nothing is told. */
export function checkedAsked(now: AskedTry, puzzle: ScorePuzzle, asks: readonly ScoreAsk[]): AskedTry {
  const { missing, isRight } = gradeAsked(puzzle, asks, answerOf(now));
  if (missing.length > 0) return { ...now, isShort: true };
  return { ...now, hints: 0, phase: isRight ? 'solved' : 'checked' };
}
