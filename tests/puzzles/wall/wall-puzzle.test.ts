import { describe, expect, test } from 'vitest';
import { generateWallPuzzle } from '../../../src/puzzles/wall/generate.ts';
import { explanations, gradeWall, wallHints, type WallGrade } from '../../../src/puzzles/wall/grade.ts';
import { rollsFrom, wallPuzzleOf, type WallPuzzle } from '../../../src/puzzles/wall/puzzle.ts';
import { DICE_PLANS } from '../../../src/table/break.ts';
import { allThrows } from '../../table/throws.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../../../src/table/procedure.ts';
import { allAddresses, type StackAddress, type StacksPerWall } from '../../../src/table/wall.ts';
import { breakPhysically } from '../../table/physical-wall.ts';

const STACKS: readonly StacksPerWall[] = [18, 17];
const nameOf = ({ wall, stack }: StackAddress): string => `${wall}-${stack}`;

function puzzle(plan: DicePlan, dice: string, stacks: StacksPerWall = 18): WallPuzzle {
  const rolls = rollsFrom(plan, dice);
  const made = rolls && wallPuzzleOf(plan, rolls, stacks);
  if (made === undefined) throw new Error(`no dice of ${plan}: ${dice}`);
  return made;
}

const answer = (from: WallPuzzle, name: string): WallGrade => {
  const [wall = '', stack = ''] = name.split('-');
  return gradeWall(from, { wall: wall as StackAddress['wall'], stack: Number(stack) });
};
const mistakesOf = (grade: WallGrade): readonly string[] => (grade.kind === 'wrong' ? grade.mistakes : ['right']);

/** Every puzzle of small plans, and of the large ones every fifth throw. */
const puzzles = PROCEDURE_OPTIONS.dicePlan.flatMap((plan) => {
  const dice = DICE_PLANS[plan].reduce((sum, count) => sum + count, 0);
  const throws = allThrows(dice).filter((_, index) => dice < 4 || index % 5 === 0);
  return STACKS.flatMap((stacks) => throws.map((one) => puzzle(plan, one.join(''), stacks)));
});

describe('the wall puzzle', () => {
  test('opens where hands on a real wall would, for every throw', () => {
    expect(puzzles.length).toBeGreaterThan(2000);
    for (const each of puzzles)
      expect(nameOf(each.first)).toBe(breakPhysically(each.rolls, each.opening.stacksPerWall).first);
  });

  test('calls exactly one of all stacks right', () => {
    for (const each of puzzles.filter((_, index) => index % 50 === 0)) {
      const stacks = allAddresses(each.opening.stacksPerWall).filter(({ layer }) => layer === 'top');
      expect(stacks.filter((stack) => gradeWall(each, stack).kind === 'right').map(nameOf)).toEqual([
        nameOf(each.first),
      ]);
    }
  });

  test('is the same for the same seed and gives every sum of its dice', () => {
    const plan = 'singleRoll2';
    const of = (seed: number) => generateWallPuzzle({ seed, plan, stacksPerWall: 18 });
    expect(of(7)).toEqual(of(7));
    const sums = new Set(Array.from({ length: 400 }, (_, seed) => of(seed).opening.skip));
    expect([...sums].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test.each(PROCEDURE_OPTIONS.dicePlan)('made for %s is legal and opens as hands would', (plan) => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const made = generateWallPuzzle({ seed, plan, stacksPerWall: 17 });
      expect(made.rolls.map((roll) => roll.length)).toEqual(DICE_PLANS[plan]);
      expect(nameOf(made.first)).toBe(breakPhysically(made.rolls, 17).first);
    }
  });

  test('reads dice only where they fit', () => {
    expect(rollsFrom('threePlusTwo', '24534')).toEqual([
      [2, 4, 5],
      [3, 4],
    ]);
    expect(rollsFrom('singleRoll2', '37')).toBeUndefined();
    expect(rollsFrom('singleRoll2', '333')).toBeUndefined();
    expect(rollsFrom('singleRoll2', '3x')).toBeUndefined();
  });
});

// Worked by hand on a drawn wall: East bottom, South right, West top, North left; 18 stacks; right ends E right, S top, W left, N bottom.
describe('the reason of a wrong answer', () => {
  const eight = puzzle('singleRoll2', '35'); // North's wall, 9th stack.
  test.each([
    ['N-9', ['right']],
    ['N-8', ['last-skipped']],
    // From North's left end (stack 18) eight back: 18 17 16 15 14 13 12 11 stay, the next is 10.
    ['N-10', ['left-end']],
    // Clockwise: East 1, North 2, West 3, South 4, … South 8.
    ['S-9', ['clockwise-seats']],
    // South as 1: the eighth is East.
    ['E-9', ['dealer-left-out']],
    ['S-8', ['clockwise-seats', 'last-skipped']],
    ['W-3', []],
  ])('for 3 and 5: %s', (name, expected) => {
    expect(mistakesOf(answer(eight, name))).toEqual(expected);
  });

  // 11 is West, 18 stacks are the whole West wall; clockwise on from West's left end lies South's right end.
  const eighteen = puzzle('threePlusTwo', '24534');
  test.each([
    ['S-1', ['right']],
    ['W-18', ['last-skipped']],
    ['W-1', ['same-wall-again']],
    ['N-1', ['wrong-next-wall']],
    ['W-12', ['first-roll-only']],
    ['W-8', ['second-roll-only']],
    // From West's left end back past its right end: the wall right of West is North's, whose left end is N-18.
    ['N-18', ['left-end']],
  ])('for 11, then 7: %s', (name, expected) => {
    expect(mistakesOf(answer(eighteen, name))).toEqual(expected);
  });

  test('is no mistake that leads to the right stack', () => {
    // 9 counted clockwise is East as well.
    const nine = puzzle('singleRoll2', '45');
    expect(mistakesOf(answer(nine, 'E-10'))).toEqual(['right']);
    expect(answer(nine, 'E-1')).toEqual({ kind: 'wrong', mistakes: [], rightWall: true });
    for (const each of puzzles.filter((_, index) => index % 20 === 0))
      for (const { mistakes, stack } of explanations(each)) {
        const grade = gradeWall(each, stack);
        if (nameOf(stack) === nameOf(each.first)) expect(grade.kind).toBe('right');
        else expect(mistakesOf(grade).length).toBeLessThanOrEqual(mistakes.length);
      }
  });
});

describe('hints', () => {
  const within = puzzle('singleRoll2', '35');
  const around = puzzle('threePlusTwo', '66656');

  test('tell who has found the wall only how its stacks are counted', () => {
    const { breaker } = within.opening;
    expect(wallHints(within, undefined)).toEqual(['seats', 'wall', 'stacks']);
    expect(wallHints(within, { wall: breaker, stack: 1 })).toEqual(['stacks']);
  });

  test('tell everything where the count goes on in another wall', () => {
    expect(around.first.wall).not.toBe(around.opening.breaker);
    expect(wallHints(around, around.first)).toEqual(['seats', 'wall', 'stacks']);
  });
});
