import { describe, expect, test } from 'vitest';
import { exercises } from '../../content/lessons/fan-basics/exercises.ts';
import { SETTING_CHOICES } from '../../src/progress/settings.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import type { WinFlag, WinWay } from '../../src/fan/circumstances.ts';
import type { Wind } from '../../src/engine/tile.ts';
import { readWin, type WrittenWin } from '../../src/puzzles/score/exercise.ts';
import { scorePuzzleOf } from '../../src/puzzles/score/puzzle.ts';
import { referenceScores } from '../puzzles/score/proof.ts';
import { lessonSources, usesOf } from '../support/lessons.ts';

const hands = Object.values(exercises).flatMap(({ id: exercise, hands: items }) =>
  items.map((item): WrittenWin & { readonly name: string } => ({ name: `${exercise} ${item.id}`, ...item })),
);

/** The hands a lesson shows with their count. */
const shown = lessonSources.flatMap(({ id, body }) =>
  ['ScoredHand', 'AtTables'].flatMap((component) =>
    usesOf(body, component).map(({ hand = '', by, seat, round, bonus, from, flags }) => ({
      name: `${id} ${hand}`,
      hand,
      ...(by === undefined ? {} : { by: by as WinWay }),
      ...(seat === undefined ? {} : { seat: seat as Wind }),
      ...(round === undefined ? {} : { round: round as Wind }),
      ...(from === undefined ? {} : { from: from as Wind }),
      ...(bonus === undefined ? {} : { bonus }),
      ...(flags === undefined ? {} : { flags: flags.split(' ') as WinFlag[] }),
    })),
  ),
);

describe('hands to count in lessons', () => {
  test('have ids of their own', () => {
    expect(new Set(hands.map(({ name }) => name)).size).toBe(hands.length);
    expect(shown.length).toBeGreaterThan(0);
  });

  test.each([...hands, ...shown])('$name counts the same by the second scorer at every table', (written) => {
    for (const rules of SETTING_CHOICES.rules) {
      const puzzle = scorePuzzleOf(readWin(written), presetRules(rules));
      const [best] = referenceScores(readWin(written), rules);
      expect(puzzle && [puzzle.score.fan, puzzle.score.points, puzzle.score.result]).toEqual(
        best && [best.fan, best.points, best.result],
      );
      expect(best).toBeDefined();
    }
  });
});

/** What the lesson says of its own hands. */
describe('the lesson on counting fan', () => {
  const best = (written: WrittenWin, rules: (typeof SETTING_CHOICES.rules)[number]) =>
    referenceScores(readWin(written), rules)[0];

  test('shows a chicken hand that counts nothing anywhere', () => {
    for (const rules of SETTING_CHOICES.rules)
      expect(best({ hand: '222m 456p 55p 78s [123m] +9s', bonus: 'f3' }, rules)?.rawFan).toBe(0);
  });

  test('shows a hand of two readings that is worth more as pungs, and asks one that is worth more as chows', () => {
    const pungs = { hand: '111222333s E [CCC] +E', seat: 'W', bonus: 'f1' } as const;
    const chows = { hand: '111222333p 78m 55s +9m' } as const;
    const rowsOf = (written: WrittenWin) => best(written, 'hk33')?.items.map(({ id }) => id);
    expect(rowsOf(pungs)).toContain('all-pungs');
    expect(rowsOf(chows)).toContain('all-chows');
  });
});
