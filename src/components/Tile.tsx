import { tileName, type TileWords } from '../i18n/tile-words.ts';
import { say } from '../i18n/message.ts';
import { cornerOf, faceId, type Face } from './tile-sprite.ts';

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
  /** Without its corner mark, which would give a name away. */
  readonly corner?: boolean | undefined;
  /** Beside words that say the same: hidden from screen readers. */
  readonly decorative?: boolean | undefined;
  /** Spoken instead of the tile's own name. */
  readonly label?: string | undefined;
}

/** One tile: `tiles.css` draws its ivory body, its face from the sprite and its corner mark. */
export function Tile(props: TileProps) {
  const { tile, words, size, state, sideways = false, corner = true, decorative = false, label } = props;
  const named = decorative
    ? ({ 'aria-hidden': 'true' } as const)
    : ({ role: 'img', 'aria-label': label ?? faceName(tile, words) } as const);
  return (
    <span
      class="tile"
      data-size={size}
      data-state={state}
      data-face={faceId(tile)}
      data-sideways={sideways ? '' : undefined}
      data-corner={corner ? cornerOf(tile, words) : undefined}
      {...named}
    />
  );
}

/** The words for anything a drawn tile may show. */
export function faceName(face: Face, words: TileWords): string {
  return face === 'back' || face === 'gap' ? say(words[face]) : tileName(face, words);
}
