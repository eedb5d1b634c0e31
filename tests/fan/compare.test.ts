import { describe, expect, it } from 'vitest';
import type { Wind } from '../../src/engine/tile.ts';
import type { WinFlag, WinWay } from '../../src/fan/circumstances.ts';
import { compareRuleSets, type RowOutcome } from '../../src/fan/compare.ts';
import type { Situation } from '../../src/fan/pattern.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { goldenRows } from '../support/golden.ts';
import { readHand } from '../support/read-hand.ts';
import { circumstancesOf, rulesOf } from '../support/score-request.ts';

type Expected = readonly [string, number | null, number | null, number, string, string | null] | null;
type Row = readonly [string, string, WinWay, Wind, Wind, string, readonly WinFlag[], readonly Expected[]];

const FOUR = (['de64', 'gd06', 'hk33', 'hk22'] as const).map(presetRules);
const compare = (situation: Situation, ruleSets: readonly RuleSet[] = FOUR): ReturnType<typeof compareRuleSets> =>
  compareRuleSets(readHand(situation.hand), circumstancesOf(situation), ruleSets);

const outcomesOf = (situation: Situation, id: string, ruleSets?: readonly RuleSet[]): readonly RowOutcome[] =>
  compare(situation, ruleSets).rows.find((row) => row.id === id)?.outcomes ?? [];

describe('one hand under four rule sets', () => {
  it.each((goldenRows('scored-worked') as readonly Row[]).map((row) => [row[0], row] as const))(
    '%s: the rows that count are the worked ones',
    (_, [, hand, by, seat, round, bonus, flags, expected]) => {
      const { rows, scores } = compare({ hand, by, seat, round, bonus, flags });
      expected.forEach((worked, place) => {
        const counted = rows.flatMap(({ id, outcomes }) => {
          const outcome = outcomes[place];
          return outcome?.kind === 'counted' ? [`${id}=${outcome.fan}`] : [];
        });
        expect(counted.sort().join(' ')).toBe(worked?.[4] ?? '');
        expect(scores[place]?.points).toBe(worked?.[3]);
      });
    },
  );

  it('tells what counts, what is pushed out and by which row, what decides, and what is absent', () => {
    const winds = { hand: '[EEE] [SSS] [WWW] [NNN] 5p +5p', bonus: 'f1' };
    const by = 'big-four-winds';
    expect(outcomesOf(winds, 'all-pungs')).toEqual([
      { kind: 'suppressed', by: 'four-winds-de' },
      { kind: 'suppressed', by },
      { kind: 'suppressed', by },
      { kind: 'suppressed', by },
    ]);
    expect(outcomesOf(winds, 'four-winds-de').map(({ kind }) => kind)).toEqual([
      'decided',
      'absent',
      'absent',
      'absent',
    ]);
    expect(outcomesOf(winds, by)[2]).toEqual({ kind: 'counted', fan: 13, times: 1 });
  });

  it('has no score where a set does not know the shape, and no row that is absent everywhere', () => {
    const pairs = compare({ hand: '1133m 5577p 99s EE C +C' });
    expect(pairs.scores.map((score) => score !== undefined)).toEqual([true, false, false, false]);
    expect(pairs.rows.every(({ outcomes }) => outcomes.some(({ kind }) => kind !== 'absent'))).toBe(true);
  });

  it('shows what a house changes', () => {
    const dragons = { hand: '123m 456p CCC [FFF] B +B', bonus: 'f1' };
    const houses = [rulesOf('de64'), rulesOf('de64', { smallThreeDragonsStacks: 'absorb' })];
    expect(outcomesOf(dragons, 'dragon-pung-red', houses)).toEqual([
      { kind: 'counted', fan: 1, times: 1 },
      { kind: 'suppressed', by: 'small-three-dragons' },
    ]);
  });
});
