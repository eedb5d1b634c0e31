import { bonusSeat } from '../../engine/bonus-tile.ts';
import { rankOf, WINDS } from '../../engine/tile.ts';
import type { tileNames as german } from '../../i18n/de/tile-names.ts';
import { say, type Translation } from '../../i18n/message.ts';
import { tileJyutping } from '../../i18n/tile-jyutping.ts';
import { markOf } from '../../puzzles/tile-names/grade.ts';
import type { NamedTile } from '../../puzzles/tile-names/puzzle.ts';

/** The words of a question, without those of the practice page. */
export type TileNamesWords = Omit<Translation<typeof german>, 'practice'>;

/** What a tile looks like, without its name. */
export const lookOf = (tile: NamedTile, { looks }: TileNamesWords): string =>
  say(looks[markOf(tile)], { n: numberOn(tile) });

const numberOn = (tile: NamedTile): number =>
  typeof tile === 'string' ? WINDS.indexOf(bonusSeat(tile)) + 1 : (rankOf(tile) ?? 0);

/** How a tile is called out. */
export const Sound = ({ tile }: { readonly tile: NamedTile }) => (
  <span class="choose-sound" lang="yue-Latn">
    {tileJyutping(tile)}
  </span>
);
