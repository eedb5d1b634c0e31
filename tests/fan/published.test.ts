import { expect, it } from 'vitest';
import type { Wind } from '../../src/engine/tile.ts';
import type { WinFlag, WinWay } from '../../src/fan/circumstances.ts';
import { goldenRows } from '../support/golden.ts';
import { PUBLISHED_TABLES } from '../support/published-tables.ts';
import { itemsText, rulesOf, scoreOf } from '../support/score-request.ts';

type Row = readonly [
  id: string,
  table: string,
  hand: string,
  by: WinWay,
  seat: Wind,
  round: Wind,
  bonus: string,
  flags: readonly WinFlag[],
  patterns: string,
  kind: 'limit' | 'total' | 'at-least',
  fan: number | null,
  beyond: readonly string[],
  unseen: readonly string[],
];

const ROWS = goldenRows('published-scores') as readonly Row[];

it('has hands for every published table', () => {
  expect(new Set(ROWS.map(([, table]) => table))).toEqual(new Set(Object.keys(PUBLISHED_TABLES)));
});

it.each(ROWS.map((row) => ({ row, title: row.slice(0, 3).join(' ') })))('$title', ({ row }) => {
  const [, name, hand, by, seat, round, bonus, flags, patterns, kind, fan, beyond, unseen] = row;
  const table = PUBLISHED_TABLES[name];
  expect(table?.beyond).toEqual(expect.arrayContaining([...beyond]));
  const rows = { ...table?.rules.rows, ...Object.fromEntries(unseen.map((id) => [id, 'off'])) };
  const score = scoreOf({ hand, by, seat, round, bonus, flags }, rulesOf({ ...table?.rules, rows }));
  if (kind === 'limit') {
    expect(score.special.map((id) => `${id}=limit`).join(' ')).toBe(patterns);
    expect(score.fan).toBeGreaterThanOrEqual(13);
  } else if (kind === 'at-least') {
    expect(itemsText(score).split(' ')).toEqual(expect.arrayContaining(patterns.split(' ')));
  } else if (beyond.includes('after flower')) {
    expect(itemsText(score)).toBe(patterns.replace('self-draw=1', '').trim());
  } else {
    expect([itemsText(score), score.fan]).toEqual([patterns, fan]);
  }
});
