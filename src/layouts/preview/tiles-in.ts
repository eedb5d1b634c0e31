import type { Face } from '../../components/tile-sprite.ts';
import { parseBonus, parseTiles } from '../../engine/notation.ts';

/** Groups of tiles as they are drawn, written `234m 6s?8s CCC f1f2 #55p#`: `?` is a missing tile, `#` a tile's back. */
export const tilesIn = (text: string): readonly (readonly Face[])[] => text.split(' ').map(groupIn);

const groupIn = (group: string): readonly Face[] =>
  group.split(/([?#])/).flatMap((piece): readonly Face[] => {
    if (piece === '?') return ['gap'];
    if (piece === '#') return ['back'];
    const read = /^[fg]\d/.test(piece) ? parseBonus(piece) : parseTiles(piece);
    if (!read.ok) throw new Error(`Not tiles: ${group}`);
    return read.value;
  });
