import type { Hand } from '../../../src/engine/hand.ts';
import { tilesOfMeld } from '../../../src/engine/meld.ts';
import { parseHand, formatHand } from '../../../src/engine/notation.ts';
import { isHonor, suitOf, type Tile } from '../../../src/engine/tile.ts';
import type { WaitOptions } from '../../../src/engine/waits.ts';
import type { ShapeLevel } from '../../../src/puzzles/waits/levels.ts';
import type { Wait, WaitsPuzzle } from '../../../src/puzzles/waits/puzzle.ts';
import { plainCounts, plainReadings, plainWaits } from '../../support/plain-solver.ts';

export const WITHOUT_PAIRS: WaitOptions = { sevenPairs: false, quadsArePairs: false, deadWaits: false };
export const WITH_PAIRS: WaitOptions = { ...WITHOUT_PAIRS, sevenPairs: true };

/**
 * What is wrong with a puzzle, found without the engine's waits and readings; empty when nothing is. The readings are
 * counted by a slow method, so that not every puzzle is asked for them.
 */
export function faultsOf(
  puzzle: WaitsPuzzle,
  level: ShapeLevel,
  options: WaitOptions,
  readings: boolean,
): readonly string[] {
  const { hand, waits } = puzzle;
  const expected = plainWaits(hand, options);
  const tiles = waits.map(({ tile }) => tile);
  return [
    ...(parseHand(formatHand(hand)).ok ? [] : ['not a legal hand']),
    ...(expected.length > 0 ? [] : ['not ready']),
    ...(tiles.join() === expected.join() ? [] : [`waits ${tiles.join()} instead of ${expected.join()}`]),
    ...(isOfItsLevel(puzzle, level) ? [] : ['wrong level']),
    ...waits.flatMap((wait) => faultsOfWait(puzzle, wait, readings)),
  ];
}

function faultsOfWait({ hand }: WaitsPuzzle, { tile, left, layouts }: Wait, readings: boolean): readonly string[] {
  const own = [...hand.tiles, ...hand.melds.flatMap(tilesOfMeld)].filter((other) => other === tile).length;
  const special = layouts.filter(({ shapes }) => shapes.some((shape) => /seven|orphans/.test(shape))).length;
  const laid = layouts.filter(({ groups }) => groups.filter(({ winningAt }) => winningAt !== undefined).length === 1);
  const complete = layouts.filter(({ groups }) => {
    const held = groups.filter(({ onTable }) => !onTable).flatMap((group) => group.tiles);
    return plainCounts(held).join() === plainCounts([...hand.tiles, tile]).join();
  });
  return [
    ...(left === 4 - own ? [] : [`${left} copies of ${tile}`]),
    ...(!readings || layouts.length === special + standardReadings(hand, tile)
      ? []
      : [`${layouts.length} readings with ${tile}`]),
    ...(laid.length === layouts.length ? [] : [`${tile} is not in one place`]),
    ...(complete.length === layouts.length ? [] : [`a layout with ${tile} has other tiles`]),
  ];
}

const standardReadings = ({ tiles, melds }: Hand, tile: Tile): number =>
  plainReadings(plainCounts([...tiles, tile]), 4 - melds.length).length;

/** The levels as they are promised, said once more in other words. */
function isOfItsLevel({ hand, waits, shape }: WaitsPuzzle, level: ShapeLevel): boolean {
  const tiles = [...hand.tiles, ...hand.melds.flatMap(tilesOfMeld)];
  const special = /seven|orphans/.test(shape);
  const n = waits.length;
  if (level === 1) return n === 2 || (n === 1 && waits.every(({ tile }) => isHonor(tile)));
  if (level === 2) return n <= 2 && shape !== 'two-sided' && hand.melds.length === 0;
  if (level === 3) return n === 3;
  if (level === 4) return special || (n >= 4 && n <= 6);
  return n >= 7 && n <= 9 && tiles.every((tile) => !isHonor(tile)) && new Set(tiles.map(suitOf)).size === 1;
}
