import { countTiles, type Hand } from '../../engine/hand.ts';
import type { Meld } from '../../engine/meld.ts';
import { COPIES_PER_TILE, type Tile } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import type { Circumstances } from '../../fan/circumstances.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand, type Score } from '../../fan/score.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';

/** Where a player sits with what bonus tiles, and fourteen tiles with the sets on the table. */
export interface Fourteen {
  /** The held tiles in canonical order: 14 less three for each set. */
  readonly held: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly place: Pick<Circumstances, 'seatWind' | 'roundWind' | 'bonus'>;
  /** The tiles that may be taken, in canonical order; any tile where none are named. */
  readonly offered?: readonly Tile[] | undefined;
}

/** A tile given away and another one taken for it. */
export interface Exchange {
  readonly give: Tile;
  readonly take: Tile;
}

/** An exchange that completes the hand, and what the hand is then worth, won by a discard. */
export interface CountedExchange extends Exchange {
  readonly score: Score;
}

/** „Ein Tausch bis zur Mindesthand“ (起糊): one tile away, one tile in, and the hand reaches so many fan. */
export interface BuildHandPuzzle extends Fourteen {
  readonly rules: RuleSet;
  /** The fan to reach: the table's minimum, or three where it asks for less than two. */
  readonly target: number;
  /** Every exchange that completes the hand and reaches the target, the dearest first. */
  readonly solutions: readonly CountedExchange[];
  /** Every exchange that completes the hand and does not reach it. */
  readonly tooCheap: readonly CountedExchange[];
}

/** What a table without a minimum is asked for. */
const USUAL_TARGET = 3;

/** The fan a puzzle asks for at a table. */
export const targetOf = ({ options }: RuleSet): number => (options.minFan > 1 ? options.minFan : USUAL_TARGET);

/**
 * The puzzle of fourteen tiles. Where no exchange reaches the target at this table, the most that one reaches is the target;
 * `undefined` if no exchange makes a hand that may be declared.
 */
export function buildHandPuzzleOf(fourteen: Fourteen, rules: RuleSet): BuildHandPuzzle | undefined {
  const all = exchangesOf(fourteen, rules);
  const most = Math.max(...all.filter(({ score }) => score.legal).map(({ score }) => fanOf(score)));
  if (most === -Infinity) return undefined;
  const target = Math.min(targetOf(rules), most);
  const reaches = ({ score }: CountedExchange): boolean => score.legal && fanOf(score) >= target;
  return {
    ...fourteen,
    rules,
    target,
    solutions: all.filter(reaches).sort((a, b) => b.score.points - a.score.points || fanOf(b.score) - fanOf(a.score)),
    tooCheap: all.filter((exchange) => !reaches(exchange)),
  };
}

/** A special hand that is paid without counting is worth more than any number. */
export const fanOf = ({ fan }: Pick<Score, 'fan'>): number => fan ?? 99;

/** The hand after an exchange, the taken tile being the winning one. */
export function exchanged({ held, melds }: Fourteen, { give, take }: Exchange): Hand {
  return { tiles: held.toSpliced(held.indexOf(give), 1), melds, winningTile: take };
}

/** Every exchange that completes the hand, by the tile given and then the tile taken. */
function exchangesOf(fourteen: Fourteen, rules: RuleSet): readonly CountedExchange[] {
  const options = waitOptionsOf(rules);
  const { held, melds } = fourteen;
  const copies = countTiles({ tiles: held, melds });
  const circumstances = wonWith(fourteen);
  const found: CountedExchange[] = [];
  held.forEach((give, at) => {
    if (held[at - 1] === give) return;
    // What is kept is the same for every tile that may be taken.
    const tiles = held.toSpliced(at, 1);
    for (const take of findWaits({ tiles, melds }, options)) {
      if ((copies[take] ?? 0) >= COPIES_PER_TILE || !mayTake(fourteen, { give, take })) continue;
      const score = scoreHand({ tiles, melds, winningTile: take }, circumstances, rules);
      if (score.ok) found.push({ give, take, score: score.value });
    }
  });
  return found;
}

const wonWith = ({ place }: Fourteen): Circumstances => ({ ...place, by: 'discard', flags: [] });

/** Whether a tile may be taken for another: not the same one, and one of those that are offered. */
export const mayTake = ({ offered }: Fourteen, { give, take }: Exchange): boolean =>
  give !== take && (offered?.includes(take) ?? true);

/** What the hand is worth after an exchange; `undefined` if it is not complete then. */
export function countedExchange(fourteen: Fourteen, exchange: Exchange, rules: RuleSet): CountedExchange | undefined {
  const score = scoreHand(exchanged(fourteen, exchange), wonWith(fourteen), rules);
  return score.ok ? { ...exchange, score: score.value } : undefined;
}
