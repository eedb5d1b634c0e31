import { describe, expect, it } from 'vitest';
import { askedDay, DAILY_KINDS, dailyLevel, dailyPlace, dateOfDay, dayNumber } from '../../src/puzzles/daily.ts';
import { isSeed } from '../../src/puzzles/seed.ts';
import { decodeDailyLink, encodeDailyLink } from '../../src/links/daily-link.ts';

/** A moment by the clocks of Hong Kong. */
const inHongKong = (text: string): Date => new Date(`${text}+08:00`);

describe('the number of the day', () => {
  it.each([
    ['2026-12-31T23:59:59.999', 0],
    ['2027-01-01T00:00:00', 1],
    ['2027-01-01T23:59:59.999', 1],
    ['2027-01-02T00:00:00', 2],
    ['2027-01-12T12:00:00', 12],
    ['2028-02-29T00:00:00', 425],
  ])('at %s in Hong Kong is %i', (text, day) => {
    expect(dayNumber(inHongKong(text))).toBe(day);
  });

  it('agrees with the calendar the browser keeps for Hong Kong', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' });
    const utc = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' });
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const moment = new Date(Date.UTC(2027, 0, 1) + hour * 3_600_000);
      expect(utc.format(dateOfDay(dayNumber(moment)))).toBe(calendar.format(moment));
    }
  });

  it('lets earlier days be asked for, and refuses later ones', () => {
    const now = inHongKong('2027-01-12T00:00:00');
    expect(askedDay(undefined, now)).toEqual({ kind: 'day', day: 12, today: 12 });
    expect(askedDay(1, now)).toEqual({ kind: 'day', day: 1, today: 12 });
    expect(askedDay(12, now)).toEqual({ kind: 'day', day: 12, today: 12 });
    expect(askedDay(13, now)).toEqual({ kind: 'future', day: 13, today: 12 });
    expect(askedDay(12, inHongKong('2027-01-11T23:59:59')).kind).toBe('future');
    expect(askedDay(1, inHongKong('2026-12-31T23:59:59'))).toEqual({ kind: 'before-first' });
  });
});

describe('the puzzles of a day', () => {
  it('have legal seeds, other ones every day and for every kind', () => {
    const days = Array.from({ length: 60 }, (_, index) => index + 1);
    const seeds = days.flatMap((day) => DAILY_KINDS.map((kind) => dailyPlace(kind, day).seed));
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('grow harder from Monday to Sunday', () => {
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
    const week = Array.from({ length: 7 }, (_, index) => ({
      day: weekday.format(dateOfDay(4 + index)),
      level: dailyLevel(4 + index),
    }));
    expect(week.map(({ day }) => day)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const levels = week.map(({ level }) => level);
    expect(levels).toEqual([...levels].sort());
  });

  it('are pinned: links and results name days, so these never change (a stability pin, not a proof)', () => {
    expect(DAILY_KINDS.map((kind) => dailyPlace(kind, 1))).toEqual(PINNED);
  });
});

const PINNED = [
  { seed: 667572, level: 3 },
  { seed: 718587, level: 3 },
  { seed: 41920, level: 3 },
];

describe('the address of a day', () => {
  it('is read and written', () => {
    expect(encodeDailyLink({ n: 12, r: 'hk33' })).toBe('?n=12&r=hk33&v=1');
    expect(decodeDailyLink('?n=12').state).toEqual({ n: 12 });
    expect(decodeDailyLink('?n=0').notes).toHaveLength(1);
  });
});
