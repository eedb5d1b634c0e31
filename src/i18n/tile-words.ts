import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../engine/meld.ts';
import { dragonOf, isHonor, rankOf, SUITS, suitOf, windOf, type Suit, type Tile } from '../engine/tile.ts';
import type { tiles as german } from './de/tiles.ts';
import { say, type Message, type Translation } from './message.ts';

/** The words for tiles and hands in one language: plain data, so that an island takes them as a prop. */
export type TileWords = Translation<typeof german>;

/** The name of one tile: „3 Kreis“, „Ostwind“, 三筒, 東. Bonus tiles bear their number: „Blume 1, Pflaume“. */
export function tileName(tile: Tile | BonusTile, words: TileWords): string {
  if (typeof tile === 'string') return say(words.bonus[tile]);
  const suit = suitOf(tile);
  if (suit !== undefined) return say(words.one[suit], { rank: rankWord(tile, words) });
  return honorWord(tile, words);
}

/** Several tiles in one breath, by suit: „6 7 8 Zeichen, 4 5 Kreise, 2 × Ostwind“. */
export function tilesName(tiles: readonly Tile[], words: TileWords): string {
  const bySuit = SUITS.map((suit) =>
    suitName(
      suit,
      tiles.filter((tile) => suitOf(tile) === suit),
      words,
    ),
  );
  const honors = tiles.filter(isHonor);
  const kinds = [...new Set(honors)].sort((a, b) => a - b);
  const byHonor = kinds.map((kind) => countedName(kind, honors.filter((tile) => tile === kind).length, words));
  return [...bySuit, ...byHonor].filter((name) => name !== '').join(say(words.between));
}

/** Held tiles that belong together: a pair, a set that nobody claimed, or whatever else they are. */
export function groupName(tiles: readonly Tile[], words: TileWords): string {
  const [first] = tiles;
  if (first === undefined || tiles.length < 2 || tiles.some((tile) => tile !== first)) return tilesName(tiles, words);
  const message = [words.pair, words.concealedPung, words.kong][tiles.length - 2] ?? words.times;
  return say(message, { n: tiles.length, tile: tileName(first, words) });
}

/** A set: „Pong Roter Drache“, „verdeckter Kong Ostwind“, 上三四五筒; 碰 is a claim, a concealed pung a 刻子. */
export function meldName(meld: Meld, words: TileWords): string {
  return say(messageFor(meld, words), { tile: tileName(meld.tile, words), tiles: tilesName(tilesOfMeld(meld), words) });
}

function messageFor({ kind, concealed }: Meld, words: TileWords): Message {
  if (!concealed || kind === 'chow') return words[kind];
  return kind === 'kong' ? words.concealedKong : words.concealedPung;
}

/** A whole hand as one sentence; `groups` says how its held tiles are laid out, if they are. */
export function handName(
  hand: Hand,
  words: TileWords,
  {
    bonus = [],
    groups,
  }: { readonly bonus?: readonly BonusTile[]; readonly groups?: readonly (readonly Tile[])[] } = {},
): string {
  const list = (names: readonly string[]): string => names.join(say(words.between));
  const exposed = hand.melds.filter(({ concealed }) => !concealed).map((meld) => meldName(meld, words));
  const parts = [
    groups === undefined ? tilesName(hand.tiles, words) : list(groups.map((group) => groupName(group, words))),
    list(hand.melds.filter(({ concealed }) => concealed).map((meld) => meldName(meld, words))),
    exposed.length === 0 ? '' : say(words.exposed, { sets: list(exposed) }),
    hand.winningTile === undefined ? '' : say(words.winning, { tile: tileName(hand.winningTile, words) }),
    bonusName(bonus, words),
  ];
  return parts.filter((part) => part !== '').join(say(words.betweenParts));
}

/** Flowers and seasons laid out: „Blumen: Blume 1, Pflaume; …“. Empty without any. */
export const bonusName = (bonus: readonly BonusTile[], words: TileWords): string =>
  bonus.length === 0
    ? ''
    : say(words.flowers, { tiles: bonus.map((tile) => tileName(tile, words)).join(say(words.betweenFlowers)) });

function suitName(suit: Suit, tiles: readonly Tile[], words: TileWords): string {
  const [first] = tiles;
  if (first === undefined) return '';
  if (tiles.length === 1) return tileName(first, words);
  const ranks = tiles.toSorted((a, b) => a - b).map((tile) => rankWord(tile, words));
  return say(words.several[suit], { ranks: ranks.join(say(words.betweenRanks)) });
}

const countedName = (tile: Tile, n: number, words: TileWords): string =>
  n === 1 ? tileName(tile, words) : say(words.times, { n, tile: tileName(tile, words) });

const rankWord = (tile: Tile, { ranks }: TileWords): string => ranks[(rankOf(tile) ?? 1) - 1] ?? '';

function honorWord(tile: Tile, words: TileWords): string {
  const wind = windOf(tile);
  if (wind !== undefined) return say(words.winds[wind]);
  const dragon = dragonOf(tile);
  return dragon === undefined ? '' : say(words.dragons[dragon]);
}
