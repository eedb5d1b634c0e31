import { suitOf, type Suit, type Tile } from '../../engine/tile.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import { findLeftover, type Leftover } from '../waits/leftover.ts';
import { exchanged, fanOf, type BuildHandPuzzle, type CountedExchange, type Exchange } from './puzzle.ts';

/**
 * `empty`: a tile to give or to take is missing; `not-complete`: what is left over then; `too-cheap`: complete, and so many
 * fan short of the target.
 */
export type BuildHandGrade =
  | { readonly kind: 'empty'; readonly needs: 'give' | 'take' }
  | { readonly kind: 'not-complete'; readonly leftover: Leftover }
  | { readonly kind: 'too-cheap'; readonly exchange: CountedExchange; readonly short: number }
  | { readonly kind: 'right'; readonly exchange: CountedExchange };

export function gradeBuildHand(puzzle: BuildHandPuzzle, { give, take }: Partial<Exchange>): BuildHandGrade {
  if (give === undefined) return { kind: 'empty', needs: 'give' };
  if (take === undefined) return { kind: 'empty', needs: 'take' };
  const isIt = (exchange: Exchange): boolean => exchange.give === give && exchange.take === take;
  const right = puzzle.solutions.find(isIt);
  if (right !== undefined) return { kind: 'right', exchange: right };
  const cheap = puzzle.tooCheap.find(isIt);
  if (cheap !== undefined)
    return { kind: 'too-cheap', exchange: cheap, short: Math.max(1, puzzle.target - fanOf(cheap.score)) };
  const { tiles, melds } = exchanged(puzzle, { give, take });
  return { kind: 'not-complete', leftover: findLeftover({ tiles, melds }, take) };
}

/** What can be said on request: a row that a solution counts, then the suit of a tile to give, then the tile itself. */
export type BuildHandHint =
  | { readonly kind: 'row'; readonly id: PatternId }
  | { readonly kind: 'give-in'; readonly suit: Suit | 'honors' }
  | { readonly kind: 'give'; readonly tile: Tile };

export function hintsFor({ solutions }: BuildHandPuzzle): readonly BuildHandHint[] {
  const [best] = solutions;
  if (best === undefined) return [];
  const { score, give } = best;
  const rows = [...score.items].sort((a, b) => b.fan - a.fan).map(({ id }) => id);
  const row = rows[0] ?? score.special[0];
  return [
    ...(row === undefined ? [] : [{ kind: 'row', id: row } as const]),
    { kind: 'give-in', suit: suitOf(give) ?? 'honors' },
    { kind: 'give', tile: give },
  ];
}
