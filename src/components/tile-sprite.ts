import type { BonusTile } from '../engine/bonus-tile.ts';
import { dragonOf, rankOf, suitOf, windOf, type Tile } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import sprite from './tiles.svg?url&no-inline';

/** What a drawn tile may show: a tile, a flower or season, its back, or the place of a tile that is missing. */
export type Face = Tile | BonusTile | 'back' | 'gap';

/** The address of one group of the sprite, for tiles in a drawn table: the only place that builds it. */
export const spriteHref = (id: string): string => `${sprite}#${id}`;

const DRAGON_IDS = { C: 'dr', F: 'dg', B: 'dw' } as const;

/** The id of a face in the sprite: `m1`–`s9`, `we ws ww wn`, `dr dg dw`, `f1`–`g4`, `back`; a gap has no face there. */
export function faceId(face: Face): string {
  if (typeof face === 'string') return face;
  const suit = suitOf(face);
  const wind = windOf(face);
  const dragon = dragonOf(face);
  if (suit !== undefined) return `${suit}${rankOf(face) ?? ''}`;
  if (wind !== undefined) return `w${wind.toLowerCase()}`;
  return dragon === undefined ? 'back' : DRAGON_IDS[dragon];
}

/** The character in a tile's corner in the reader's language; bonus tiles bear their number already. */
export function cornerOf(face: Face, { corner }: TileWords): string | undefined {
  if (typeof face === 'string') return undefined;
  const letter = windOf(face) ?? dragonOf(face);
  return letter === undefined ? String(rankOf(face)) : say(corner[letter]);
}
