import { expect, test } from 'vitest';
import { nearestStack, rightOf, turned, WALL_DISTANCE } from '../../src/components/table/geometry.ts';
import { stackByKey } from '../../src/islands/table/StackChoice.tsx';
import { allAddresses } from '../../src/table/wall.ts';

const stackName = (place: { readonly wall: string; readonly stack: number } | undefined) =>
  place && `${place.wall}-${place.stack}`;

test.each([18, 17] as const)('a tap on any of %i stacks, or a little outside, takes it', (stacks) => {
  for (const { wall, stack } of allAddresses(stacks))
    for (const away of [WALL_DISTANCE - 10, WALL_DISTANCE, WALL_DISTANCE + 30])
      expect(stackName(nearestStack(turned(wall, rightOf(stack, stacks), away), stacks))).toBe(`${wall}-${stack}`);
});

test('walls lie as players sit: East at the bottom, counter-clockwise, first stacks at their owners’ right hands', () => {
  expect(turned('E', rightOf(1, 18), WALL_DISTANCE)).toMatchObject({ y: WALL_DISTANCE });
  expect(turned('E', rightOf(1, 18), WALL_DISTANCE).x).toBeGreaterThan(0);
  expect(turned('S', rightOf(1, 18), WALL_DISTANCE).x).toBe(WALL_DISTANCE);
  expect(turned('S', rightOf(1, 18), WALL_DISTANCE).y).toBeLessThan(0);
  expect(turned('W', rightOf(1, 18), WALL_DISTANCE).x).toBeLessThan(0);
  expect(turned('N', rightOf(1, 18), WALL_DISTANCE)).toMatchObject({ x: -WALL_DISTANCE });
  expect(turned('N', rightOf(1, 18), WALL_DISTANCE).y).toBeGreaterThan(0);
});

test('keys go round the ring of stacks and from wall to wall', () => {
  const at = (wall: 'E' | 'S' | 'W' | 'N', stack: number) => ({ wall, stack });
  expect(stackName(stackByKey('ArrowRight', undefined, 18))).toBe('E-1');
  expect(stackName(stackByKey('ArrowRight', at('E', 18), 18))).toBe('N-1');
  expect(stackName(stackByKey('ArrowLeft', at('E', 1), 17))).toBe('S-17');
  expect(stackName(stackByKey('PageDown', at('E', 5), 18))).toBe('S-5');
  expect(stackName(stackByKey('PageUp', at('E', 5), 18))).toBe('N-5');
  expect(stackName(stackByKey('Home', at('W', 9), 18))).toBe('W-1');
  expect(stackName(stackByKey('End', at('W', 9), 17))).toBe('W-17');
  expect(stackByKey('a', at('W', 9), 17)).toBeUndefined();
});
