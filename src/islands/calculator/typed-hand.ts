import { BONUS_TILES, type BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { formatHand, parseBonus, parsePartialHand, type NotationError } from '../../engine/notation.ts';
import { ok, type Result } from '../../engine/result.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { fromKeyboard, inLetters } from '../waits/typed-text.ts';

export interface TypedHand {
  readonly hand: Hand;
  /** Flowers found among the tiles, as a chat program pastes them. */
  readonly bonus: readonly BonusTile[];
}

/** Flowers and seasons in Unicode, each with its variation selector. */
const PASTED_BONUS = /[\u{1F022}-\u{1F029}][\uFE0E\uFE0F]?/gu;

/** A hand as a reader types or pastes it: the notation, in full-width letters too, with flowers apart. */
export function readTypedHand(text: string): Result<TypedHand, NotationError> {
  const bonus = parseBonus([...text.matchAll(PASTED_BONUS)].join(''));
  if (!bonus.ok) return bonus;
  const hand = parsePartialHand(fromKeyboard(text.replace(PASTED_BONUS, (flower) => ' '.repeat(flower.length))));
  return hand.ok ? ok({ hand: hand.value, bonus: bonus.value }) : hand;
}

/** A hand in the letters that readers of this language see on the tiles. */
export const writeTypedHand = (hand: Hand, words: Pick<TileWords, 'corner'>): string =>
  inLetters(formatHand(hand), words);

/** Flowers that lie there together with those that were pasted. */
export const joinedBonus = (one: readonly BonusTile[], other: readonly BonusTile[]): readonly BonusTile[] =>
  BONUS_TILES.filter((tile) => one.includes(tile) || other.includes(tile));
