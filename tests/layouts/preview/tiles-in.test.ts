import { expect, it } from 'vitest';
import { tilesIn } from '../../../src/layouts/preview/tiles-in.ts';
import { readTiles } from '../../support/read-hand.ts';

it('written tiles are drawn in their groups, with gaps, backs and flowers', () => {
  const [three = 0, four = 0] = readTiles('34m');
  expect(tilesIn('34m? #4m# f1g3')).toEqual([
    [three, four, 'gap'],
    ['back', four, 'back'],
    ['f1', 'g3'],
  ]);
});

it('what is no tile stops the build', () => {
  expect(() => tilesIn('34m 0x')).toThrow('0x');
});
