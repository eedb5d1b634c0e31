import type { Tile } from '../engine/tile.ts';
import { copiesLeft } from '../engine/waits.ts';
import { copiesOf } from './held-tiles.ts';
import { NOTHING_PASSED, passPung, passWin, type Passed } from './passed-win.ts';
import type { Procedure } from './procedure.ts';
import { comparableFan, winningTiles, type Appraise, type WinAttempt } from './win.ts';

/**
 * What is blocked to a player who let these discards pass with the hand he has now: those he could have won on at this
 * table, and those he could have claimed as a pung. `attempt` is his hand without a winning tile.
 */
export function passedAfter(
  tiles: readonly Tile[],
  attempt: WinAttempt,
  procedure: Procedure,
  appraise: Appraise,
): Passed {
  const waits = winningTiles(attempt, appraise);
  return tiles.reduce((passed, tile) => {
    const couldPung = copiesOf(attempt.hand.tiles, tile) >= 2;
    const noted = couldPung ? passPung(passed, tile, procedure) : passed;
    const worth =
      copiesLeft(attempt.hand, tile) > 0
        ? appraise({ ...attempt, hand: { ...attempt.hand, winningTile: tile } })
        : undefined;
    return worth?.legal ? passWin(noted, { tile, fan: comparableFan(worth), waits }, procedure) : noted;
  }, NOTHING_PASSED);
}
