import { formatHand, parseHand } from '../../../src/engine/notation.ts';
import { tilesOfMeld } from '../../../src/engine/meld.ts';
import { isHonor, suitOf, type Tile } from '../../../src/engine/tile.ts';
import { scoreHand } from '../../../src/fan/score.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import type { DiscardLevel } from '../../../src/puzzles/discard/levels.ts';
import type { DiscardPuzzle } from '../../../src/puzzles/discard/puzzle.ts';
import { tilesInView } from '../../../src/puzzles/discard/table.ts';
import { copiesIn, plainDiscards, type PlainDiscard } from '../../support/plain-discards.ts';
import { plainCounts, plainWaits } from '../../support/plain-solver.ts';

const PLAIN = { sevenPairs: false, quadsArePairs: false };
const RULES = presetRules('hk33');

/**
 * What is wrong with a puzzle made under three-three rules, found without the engine's distances, waits and ranking; empty
 * when nothing is. On level 5 the second solver finds the waits, and each is scored by itself.
 */
export function faultsOf(puzzle: DiscardPuzzle, level: DiscardLevel): readonly string[] {
  const { table, ranking, best } = puzzle;
  const seen = tilesInView(table);
  const counts = plainCounts([...table.hand.tiles, ...table.hand.melds.flatMap(tilesOfMeld), ...seen]);
  const expected = plainDiscards(table.hand, seen, PLAIN, false);
  const right = level === 5 ? mostCallable(puzzle, expected) : mostCopies(expected);
  const shown = ranking.map((each) =>
    describe({ ...each, accepts: each.accepts.map((a) => [a.tile, a.left] as const) }),
  );
  return [
    ...(isLegal(puzzle) ? [] : ['not a legal hand']),
    ...(counts.every((count) => count <= 4) ? [] : ['a fifth copy']),
    ...(expected.every((each) => shown.includes(describe(each))) && shown.length === expected.length
      ? []
      : ['ranking']),
    ...(best.join() === right.join() ? [] : [`best ${best.join()} instead of ${right.join()}`]),
    ...(isOfItsLevel(puzzle, level, expected) ? [] : ['wrong level']),
  ];
}

const describe = ({ tile, distance, accepts }: PlainDiscard): string =>
  `${tile} ${distance} ${accepts.map((each) => each.join(':')).join(' ')}`;

/** The notation reads the hand back: 14 tiles, no fifth copy, real sets. */
function isLegal({ table: { hand, drawn } }: DiscardPuzzle): boolean {
  const winningTile = drawn ?? hand.tiles[0] ?? (0 as Tile);
  const at = hand.tiles.indexOf(winningTile);
  return at >= 0 && parseHand(formatHand({ tiles: hand.tiles.toSpliced(at, 1), melds: hand.melds, winningTile })).ok;
}

const nearestOf = (expected: readonly PlainDiscard[]): readonly PlainDiscard[] => {
  const least = Math.min(...expected.map(({ distance }) => distance));
  return expected.filter(({ distance }) => distance === least);
};

function mostCopies(expected: readonly PlainDiscard[]): readonly Tile[] {
  const nearest = nearestOf(expected);
  const most = Math.max(...nearest.map(copiesIn));
  return nearest.filter((each) => copiesIn(each) === most).map(({ tile }) => tile);
}

/** For each discard that leaves the hand ready, the copies of waits that are worth three fan from a discard. */
function mostCallable({ table }: DiscardPuzzle, expected: readonly PlainDiscard[]): readonly Tile[] {
  const { hand, seat, roundWind, bonus } = table;
  const known = plainCounts([...hand.tiles, ...hand.melds.flatMap(tilesOfMeld), ...tilesInView(table)]);
  const counted = nearestOf(expected).map(({ tile }) => {
    const kept = { tiles: hand.tiles.toSpliced(hand.tiles.indexOf(tile), 1), melds: hand.melds };
    const callable = plainWaits(kept, { ...PLAIN, deadWaits: false }).filter((wait) => {
      const won = { ...kept, winningTile: wait };
      const score = scoreHand(won, { seatWind: seat, roundWind, bonus, by: 'discard', flags: [] }, RULES);
      return score.ok && (score.value.fan ?? 0) >= 3;
    });
    return { tile, n: callable.reduce((sum, wait) => sum + 4 - (known[wait] ?? 0), 0) };
  });
  const most = Math.max(...counted.map(({ n }) => n));
  return counted.filter(({ n }) => n === most && most > 0).map(({ tile }) => tile);
}

/** The levels as they are promised, said once more in other words. */
function isOfItsLevel({ table, best }: DiscardPuzzle, level: DiscardLevel, expected: readonly PlainDiscard[]): boolean {
  const { tiles, melds } = table.hand;
  const least = Math.min(...expected.map(({ distance }) => distance));
  const inSuit = (suit: string): number => tiles.filter((tile) => suitOf(tile) === suit).length;
  const longest = Math.max(...['m', 'p', 's'].map(inSuit));
  const own = plainCounts([...tiles, ...melds.flatMap(tilesOfMeld)]);
  // What helps is the same whatever lies on the table; only the copies left are others.
  const blind = mostCopies(
    expected.map((each) => ({ ...each, accepts: each.accepts.map(([tile]) => [tile, 4 - (own[tile] ?? 0)] as const) })),
  );
  const alone = (tile: Tile): boolean => {
    const near = tiles.filter((other) =>
      isHonor(tile) ? other === tile : suitOf(other) === suitOf(tile) && Math.abs(other - tile) < 3,
    );
    return near.length === 1;
  };
  if (least < 0 || least > 2 || tilesInView(table).length > 40 || plainCounts(tiles).includes(4)) return false;
  if (level > 1 && best.length !== 1) return false;
  const [only = 0 as Tile] = best;
  if (level < 4 && blind.join() !== best.join()) return false;
  if (level === 1) return least > 0 && melds.length === 0 && best.length < 3 && best.every(alone);
  if (level === 2) return !tiles.some(alone) && longest <= 7;
  if (level === 3) return !alone(only) && inSuit(suitOf(only) ?? '') >= 8;
  if (level === 4) return !blind.includes(only) && least < 2;
  return least === 0 && nearestOf(expected).length > 1 && mostCopies(expected).join() !== best.join();
}
