import { windTile, type Tile, type Wind } from '../../engine/tile.ts';
import { faceId, spriteHref } from '../tile-sprite.ts';

const TILE_WIDTH = 36;
const TILE_HEIGHT = 48;
/** One unit of the sprite, 150 wide, in the picture. */
const SCALE = TILE_WIDTH / 150;

/** Where the upper left corner of a seat's tile lies, and its name beside or under it. */
const PLACES = {
  E: { x: -34, y: 288, name: { x: 14, y: 319, anchor: 'start' } },
  S: { x: 300, y: -36, name: { x: 318, y: 34, anchor: 'middle' } },
  W: { x: -34, y: -338, name: { x: 14, y: -307, anchor: 'start' } },
  N: { x: -336, y: -36, name: { x: -318, y: 34, anchor: 'middle' } },
} as const;

export interface SeatMarkProps {
  readonly seat: Wind;
  readonly name: string;
  /** A short text after the name, or under it where there is no room beside. */
  readonly note?: string | undefined;
  readonly turn: boolean;
}

/** A seat: its wind as a tile, upright for the reader, and its name. */
export function SeatMark({ seat, name, note, turn }: SeatMarkProps) {
  const { x, y, name: place } = PLACES[seat];
  return (
    <g class="seat-mark" data-turn={turn ? '' : undefined}>
      <DiagramTile tile={windTile(seat)} x={x} y={y} />
      <text x={place.x} y={place.y} text-anchor={place.anchor}>
        <tspan class="seat-name">{name}</tspan>
        {note !== undefined && (
          <tspan {...(place.anchor === 'middle' ? { x: place.x, dy: '1.25em' } : { dx: '0.5em' })}>{note}</tspan>
        )}
      </text>
    </g>
  );
}

export interface DiagramTileProps {
  readonly tile: Tile | 'back';
  readonly x: number;
  readonly y: number;
}

/** A tile lying in the picture, 36 units wide, its upper left corner at a point; `back` is face down. */
export const DiagramTile = ({ tile, x, y }: DiagramTileProps) => (
  <g class="diagram-tile" data-back={tile === 'back' ? '' : undefined} transform={`translate(${x} ${y})`}>
    <rect class="tile-lower" y="3.3" width={TILE_WIDTH} height={TILE_HEIGHT} rx="3.2" />
    <rect class="tile-middle" y="1.4" width={TILE_WIDTH} height={TILE_HEIGHT} rx="3.2" />
    <rect class="tile-upper" width={TILE_WIDTH} height={TILE_HEIGHT} rx="3.2" />
    {tile !== 'back' && <use href={spriteHref(faceId(tile))} transform={`scale(${SCALE})`} />}
  </g>
);
