import { describe, expect, test } from 'vitest';
import {
  breakerOf,
  countedSeats,
  DICE_PLANS,
  firstStack,
  openWall,
  rollForBreak,
  skippedStacks,
  type DiceRolls,
} from '../../src/table/break.ts';
import { addressedTakings, DEALT_TILES } from '../../src/table/deal.ts';
import { sumOf } from '../../src/table/dice.ts';
import { answerBreak } from '../../src/cli/ops/break.ts';
import { randomSource } from '../../src/engine/random.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../../src/table/procedure.ts';
import {
  drawAddress,
  openedStack,
  replacementAddress,
  type Opening,
  type StackAddress,
  type StacksPerWall,
  type TileAddress,
} from '../../src/table/wall.ts';
import { goldenRows } from '../support/golden.ts';
import { breakPhysically, type PhysicalBreak } from './physical-wall.ts';
import { allThrows } from './throws.ts';

const stackName = ({ wall, stack }: StackAddress): string => `${wall}-${stack}`;
const tileName = ({ layer, ...stack }: TileAddress): string => `${stackName(stack)} ${layer}`;

function opened(plan: DicePlan, dice: DiceRolls, stacks: StacksPerWall): Opening {
  const opening = openWall(plan, dice, stacks);
  if (!opening.ok) throw new Error(opening.error.code);
  return opening.value;
}

/** The breaking as the table's code has it, in the words of the physical one. */
function described(opening: Opening): PhysicalBreak {
  return {
    breaker: opening.breaker,
    skip: opening.skip,
    first: stackName(firstStack(opening)),
    lastOfTheBlocks: stackName(openedStack(opening, 23)),
    deal: addressedTakings(opening).map(({ seat, addresses }) => ({ seat, tiles: addresses.map(tileName) })),
    next: tileName(drawAddress(opening, DEALT_TILES)),
    replacements: [0, 2, 4, 6, 8, 10, 12].map((index) => stackName(replacementAddress(opening, index))),
  };
}

type BreakRow = readonly [
  name: string,
  source: string,
  plan: DicePlan,
  dice: DiceRolls,
  stacks: StacksPerWall,
  breaker: string,
  skip: number,
  first: string,
  lastOfTheBlocks: string,
  jump: Readonly<Record<string, readonly string[]>>,
  next: string,
  replacements: readonly string[],
];

describe('the worked breaks', () => {
  test.for(goldenRows('breaks') as readonly BreakRow[])('%s', ([, , plan, dice, stacks, ...expected]) => {
    const { deal, ...found } = described(opened(plan, dice, stacks));
    const jump = Object.fromEntries(deal.slice(12).map(({ seat, tiles }) => [seat, tiles]));
    const [breaker, skip, first, lastOfTheBlocks, expectedJump, next, replacements] = expected;
    expect(found).toEqual({ breaker, skip, first, lastOfTheBlocks, next, replacements });
    expect(jump).toEqual(expectedJump);
  });
});

describe('whose wall opens', () => {
  test.for(goldenRows('breakers') as readonly (readonly [number, string, string])[])('sum %i: %s', ([sum, breaker]) => {
    expect(breakerOf(sum)).toBe(breaker);
    expect(countedSeats(sum)).toHaveLength(sum);
    expect(countedSeats(sum).at(-1)).toBe(breaker);
  });
});

/** Every outcome of a plan's dice, told apart by die. */
const outcomesOf = (plan: DicePlan): readonly DiceRolls[] =>
  DICE_PLANS[plan].reduce<readonly DiceRolls[]>(
    (rolls, count) => rolls.flatMap((roll) => allThrows(count).map((dice) => [...roll, dice])),
    [[]],
  );

describe('every outcome of the dice', () => {
  const COUNTS = { singleRoll2: 36, singleRoll3: 216, threePlusTwo: 7776, onePlusOne: 36, twoPlusTwo: 1296 };

  test.for(PROCEDURE_OPTIONS.dicePlan)('%s opens as hands would open it', { timeout: 60_000 }, (plan) => {
    const outcomes = outcomesOf(plan);
    expect(outcomes).toHaveLength(COUNTS[plan]);
    for (const stacks of [17, 18] as const) {
      const physical = new Map<string, string>();
      for (const dice of outcomes) {
        const key = `${sumOf(dice[0] ?? [])} ${sumOf(dice.flat())}`;
        const expected = physical.get(key) ?? JSON.stringify(breakPhysically(dice, stacks));
        physical.set(key, expected);
        const found = JSON.stringify(described(opened(plan, dice, stacks)));
        if (found !== expected) expect(JSON.parse(found), JSON.stringify(dice)).toEqual(JSON.parse(expected));
      }
    }
  });

  test('three dice and two overflow an 18-stack wall in 39.97 % and a 17-stack wall in 50 % of all throws', () => {
    const outcomes = outcomesOf('threePlusTwo').map((dice) => opened('threePlusTwo', dice, 18).skip);
    expect(((outcomes.filter((skip) => skip > 18).length / outcomes.length) * 100).toFixed(2)).toBe('39.97');
    expect(outcomes.filter((skip) => skip > 17).length / outcomes.length).toBe(0.5);
  });

  test('one die opens East and South twice as often as West and North', () => {
    const share = (seat: string) => [1, 2, 3, 4, 5, 6].filter((die) => breakerOf(die) === seat).length / 6;
    expect(['E', 'S', 'W', 'N'].map(share)).toEqual([1 / 3, 1 / 3, 1 / 6, 1 / 6]);
  });
});

