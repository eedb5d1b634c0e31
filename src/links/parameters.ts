import { BONUS_TILES, type BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import { formatHand, parseBonus, parseHand, parsePartialHand } from '../engine/notation.ts';
import { WINDS, type Wind } from '../engine/tile.ts';
import { MOST_RULES_TEXT, type RulesText } from '../fan/rule-sets/rules-text.ts';
import { WIN_FLAGS, WIN_WAYS } from '../fan/win-ways.ts';
import type { Codec } from './query.ts';

/** `h`: a hand, readable in the address bar: `123m456p(7777s)[EEE]99s+9s`. */
export const handCodec: Codec<Hand> = {
  read: (text) => {
    const hand = parseHand(text);
    return hand.ok ? hand.value : undefined;
  },
  write: (hand) => formatHand(hand).replaceAll(' ', ''),
};

/** `h` of a hand that is still being put together. */
export const partialHandCodec: Codec<Hand> = {
  read: (text) => {
    const hand = parsePartialHand(text);
    return hand.ok ? hand.value : undefined;
  },
  write: handCodec.write,
};

/** `r`: rules, by the id of a preset or as a packed custom set. Whether they are known here, the page itself says. */
export const rulesCodec: Codec<RulesText> = {
  read: (text) => (/^[a-z0-9][a-z0-9-]{0,39}(\*|$)/.test(text) && text.length <= MOST_RULES_TEXT ? text : undefined),
  write: (text) => text,
};

/** `s`, `w` and `d`: the seat, the round and who threw the winning tile, by their wind. */
export const windCodec: Codec<Wind> = {
  read: (text) => WINDS.find((wind) => wind === text.toUpperCase()),
  write: (wind) => wind,
};

/** `b`: flowers and seasons: `f1g3`. */
export const bonusCodec: Codec<readonly BonusTile[]> = {
  read: (text) => {
    const bonus = parseBonus(text);
    return bonus.ok ? bonus.value : undefined;
  },
  write: (tiles) => BONUS_TILES.filter((tile) => tiles.includes(tile)).join(''),
};

/** A list of words out of those allowed, joined by points: `last-tile.declared-ready`. */
export const wordsCodec = <Word extends string>(allowed: readonly Word[]): Codec<readonly Word[]> => ({
  read: (text) => {
    const words = text === '' ? [] : text.split('.');
    const known = allowed.filter((word) => words.includes(word));
    return known.length === words.length ? known : undefined;
  },
  write: (words) => allowed.filter((word) => words.includes(word)).join('.'),
});

/** One word out of those allowed. */
export const wordCodec = <Word extends string>(allowed: readonly Word[]): Codec<Word> => ({
  read: (text) => allowed.find((word) => word === text),
  write: (word) => word,
});

/** `p`, `l`, `n`: a whole number that `accepts` lets through, written without sign, zeros in front or spaces. */
export const numberCodec = <N extends number>(accepts: (value: number) => value is N): Codec<N> => ({
  read: (text) => {
    const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    return accepts(value) ? value : undefined;
  },
  write: String,
});

/** `y`: how the hand was won. */
export const wonByCodec = wordCodec(WIN_WAYS);

/** `f`: what else was special about the win. */
export const flagsCodec = wordsCodec(WIN_FLAGS);
