import { formatHand, parseBonus, parseHand } from '../../engine/notation.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import type { WinFlag, WinWay } from '../../fan/circumstances.ts';
import type { WonHand } from './puzzle.ts';

/**
 * Hands to be counted, chosen by an author, in a fixed order. Ids never change: progress is kept under them. A hand is
 * written as in the notation, with its winning tile, and is a win under every preset.
 */
export interface ScoreExercise {
  readonly id: string;
  readonly hands: readonly ScoreItem[];
}

/** What is not said: won by discard from the player before, South in the East round, without bonus tiles. */
export interface WrittenWin {
  readonly hand: string;
  readonly by?: WinWay;
  readonly seat?: Wind;
  readonly round?: Wind;
  /** As in the notation: `f1 g3`. */
  readonly bonus?: string;
  readonly flags?: readonly WinFlag[];
  /** Who threw the winning tile. */
  readonly from?: Wind;
}

export interface ScoreItem extends WrittenWin {
  readonly id: string;
}

/** A win as it is written; `readWin` reads it back. */
export function writtenWin({ hand, circumstances, discarder }: WonHand): WrittenWin {
  const { by, seatWind, roundWind, bonus, flags } = circumstances;
  return {
    hand: formatHand(hand),
    by,
    seat: seatWind,
    round: roundWind,
    bonus: bonus.join(' '),
    flags,
    ...(discarder !== undefined && { from: discarder }),
  };
}

/**
 * A written win read.
 *
 * @throws Error for a misprint: what authors write is checked before it is published.
 */
export function readWin(written: WrittenWin): WonHand {
  const { by = 'discard', seat = 'S', round = 'E', flags = [] } = written;
  const hand = parseHand(written.hand);
  const bonus = parseBonus(written.bonus ?? '');
  if (!hand.ok || !bonus.ok) throw new Error(`no won hand: ${written.hand} ${written.bonus ?? ''}`);
  const before = WINDS[(WINDS.indexOf(seat) + 3) % 4] ?? 'E';
  return {
    hand: hand.value,
    circumstances: { by, seatWind: seat, roundWind: round, bonus: bonus.value, flags },
    discarder: by === 'self-draw' ? undefined : (written.from ?? before),
  };
}
