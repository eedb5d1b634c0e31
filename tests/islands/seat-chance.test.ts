import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../src/islands/table/seat-chance.ts';
import { drawSeats, seatedPlayers } from '../../src/table/seating.ts';

describe('the draw of seats in the lesson', () => {
  test('begins with the example of 001_79792cdda8ee7ffa.txt: C rolls four, B draws East, they sit B A D C', () => {
    const { steps, winds } = drawSeats('oddEvenDraw', chanceOf({ seed: 'example' }));
    expect(steps.find(({ kind }) => kind === 'count')).toMatchObject({ player: 'C', dice: [1, 3] });
    expect(steps.find(({ kind }) => kind === 'draw')).toMatchObject({ player: 'B', wind: 'E' });
    expect(seatedPlayers(winds)).toEqual(['B', 'A', 'D', 'C']);
  });

  test('takes the dice of the count from the reader and leaves the rolls before it alone', () => {
    const seed = 'any';
    const before = drawSeats('oddEvenDraw', chanceOf({ seed }));
    const after = drawSeats('oddEvenDraw', chanceOf({ seed, countDice: [6, 5] }));
    const upToCount = (steps: typeof before.steps) =>
      steps.slice(
        0,
        steps.findIndex(({ kind }) => kind === 'count'),
      );
    expect(upToCount(after.steps)).toEqual(upToCount(before.steps));
    expect(after.steps.find(({ kind }) => kind === 'count')).toMatchObject({ dice: [6, 5], end: 'odd' });
  });

  test('takes the first rolls from the reader, and rolls again by chance after a tie of his', () => {
    const rolls = [
      [6, 6],
      [1, 1],
      [6, 6],
      [2, 2],
    ];
    for (const seed of ['example', 'any']) {
      const { steps } = drawSeats('oddEvenDraw', chanceOf({ seed, rolls }));
      const [first, again] = steps.filter((step) => step.kind === 'roll-off');
      expect(first?.rolls.map(({ dice }) => dice)).toEqual(rolls);
      expect(again?.rolls.map(({ player }) => player)).toEqual(['A', 'C']);
      expect(steps.find((step) => step.kind === 'count')?.dice).toHaveLength(2);
    }
  });

  test('leaves a wind to everybody, whatever the reader sets', () => {
    const rolls = [
      [1, 1],
      [2, 3],
      [1, 2],
      [1, 3],
    ];
    const { steps, winds } = drawSeats('oddEvenDraw', chanceOf({ seed: 'any', rolls }));
    expect(steps.find((step) => step.kind === 'count')?.player).toBe('B');
    expect(seatedPlayers(winds).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each(['random', 'simpleDraw', 'oddEvenDraw'] as const)('is repeated by its seed: %s', (method) => {
    const draw = (seed: string) => drawSeats(method, chanceOf({ seed }));
    expect(draw('1')).toEqual(draw('1'));
    expect(
      new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(draw(String(seed)).winds))).size,
    ).toBeGreaterThan(5);
  });
});
