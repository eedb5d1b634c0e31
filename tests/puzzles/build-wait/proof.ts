import { tilesOfMeld } from '../../../src/engine/meld.ts';
import { formatTiles, parseHand, formatHand } from '../../../src/engine/notation.ts';
import type { Hand } from '../../../src/engine/hand.ts';
import { suitOf, type Tile } from '../../../src/engine/tile.ts';
import type { WaitOptions } from '../../../src/engine/waits.ts';
import type { BuildWaitLevel } from '../../../src/puzzles/build-wait/levels.ts';
import type { BuildWaitPuzzle } from '../../../src/puzzles/build-wait/puzzle.ts';
import { plainCounts, plainWaits } from '../../support/plain-solver.ts';

export const WITHOUT_PAIRS: WaitOptions = { sevenPairs: false, quadsArePairs: false, deadWaits: false };
export const WITH_PAIRS: WaitOptions = { ...WITHOUT_PAIRS, sevenPairs: true, quadsArePairs: true };

const filledBy = ({ given }: BuildWaitPuzzle, tiles: readonly Tile[]): Hand => ({
  tiles: [...given.tiles, ...tiles],
  melds: given.melds,
});

/** Whether tiles fill the gaps rightly, by the second solver. */
export function isRightPlainly(puzzle: BuildWaitPuzzle, tiles: readonly Tile[], options: WaitOptions): boolean {
  const hand = filledBy(puzzle, tiles);
  const copies = plainCounts([...hand.tiles, ...hand.melds.flatMap(tilesOfMeld)]);
  return copies.every((count) => count <= 4) && plainWaits(hand, options).join() === puzzle.target.join();
}

/** What is wrong with a puzzle, found without the engine's waits; empty when nothing is. */
export function faultsOf(puzzle: BuildWaitPuzzle, level: BuildWaitLevel): readonly string[] {
  const { given, missing, target, solution } = puzzle;
  const hand = filledBy(puzzle, solution);
  const laid = given.melds.length;
  return [
    ...(parseHand(formatHand({ ...hand, tiles: [...hand.tiles].sort((a, b) => a - b) })).ok ? [] : ['no legal hand']),
    ...(given.tiles.length + missing === 13 - 3 * laid && solution.length === missing ? [] : ['wrong number of gaps']),
    ...[WITHOUT_PAIRS, WITH_PAIRS].flatMap((options) =>
      isRightPlainly(puzzle, solution, options) ? [] : [`${formatTiles(solution)} is no solution`],
    ),
    ...(isOfItsLevel(puzzle, level) ? [] : [`wrong level: ${target.length} waits`]),
  ];
}

/** The levels as they are promised, said once more in other words. */
function isOfItsLevel({ given, missing, target, solution }: BuildWaitPuzzle, level: BuildWaitLevel): boolean {
  const n = target.length;
  if (level === 1) return missing === 2 && n <= 2 && given.melds.length === 0;
  if (level === 2) return missing === 3 && n >= 2 && n <= 3;
  if (level === 3) return missing === 4 && n === 3;
  if (level === 4) return missing === 4 && n >= 4 && n <= 6;
  return missing === 7 && n >= 3 && new Set([...solution, ...target].map(suitOf)).size === 1;
}
