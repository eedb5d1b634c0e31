import { isHonor, suitOf, type Tile } from '../engine/tile.ts';
import { say, type Translation } from './message.ts';
import type { lesson as german } from './de/lesson.ts';
import { tileName, type TileWords } from './tile-words.ts';

type ListWords = Pick<Translation<typeof german>, 'comma' | 'lastOr' | 'runMark'>;

/** Alternatives in one breath: „3 oder 6 Bambus“, 三索或六索. Tiles of one suit share its name where the language allows. */
export function alternatives(tiles: readonly Tile[], words: TileWords, list: ListWords): string {
  const names = tiles.map((tile, index) => shortName(tile, tiles[index + 1], words));
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(say(list.comma))}${say(list.lastOr)}${last}`;
}

/** Tiles that lie side by side: „4‑5 Bambus“, 四五索. */
export function runName(tiles: readonly Tile[], words: TileWords, list: ListWords): string {
  const [first] = tiles;
  if (first === undefined) return '';
  const suit = suitOf(first);
  if (suit === undefined || tiles.length === 1) return tileName(first, words);
  const ranks = tiles.map((tile) => words.ranks[tile % 9] ?? '').join(say(list.runMark));
  return say(words.several[suit], { ranks });
}

/** The number alone where the next tile of the same suit brings the suit's name after it, as in German. */
function shortName(tile: Tile, next: Tile | undefined, words: TileWords): string {
  const rankFirst = say(words.one.s, { rank: '#' }).startsWith('# ');
  const shares = rankFirst && next !== undefined && !isHonor(tile) && suitOf(tile) === suitOf(next);
  return shares ? (words.ranks[tile % 9] ?? '') : tileName(tile, words);
}