test('skipped stacks are counted from the right end of the breaker into the next wall clockwise', () => {
  const skipped = skippedStacks(opened('singleRoll3', [[6, 6, 6]], 17)).map(stackName);
  expect(skipped.slice(0, 2)).toEqual(['S-1', 'S-2']);
  expect(skipped.slice(-2)).toEqual(['S-17', 'E-1']);
});

test('thrown dice fit their plan', () => {
  const random = randomSource('dice');
  for (const plan of PROCEDURE_OPTIONS.dicePlan) {
    for (let throws = 0; throws < 50; throws += 1) expect(openWall(plan, rollForBreak(plan, random), 18).ok).toBe(true);
  }
});

test.for<readonly [string, DicePlan, DiceRolls, object]>([
  ['a missing roll', 'threePlusTwo', [[1, 2, 3]], { code: 'wrong-number-of-rolls', expected: 2 }],
  ['a roll too many', 'singleRoll2', [[1, 2], [3]], { code: 'wrong-number-of-rolls', expected: 1 }],
  ['a die too few', 'threePlusTwo', [[1, 2, 3], [4]], { code: 'wrong-number-of-dice', at: 1, expected: 2 }],
  ['a seven', 'onePlusOne', [[7], [1]], { code: 'not-a-die', at: 0, token: '7' }],
  ['half a pip', 'onePlusOne', [[1], [1.5]], { code: 'not-a-die', at: 1, token: '1.5' }],
])('refuses %s', ([, plan, dice, error]) => {
  expect(openWall(plan, dice, 18)).toEqual({ ok: false, error });
});

describe('the operation', () => {
  test('answers with the places in the order they are taken', () => {
    const answer = answerBreak({ plan: 'singleRoll2', dice: [[3, 5]], stacksPerWall: 18 });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        breaker: 'N',
        skip: 8,
        first: { wall: 'N', stack: 9 },
        next: { wall: 'W', stack: 17, layer: 'bottom' },
        replacement: { wall: 'N', stack: 8, layer: 'top' },
      },
    });
    const deal = answer.ok ? (answer.value['deal'] as readonly { seat: string; tiles: readonly object[] }[]) : [];
    expect(deal).toHaveLength(16);
    expect(deal[0]).toEqual({
      seat: 'E',
      tiles: [
        { wall: 'N', stack: 9, layer: 'top' },
        { wall: 'N', stack: 9, layer: 'bottom' },
        { wall: 'N', stack: 10, layer: 'top' },
        { wall: 'N', stack: 10, layer: 'bottom' },
      ],
    });
  });

  test.for<readonly [string, Readonly<Record<string, unknown>>, object]>([
    ['no plan', { dice: [[1, 2]] }, { code: 'missing-field', token: 'plan' }],
    ['an unknown plan', { plan: 'coin', dice: [[1]] }, { code: 'wrong-field', token: 'plan' }],
    ['no dice', { plan: 'singleRoll2' }, { code: 'missing-field', token: 'dice' }],
    ['dice without rolls', { plan: 'singleRoll2', dice: [1, 2] }, { code: 'wrong-field', token: 'dice' }],
    ['a seven', { plan: 'singleRoll2', dice: [[1, 7]] }, { code: 'not-a-die', token: '7', at: 0 }],
    ['a missing roll', { plan: 'twoPlusTwo', dice: [[1, 2]] }, { code: 'wrong-number-of-rolls', token: 'dice' }],
    [
      '16 stacks',
      { plan: 'singleRoll2', dice: [[1, 2]], stacksPerWall: 16 },
      { code: 'wrong-field', token: 'stacksPerWall' },
    ],
  ])('refuses %s', ([, request, error]) => {
    expect(answerBreak(request)).toEqual({ ok: false, error });
  });
});
