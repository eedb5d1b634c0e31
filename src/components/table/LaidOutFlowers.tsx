import type { BonusTile } from '../../engine/bonus-tile.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { faceId, spriteHref } from '../tile-sprite.ts';
import { turned } from './geometry.ts';

/** Flowers laid out inside the walls, before the seat they belong to, upright for the reader. */
export const LaidOutFlowers = ({ laidOut }: { readonly laidOut: Readonly<Record<Wind, readonly BonusTile[]>> }) => (
  <g>
    {WINDS.map((seat) => {
      const { x, y } = turned(seat, 0, seat === 'E' || seat === 'W' ? 160 : 132);
      return laidOut[seat].map((tile, index) => (
        <g
          key={tile}
          class="diagram-tile"
          transform={`translate(${x + (index - laidOut[seat].length / 2) * 34} ${y - 21})`}
        >
          <rect class="tile-lower" y="3" width="31" height="41.3" rx="2.8" />
          <rect class="tile-upper" width="31" height="41.3" rx="2.8" />
          <use href={spriteHref(faceId(tile))} transform="scale(0.2067)" />
        </g>
      ));
    })}
  </g>
);
