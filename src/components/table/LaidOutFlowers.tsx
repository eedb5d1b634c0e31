import type { BonusTile } from '../../engine/bonus-tile.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { faceId, spriteHref } from '../tile-sprite.ts';
import { turned } from './geometry.ts';

/** Flowers laid out inside the walls, before the seat they belong to, upright for the reader. */
export const LaidOutFlowers = ({ laidOut }: { readonly laidOut: Readonly<Record<Wind, readonly BonusTile[]>> }) => (
  <g>
    {WINDS.map((seat) => {
      const isAcross = seat === 'E' || seat === 'W';
      const { x, y } = turned(seat, 0, isAcross ? 172 : 166);
      const left = isAcross ? 18 : x > 0 ? x - laidOut[seat].length * 34 + 24 : x - 24;
      return laidOut[seat].map((tile, index) => (
        <g key={tile} class="diagram-tile" transform={`translate(${left + index * 34} ${isAcross ? y - 21 : 18})`}>
          <rect class="tile-lower" y="3" width="31" height="41.3" rx="2.8" />
          <rect class="tile-upper" width="31" height="41.3" rx="2.8" />
          <use href={spriteHref(faceId(tile))} transform="scale(0.2067)" />
        </g>
      ));
    })}
  </g>
);
