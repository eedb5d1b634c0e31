import { countTiles, type Hand } from './hand.ts';
import { type ShapeOptions } from './readings.ts';
import { IMPOSSIBLE, needsOf, type Needs } from './suit-needs.ts';
import { COPIES_PER_TILE, isHonor, isTerminal, TILES } from './tile.ts';

/**
 * How many tiles a hand of 13 must change until it is ready (0: ready): one less than the fewest tiles to draw for a
 * complete hand of any shape that counts. Tiles of which the hand and its sets hold all four cannot be drawn.
 */
export function distanceFromReady({ tiles, melds }: Hand, options: ShapeOptions): number {
  const counts = countTiles({ tiles, melds: [] });
  const laid = countTiles({ tiles: [], melds });
  const standard = standardMissing(counts, laid, 4 - melds.length);
  if (melds.length > 0) return standard - 1;
  return (
    Math.min(standard, orphansMissing(counts), options.sevenPairs ? pairsMissing(counts, options) : IMPOSSIBLE) - 1
  );
}

function standardMissing(counts: readonly number[], laid: readonly number[], sets: number): number {
  const suits = [0, 9, 18, 27].map((first) => {
    const limits = laid.slice(first, first + 9).map((count) => COPIES_PER_TILE - count);
    return needsOf(counts.slice(first, first + 9), limits, first < 27);
  });
  const all = suits.reduce(combine);
  return all[5 + sets] ?? IMPOSSIBLE;
}

/** The needs of two suits together. */
function combine(a: Needs, b: Needs): Needs {
  return Array.from({ length: 10 }, (_, goal) => {
    const costs: number[] = [];
    for (let i = 0; i <= goal; i += 1) {
      const j = goal - i;
      if ((i % 5) + (j % 5) === goal % 5) costs.push((a[i] ?? IMPOSSIBLE) + (b[j] ?? IMPOSSIBLE));
    }
    return Math.min(...costs);
  });
}

function pairsMissing(counts: readonly number[], { quadsArePairs }: ShapeOptions): number {
  if (quadsArePairs) return 7 - counts.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  const kinds = counts.filter((count) => count > 0).length;
  const pairs = counts.filter((count) => count > 1).length;
  return 7 - pairs + Math.max(0, 7 - kinds);
}

function orphansMissing(counts: readonly number[]): number {
  const orphans = TILES.filter((tile) => isTerminal(tile) || isHonor(tile)).map((tile) => counts[tile] ?? 0);
  const kinds = orphans.filter((count) => count > 0).length;
  return 14 - kinds - (orphans.some((count) => count > 1) ? 1 : 0);
}
