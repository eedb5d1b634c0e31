import { BONUS_TILES, type BonusTile } from '../../engine/bonus-tile.ts';
import { countTiles, type Hand } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import { COPIES_PER_TILE, isSuited, WINDS, type Tile, type Wind } from '../../engine/tile.ts';
import type { WinFlag, WinWay } from '../../fan/circumstances.ts';
import type { Liable } from '../../fan/settlement-request.ts';

/** What the reader has entered so far: a hand, finished or not, and how it was won. */
export interface Draft {
  /** Held tiles in the order they came; the sets and the winning tile beside them. */
  readonly hand: Hand;
  readonly seat: Wind;
  readonly round: Wind;
  readonly bonus: readonly BonusTile[];
  readonly by: WinWay;
  /** Who threw the winning tile or made the robbed kong; looked at only where somebody did. */
  readonly discarder: Wind;
  readonly flags: readonly WinFlag[];
  readonly liable?: Liable | undefined;
}

export const EMPTY_DRAFT: Draft = {
  hand: { tiles: [], melds: [] },
  seat: 'S',
  round: 'E',
  bonus: [],
  by: 'discard',
  discarder: 'E',
  flags: [],
};

/** Where the next tile of the pad goes. A tile of a chow is its lowest. */
export const TARGETS = ['held', 'winning', 'chow', 'pung', 'kong', 'concealed-kong'] as const;
export type Target = (typeof TARGETS)[number];

/** Why a tile cannot be put there. */
export type Misfit = 'four-copies' | 'full' | 'no-chow';

/** How many tiles the hand holds, a kong counted as three: 14 with the winning tile make it whole. */
export const sizeOf = ({ tiles, melds, winningTile }: Hand): number =>
  tiles.length + 3 * melds.length + (winningTile === undefined ? 0 : 1);

/** The hand after a tile of the pad; a held tile beyond the thirteenth is the winning one. */
export function withTile(hand: Hand, tile: Tile, target: Target): Hand | Misfit {
  if (target === 'winning') return withWinningTile(hand, tile);
  if (target !== 'held') return withSet(hand, tile, target);
  const room = 13 - 3 * hand.melds.length - hand.tiles.length;
  if (room <= 0) return hand.winningTile === undefined ? withWinningTile(hand, tile) : 'full';
  return fits(hand, [tile]) ? { ...hand, tiles: [...hand.tiles, tile] } : 'four-copies';
}

/** The winning tile, which may change places with a held one of the chosen kind. */
function withWinningTile(hand: Hand, tile: Tile): Hand | Misfit {
  const before = hand.winningTile;
  const at = hand.tiles.indexOf(tile);
  const isFull = hand.tiles.length + 3 * hand.melds.length >= 13;
  if (before !== undefined && at >= 0 && isFull) {
    return { ...hand, tiles: hand.tiles.map((each, place) => (place === at ? before : each)), winningTile: tile };
  }
  const rest = { tiles: hand.tiles, melds: hand.melds };
  return fits(rest, [tile]) ? { ...rest, winningTile: tile } : 'four-copies';
}

function withSet(hand: Hand, tile: Tile, target: 'chow' | 'pung' | 'kong' | 'concealed-kong'): Hand | Misfit {
  if (target === 'chow' && !isSuited(tile)) return 'no-chow';
  const lowest = target === 'chow' ? ((tile - Math.max(0, (tile % 9) - 6)) as Tile) : tile;
  const meld: Meld = {
    kind: target === 'concealed-kong' ? 'kong' : target,
    tile: lowest,
    concealed: target === 'concealed-kong',
  };
  if (hand.tiles.length + 3 * hand.melds.length > 10) return 'full';
  return fits(hand, tilesOfMeld(meld)) ? { ...hand, melds: [...hand.melds, meld] } : 'four-copies';
}

const fits = (hand: Hand, tiles: readonly Tile[]): boolean => {
  const counts = countTiles({ ...hand, tiles: [...hand.tiles, ...tiles] });
  return tiles.every((tile) => (counts[tile] ?? 0) <= COPIES_PER_TILE);
};

/** One part of the entered hand that can be taken out. */
export type Part =
  | { readonly kind: 'held'; readonly at: number }
  | { readonly kind: 'set'; readonly at: number }
  | { readonly kind: 'winning' };

/** The hand without one of its parts. */
export function without(hand: Hand, part: Part): Hand {
  const { tiles, melds } = hand;
  if (part.kind === 'winning') return { tiles, melds };
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => at !== part.at);
  return part.kind === 'held' ? { ...hand, tiles: others(tiles) } : { ...hand, melds: others(melds) };
}

export const sorted = (hand: Hand): Hand => ({ ...hand, tiles: hand.tiles.toSorted((a, b) => a - b) });

export const isSorted = ({ tiles }: Hand): boolean =>
  tiles.every((tile, at) => at === 0 || (tiles[at - 1] ?? 0) <= tile);

/** A flower put down or taken back, in their order. */
export const withBonus = (bonus: readonly BonusTile[], tile: BonusTile): readonly BonusTile[] =>
  BONUS_TILES.filter((each) => (each === tile) !== bonus.includes(each));

export const otherSeats = (seat: Wind): readonly Wind[] => WINDS.filter((each) => each !== seat);

/** Another seat; whoever sits there now can neither have thrown the tile nor be liable. */
export function withSeat(draft: Draft, seat: Wind): Draft {
  const { liable, discarder } = draft;
  return {
    ...draft,
    seat,
    discarder: discarder === seat ? (WINDS[(WINDS.indexOf(seat) + 3) % 4] ?? 'E') : discarder,
    liable: liable?.seat === seat ? undefined : liable,
  };
}
