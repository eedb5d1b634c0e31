import { countTiles, type Hand } from '../../engine/hand.ts';
import { COPIES_PER_TILE, TILES, type Tile } from '../../engine/tile.ts';
import { findWaits, type WaitOptions } from '../../engine/waits.ts';
import type { WaitShape } from '../waits/shape.ts';
import { waitsPuzzleOf } from '../waits/puzzle.ts';

/**
 * „Bau diese Wartehand“: a hand with gaps and the tiles that it shall wait for (叫), no more and no fewer. Any tiles that do
 * it are right.
 */
export interface BuildWaitPuzzle {
  readonly options: WaitOptions;
  /** What is there already: 13 tiles less the missing ones. */
  readonly given: Hand;
  /** How many tiles are missing. */
  readonly missing: number;
  /** In canonical order. */
  readonly target: readonly Tile[];
  /** One way to fill the gaps. */
  readonly solution: readonly Tile[];
  /** What the hand's wait is then called. */
  readonly shape: WaitShape;
}

/** The puzzle that leaves these held tiles out of a ready hand; `undefined` if the hand is not ready. */
export function buildWaitPuzzleOf(
  hand: Hand,
  gaps: readonly Tile[],
  options: WaitOptions,
): BuildWaitPuzzle | undefined {
  const whole = waitsPuzzleOf(hand, options);
  if (whole === undefined) return undefined;
  const solution = [...gaps].sort((a, b) => a - b);
  const target = whole.waits.map(({ tile }) => tile);
  return { options, given: givenOf(hand, gaps), missing: gaps.length, target, solution, shape: whole.shape };
}

/** A hand without some of its held tiles. */
export function givenOf({ tiles, melds }: Hand, gaps: readonly Tile[]): Hand {
  const held = [...tiles];
  for (const tile of gaps) held.splice(held.indexOf(tile), 1);
  return { tiles: held, melds };
}

/** The hand with its gaps filled, in canonical order. */
export const filled = ({ given }: BuildWaitPuzzle, tiles: readonly Tile[]): Hand => ({
  tiles: [...given.tiles, ...tiles].sort((a, b) => a - b),
  melds: given.melds,
});

/** Whether one more copy of a tile is to be had beside the hand and what is chosen. */
export const isToBeHad = (puzzle: BuildWaitPuzzle, chosen: readonly Tile[], tile: Tile): boolean =>
  (countTiles(filled(puzzle, chosen))[tile] ?? 0) < COPIES_PER_TILE;

/** Whether these tiles fill the gaps so that the hand waits for the target alone. */
function isSolution(puzzle: BuildWaitPuzzle, tiles: readonly Tile[]): boolean {
  const waits = findWaits(filled(puzzle, tiles), puzzle.options);
  return waits.length === puzzle.target.length && waits.every((tile, at) => tile === puzzle.target[at]);
}

/** Every way to fill the gaps, each in canonical order; asked for up to three gaps, since each gap more takes ten times as long. */
export function allSolutions(puzzle: BuildWaitPuzzle): readonly (readonly Tile[])[] {
  const found: (readonly Tile[])[] = [];
  const visit = (chosen: readonly Tile[]): void => {
    if (chosen.length === puzzle.missing) {
      if (isSolution(puzzle, chosen)) found.push(chosen);
      return;
    }
    for (const tile of TILES)
      if (tile >= (chosen.at(-1) ?? 0) && isToBeHad(puzzle, chosen, tile)) visit([...chosen, tile]);
  };
  visit([]);
  return found;
}
