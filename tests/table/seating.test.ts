import { describe, expect, test } from 'vitest';
import { randomSource } from '../../src/engine/random.ts';
import { WINDS, type Wind } from '../../src/engine/tile.ts';
import {
  drawSeats,
  PLAYERS,
  seatedPlayers,
  seatingChance,
  type SeatingChance,
  type SeatingStep,
} from '../../src/table/seating.ts';

/** Dice and winds as somebody chose them. */
const chosen = (rolls: readonly (readonly number[])[], winds: readonly Wind[]): SeatingChance => {
  const left = [...rolls];
  return { roll: () => left.shift() ?? [], mixWinds: () => winds };
};

const kindsOf = (steps: readonly SeatingStep[]) => steps.map(({ kind }) => kind);

describe('the example of 001_79792cdda8ee7ffa.txt', () => {
  // C is highest and rolls 4; at the even end lie, from the end on, East North West South.
  const row: readonly Wind[] = ['S', 'W', 'N', 'E'];
  const dice = [
    [1, 2],
    [3, 3],
    [6, 5],
    [2, 2],
    [1, 3],
  ];
  const { steps, winds } = drawSeats('oddEvenDraw', chosen(dice, row));

  test('B draws East, then C North, D West and A South', () => {
    expect(steps.filter(({ kind }) => kind === 'draw')).toEqual([
      { kind: 'draw', player: 'B', wind: 'E' },
      { kind: 'draw', player: 'C', wind: 'N' },
      { kind: 'draw', player: 'D', wind: 'W' },
      { kind: 'draw', player: 'A', wind: 'S' },
    ]);
  });

  test('they sit B A D C, and C counted C D A B', () => {
    expect(seatedPlayers(winds)).toEqual(['B', 'A', 'D', 'C']);
    expect(steps.find(({ kind }) => kind === 'count')).toMatchObject({
      player: 'C',
      counted: ['C', 'D', 'A', 'B'],
      end: 'even',
    });
  });

  test('had A rolled, D would have drawn first', () => {
    const other = drawSeats(
      'oddEvenDraw',
      chosen(
        [
          [6, 6],
          [3, 3],
          [2, 5],
          [2, 2],
          [1, 3],
        ],
        row,
      ),
    );
    expect(other.steps.find(({ kind }) => kind === 'draw')).toMatchObject({ player: 'D', wind: 'E' });
  });
});

test('an odd sum draws from the odd end', () => {
  const dice = [
    [6, 6],
    [1, 1],
    [1, 1],
    [1, 1],
    [2, 3],
  ];
  const { winds } = drawSeats('oddEvenDraw', chosen(dice, ['W', 'E', 'S', 'N']));
  // Five counted from A: A again.
  expect(winds).toEqual({ A: 'W', B: 'E', C: 'S', D: 'N' });
});

test('only those tied for the highest sum roll again', () => {
  const dice = [
    [6, 4],
    [5, 5],
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 5],
    [1, 1],
    [6, 1],
    [1, 1],
  ];
  const { steps } = drawSeats('oddEvenDraw', chosen(dice, WINDS));
  const rollOffs = steps
    .filter((step) => step.kind === 'roll-off')
    .map(({ rolls }) => rolls.map(({ player }) => player));
  expect(rollOffs).toEqual([
    ['A', 'B', 'C', 'D'],
    ['A', 'B'],
    ['A', 'B'],
  ]);
  expect(steps.find(({ kind }) => kind === 'temporary-seats')).toMatchObject({
    winds: { B: 'E', C: 'S', D: 'W', A: 'N' },
  });
});

test('the first drawer is temporary East or West exactly when the sum is odd', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { steps } = drawSeats('oddEvenDraw', seatingChance(randomSource(seed)));
    const temporary = steps.find((step) => step.kind === 'temporary-seats');
    const count = steps.find((step) => step.kind === 'count');
    const first = count?.counted.at(-1);
    if (!temporary || !count || !first) throw new Error('steps are missing');
    expect(['E', 'W'].includes(temporary.winds[first])).toBe(count.end === 'odd');
  }
});

test.for(['random', 'simpleDraw', 'oddEvenDraw'] as const)(
  '%s gives everybody one wind, each wind to each player',
  (method) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { winds, steps } = drawSeats(method, seatingChance(randomSource(seed)));
      expect(PLAYERS.map((player) => winds[player]).toSorted()).toEqual([...WINDS].toSorted());
      expect(kindsOf(steps).filter((kind) => kind === 'draw' || kind === 'assign')).toHaveLength(4);
      for (const player of PLAYERS) seen.add(player + winds[player]);
    }
    expect(seen.size).toBe(16);
  },
);
