import { describe, expect, it } from 'vitest';
import type { WinFlag, WinWay } from '../../src/fan/circumstances.ts';
import type { Wind } from '../../src/engine/tile.ts';
import { goldenRows } from '../support/golden.ts';
import { itemsText, rulesOf, tryScore } from '../support/score-request.ts';

type Expected = readonly [string, number | null, number | null, number, string, string | null] | null;
type Row = readonly [string, string, WinWay, Wind, Wind, string, readonly WinFlag[], readonly Expected[]];

const RULES = ['de64', 'gd06', 'hk33', 'hk22'];

function answer([, hand, by, seat, round, bonus, flags]: Row, rules: string, tellsSpecial: boolean): Expected {
  const score = tryScore({ hand, by, seat, round, bonus, flags }, rulesOf(rules));
  if (!score.ok) return null;
  const { result, fan, rawFan, points, special } = score.value;
  return [result, fan, rawFan, points, itemsText(score.value), tellsSpecial ? special.join(' ') : null];
}

describe.each(['scored-worked', 'scored-random'])('%s', (name) => {
  it.each(RULES)('scores every hand as expected under %s', (rules) => {
    const rows = goldenRows(name) as readonly Row[];
    const place = RULES.indexOf(rules);
    const expected = rows.map((row) => [row[0], row[7][place]]);
    const answers = rows.map((row) => [row[0], answer(row, rules, row[7][place]?.[5] !== null)]);
    expect(rows.length).toBeGreaterThan(30);
    expect(answers).toEqual(expected);
  });
});
