import { describe, expect, it } from 'vitest';
import { playArrow } from '../../src/components/table/play-arrow.ts';

/** The numbers of a path `M x y A r r 0 large sweep x y`. */
function read(path: string) {
  const [, x1, y1, , large, sweep, x2, y2] = /M(\S+) (\S+)A(\d+) \d+ 0 (\d) (\d) (\S+) (\S+)/.exec(path) ?? [];
  return { x1: Number(x1), y1: Number(y1), large, sweep, x2: Number(x2), y2: Number(y2) };
}

describe('the arrow of play', () => {
  it('leaves the bottom to the right and comes to the right side from below', () => {
    const { x1, y1, x2, y2, large, sweep } = read(playArrow(0, 1).path);
    expect(x1).toBeGreaterThan(50);
    expect(y1).toBeGreaterThan(80);
    expect(x2).toBeGreaterThan(80);
    expect(y2).toBeGreaterThan(50);
    expect([large, sweep]).toEqual(['0', '0']);
  });

  it('goes the long way round past two seats, never the short way back', () => {
    const { x2, y2, large, sweep } = read(playArrow(1, 0).path);
    expect(x2).toBeLessThan(50);
    expect(y2).toBeGreaterThan(80);
    expect([large, sweep]).toEqual(['1', '0']);
  });
});
