import { cornerOf, faceId, type Face } from '../../components/tile-sprite.ts';
import type { Tile } from '../../engine/tile.ts';
import { isChinese, type Locale } from '../../i18n/locales.ts';
import { say } from '../../i18n/message.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { bonusName, groupName, type TileWords } from '../../i18n/tile-words.ts';
import { firstHand } from '../first-hand.ts';
import type { Preview, PreviewTile } from './preview.ts';

/** What a page says of its picture; what it leaves out is the site's own. */
export type PreviewWish = Partial<Pick<Preview, 'place' | 'term' | 'reading' | 'line'>> & {
  readonly tiles?: readonly (readonly Face[])[] | undefined;
};

/** The picture of a page and what stands for it where it cannot be seen. */
export interface PagePreview {
  readonly preview: Preview;
  readonly alt: string;
}

export function previewOf(locale: Locale, title: string, wish: PreviewWish = {}): PagePreview {
  const { site, tiles: words } = messagesOf(locale);
  const tiles = wish.tiles === undefined || wish.tiles.length === 0 ? firstHand().groups : wish.tiles;
  const { place, term = '食糊', reading, line } = wish;
  const drawn = tiles.map((group) => group.map((face) => tileOf(face, words, locale)));
  const named = [...new Set(tiles.map((group) => nameOf(group, words)))].filter((name) => name !== '');
  return {
    preview: { site: site.name, title, isChinese: isChinese(locale), place, term, reading, line, tiles: drawn },
    alt: named.length === 0 ? title : say(site.preview, { title, tiles: named.join(say(words.between)) }),
  };
}

/** With its corner mark in the languages that have them by default. */
function tileOf(face: Face, words: TileWords, locale: Locale): PreviewTile {
  const corner = isChinese(locale) ? undefined : cornerOf(face, words);
  return { face: face === 'gap' ? face : faceId(face), ...(corner === undefined ? {} : { corner }) };
}

function nameOf(group: readonly Face[], words: TileWords): string {
  const tiles = group.filter((face): face is Tile => typeof face !== 'string');
  const bonus = group.filter((face) => typeof face === 'string' && face !== 'gap' && face !== 'back');
  const backs = group.includes('back') ? say(words.back) : '';
  return [groupName(tiles, words), bonusName(bonus, words), backs]
    .filter((name) => name !== '')
    .join(say(words.between));
}
