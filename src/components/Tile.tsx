import { tileName, type TileWords } from '../i18n/tile-words.ts';
import { say } from '../i18n/message.ts';
import { cornerOf, faceId, spriteHref, type Face } from './tile-sprite.ts';

/** Named sizes; `tiles.css` says what each means on a wide screen, a tablet, a phone and paper. */
export type TileSize =
  | 'puzzle'
  | 'choice'
  | 'hand'
  | 'reason'
  | 'pad'
  | 'example'
  | 'found'
  | 'count'
  | 'unit'
  | 'seat'
  | 'catalogue'
  | 'print';

/** `winning`: outlined. `missing`: ringed in vermilion. `dimmed`: steps back behind the others. */
export type TileState = 'winning' | 'missing' | 'dimmed';

export interface TileProps {
  readonly tile: Face;
  readonly words: TileWords;
  /** Without a size the tile takes the width its surroundings set as `--tile-width`. */
  readonly size?: TileSize | undefined;
  readonly state?: TileState | undefined;
  /** Lying on its left side: the tile that was claimed. */
  readonly sideways?: boolean | undefined;
  /** Beside words that say the same: hidden from screen readers. */
  readonly decorative?: boolean | undefined;
  /** Spoken instead of the tile's own name. */
  readonly label?: string | undefined;
}

/** One tile: its ink from the sprite, its ivory body and its corner mark from `tiles.css`. */
export function Tile({ tile, words, size, state, sideways = false, decorative = false, label }: TileProps) {
  const named = decorative
    ? ({ 'aria-hidden': 'true' } as const)
    : ({ role: 'img', 'aria-label': label ?? faceName(tile, words) } as const);
  return (
    <svg
      class="tile"
      viewBox={sideways ? '0 0 200 150' : '0 0 150 200'}
      data-size={size}
      data-state={state}
      data-face={typeof tile === 'string' && (tile === 'back' || tile === 'gap') ? tile : undefined}
      data-sideways={sideways ? '' : undefined}
      data-corner={cornerOf(tile, words)}
      {...named}
    >
      {ink(tile, sideways)}
    </svg>
  );
}

/** The face turns with the tile; the corner mark, a background, stays upright. */
function ink(tile: Face, sideways: boolean) {
  if (tile === 'gap') {
    return (
      <text x="75" y="128" text-anchor="middle">
        ?
      </text>
    );
  }
  const face = <use href={spriteHref(faceId(tile))} />;
  return sideways ? <g transform="translate(0 150) rotate(-90)">{face}</g> : face;
}

/** The words for anything a drawn tile may show. */
export function faceName(face: Face, words: TileWords): string {
  return face === 'back' || face === 'gap' ? say(words[face]) : tileName(face, words);
}
