import { suitOf, type Suit, SUITS, type Tile } from '../engine/tile.ts';
import { hasPungOf, type Win } from './win.ts';

/** Four pungs or kongs and a pair: one of a dragon, all others and the pair of one suit. */
export function isJewel(win: Win, dragon: Tile, suit: Suit): boolean {
  const { pungs, honorPungs, suits, pair } = win;
  const onlyThatDragon = hasPungOf(win, dragon) && honorPungs === 1 << (dragon - 27);
  return (
    pungs === 4 && onlyThatDragon && suits === 1 << SUITS.indexOf(suit) && pair !== undefined && suitOf(pair) === suit
  );
}
