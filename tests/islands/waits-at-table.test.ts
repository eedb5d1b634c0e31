import { describe, expect, it } from 'vitest';
import { suitTile } from '../../src/engine/tile.ts';
import { de } from '../../src/i18n/de/index.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { generateWaitsAtTable } from '../../src/puzzles/waits/generate-at-table.ts';
import {
  checkedAtTable,
  FRESH_AT_TABLE,
  hintedAtTable,
  isAllRight,
  isSecond,
  isUnanswered,
  partsAtTable,
  solvedAtTable,
  withClaim,
  withFirst,
  type TableTry,
} from '../../src/islands/waits/table-game.ts';
import { tableStatus } from '../../src/islands/waits/table-text.ts';

const puzzle = generateWaitsAtTable({ seed: 17, level: 7 });
const { table: words } = messagesOf('de').waits.practice;
const status = (now: TableTry) => tableStatus(puzzle, now, words, messagesOf('de').tiles);

/** The waits chosen rightly and checked, so that the table is asked about. */
const begun = checkedAtTable(
  withFirst(FRESH_AT_TABLE, { ...FRESH_AT_TABLE.first, chosen: puzzle.waits.map(({ tile }) => tile) }),
  puzzle,
);

const answered = (change: number): TableTry =>
  puzzle.waits.reduce(
    (now, { tile, left, reach }, at) => withClaim(now, tile, { left: at === 0 ? left + change : left, reach }),
    begun,
  );

describe('a puzzle with the table around it', () => {
  it('asks about the table once the waits are right', () => {
    expect(isSecond(FRESH_AT_TABLE)).toBe(false);
    expect(isSecond(begun)).toBe(true);
    expect(begun.phase).toBe('open');
    expect(status(begun)).toEqual({ title: de.waits.practice.table.fresh, text: de.waits.practice.table.ask.calls });
  });

  it('says what is open, then what kind of thing is wrong, then hints', () => {
    expect(status(checkedAtTable(begun, puzzle)).title).toBe(de.waits.practice.table.open);
    const wrong = checkedAtTable(answered(-1), puzzle);
    expect(wrong.phase).toBe('checked');
    expect(status(wrong)).toEqual({ title: 'Noch nicht ganz.', text: 'Eine Anzahl stimmt nicht.' });
    expect(status(hintedAtTable(wrong, puzzle)).text).toContain('Zusammen sind noch');
    expect(isAllRight(wrong)).toBe(false);
  });

  it('has nothing to tell of a check without an answer, nor before the second question is answered', () => {
    const empty = checkedAtTable(FRESH_AT_TABLE, puzzle);
    expect([empty, begun, checkedAtTable(begun, puzzle)].map(isUnanswered)).toEqual([true, true, true]);
    const wrong = checkedAtTable(
      withFirst(FRESH_AT_TABLE, { ...FRESH_AT_TABLE.first, chosen: [suitTile('m', 1)] }),
      puzzle,
    );
    const shown = solvedAtTable(empty, puzzle);
    expect([wrong, shown, checkedAtTable(answered(-1), puzzle)].map(isUnanswered)).toEqual([false, false, false]);
  });

  it('is done when everything is right, and every answer is a part', () => {
    const done = checkedAtTable(answered(0), puzzle);
    expect(done.phase).toBe('solved');
    expect(isAllRight(done)).toBe(true);
    const n = puzzle.waits.length;
    expect(partsAtTable(done, puzzle)).toEqual([3 * n, 3 * n]);
    expect(status(done).title).toBe('Richtig.');
  });

  it('shows the solution of the question at hand, then of the other', () => {
    const first = solvedAtTable(FRESH_AT_TABLE, puzzle);
    expect([isSecond(first), first.phase]).toEqual([true, 'open']);
    const both = solvedAtTable(first, puzzle);
    expect(both.phase).toBe('solved');
    expect(isAllRight(both)).toBe(false);
    expect(status(both).title).toBe('So steht es.');
  });
});
