import { formatHand, parseHand } from '../../../src/engine/notation.ts';
import { tilesOfMeld } from '../../../src/engine/meld.ts';
import type { Tile } from '../../../src/engine/tile.ts';
import type { Reach } from '../../../src/fan/waits-in-reach.ts';
import type { TableWait, WaitsAtTable } from '../../../src/puzzles/waits/at-table.ts';
import type { TableLevel } from '../../../src/puzzles/waits/levels.ts';
import { plainCounts, plainWaits } from '../../support/plain-solver.ts';
import { referenceRules } from '../../support/reference-rules.ts';
import { readWin, scoresOf } from '../../support/reference-scorer.ts';
import { WITHOUT_PAIRS } from './proof.ts';

const RULES = referenceRules('hk33', {});

/** What is wrong with a puzzle made under three-three rules, found without the engine's waits and scorer. */
export function faultsAtTable(puzzle: WaitsAtTable, level: TableLevel): readonly string[] {
  const { table, waits } = puzzle;
  const { hand, discards, laid } = table;
  const open = plainCounts([...discards, ...laid.flatMap(tilesOfMeld)]);
  const own = plainCounts([...hand.tiles, ...hand.melds.flatMap(tilesOfMeld)]);
  const expected = plainWaits(hand, WITHOUT_PAIRS);
  const inView = open.reduce((sum, count) => sum + count, 0);
  const tiles = waits.map(({ tile }) => tile);
  return [
    ...(parseHand(formatHand(hand)).ok ? [] : ['not a legal hand']),
    ...(own.every((count, tile) => count + (open[tile] ?? 0) <= 4) ? [] : ['a fifth copy']),
    ...(tiles.join() === expected.join() ? [] : [`waits ${tiles.join()} instead of ${expected.join()}`]),
    ...waits.filter(({ tile, left }) => left !== 4 - (own[tile] ?? 0) - (open[tile] ?? 0)).map(() => 'copies'),
    ...waits.filter((wait) => wait.reach !== reachOf(puzzle, wait)).map(({ tile }) => `reach of ${tile}`),
    ...(inView >= 12 && inView <= 50 && waits.length > 0 && waits.length <= 6 ? [] : ['wrong level']),
    ...(level === 7 || (waits.length > 1 && tiles.some((tile) => (open[tile] ?? 0) > 0)) ? [] : ['wrong level']),
  ];
}

function reachOf(puzzle: WaitsAtTable, { tile }: TableWait): Reach {
  if (fanOf(puzzle, tile, 'discard') >= 3) return 'always';
  return fanOf(puzzle, tile, 'self-draw') >= 3 ? 'self-draw' : 'never';
}

/** The dearest reading by the second scorer; a special hand that is not counted is dearer than any minimum. */
function fanOf({ table }: WaitsAtTable, winningTile: Tile, by: 'discard' | 'self-draw'): number {
  const { hand, seat, roundWind, bonus } = table;
  const request = { hand: formatHand({ ...hand, winningTile }), by, seat, round: roundWind, bonus: bonus.join(' ') };
  return Math.max(...scoresOf(readWin({ ...request, flags: [] }), RULES).map(({ rawFan }) => rawFan ?? 99));
}
