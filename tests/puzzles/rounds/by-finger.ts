import type { Wind } from '../../../src/engine/tile.ts';
import type { RoundsTable } from '../../../src/puzzles/rounds/puzzle.ts';

const ORDER = 'ESWN';

/** Counting hands on one's fingers: chair 0 deals hand 1 of every round; `you` is so many chairs to the right of him. */
export function byFinger(
  { position, result, you }: RoundsTable,
  stays: (dealerWon: boolean, draw: boolean) => boolean,
) {
  const dealer = position.hand - 1;
  const dealerWon = result !== 'draw' && ORDER.indexOf(result.winner) === dealer;
  if (stays(dealerWon, result === 'draw')) return { dealer: ORDER[dealer], wind: windOf(you, dealer) };
  const isLast = position.hand === 4 && position.round === 'N';
  return isLast ? {} : { dealer: ORDER[(dealer + 1) % 4], wind: windOf(you, (dealer + 1) % 4) };
}

const windOf = (you: Wind, dealer: number) => ORDER[(ORDER.indexOf(you) - dealer + 4) % 4];
