import { WINDS, windTile, type Tile, type Wind } from '../../engine/tile.ts';
import { CountSpiral } from './CountSpiral.tsx';
import { Die } from './Die.tsx';
import { arrowHead, turned } from './geometry.ts';
import { DiagramTile } from './SeatMark.tsx';
import './table-diagram.css';

/** One chair as it is drawn: who sits there, which wind lies before him, what he threw. */
export interface Chair {
  readonly player: string;
  readonly wind?: Wind | undefined;
  /** The wind is only for now. */
  readonly temporary?: boolean | undefined;
  readonly dice?: readonly number[] | undefined;
  /** Whose move it is. */
  readonly active?: boolean | undefined;
}

export interface ChairsProps {
  readonly label: string;
  /** The chairs counter-clockwise, the first at the bottom. */
  readonly chairs: readonly Chair[];
  /** Winds face down in the middle from left to right; false where one is gone. */
  readonly row?: readonly boolean[] | undefined;
  /** The open tiles at the two ends of the row, left and right, and their names. */
  readonly ends?: readonly (readonly [tile: Tile, name: string])[] | undefined;
  /** A count: how far, from which chair. */
  readonly count?: { readonly total: number; readonly from: number; readonly dice: readonly number[] } | undefined;
  /** An arrow for the order of play, once everybody sits. */
  readonly order?: boolean | undefined;
}

const CHAIR_DISTANCE = 236;

/** Four chairs round the table from above, for drawing seats. */
export function Chairs({ label, chairs, row = [], ends, count, order = false }: ChairsProps) {
  return (
    <svg class="table-diagram chairs" viewBox="-300 -290 600 580" role="img" aria-label={label}>
      <rect class="table-edge" x="-196" y="-196" width="392" height="392" rx="8" />
      {order && <OrderArrows />}
      {count && (
        <g transform={count.from === 0 ? undefined : `rotate(${-90 * count.from})`}>
          <CountSpiral total={count.total} shown={count.total} upright={90 * count.from} />
        </g>
      )}
      {count && <DicePair dice={count.dice} x={0} y={0} size={34} />}
      {row.map((isThere, index) =>
        isThere ? <DiagramTile key={index} tile="back" x={(index - row.length / 2) * 40 + 2} y={-24} /> : null,
      )}
      {ends?.map(([tile, name], index) => (
        <g key={name}>
          <DiagramTile tile={tile} x={index === 0 ? -132 : 96} y={-24} />
          <text x={index === 0 ? -114 : 114} y="46" text-anchor="middle">
            {name}
          </text>
        </g>
      ))}
      {chairs.map((chair, index) => (
        <ChairMark key={chair.player} chair={chair} side={WINDS[index] ?? 'E'} />
      ))}
    </svg>
  );
}

function ChairMark({ chair, side }: { readonly chair: Chair; readonly side: Wind }) {
  const { x, y } = turned(side, 0, CHAIR_DISTANCE);
  const tile = turned(side, 0, side === 'E' || side === 'W' ? 162 : 168);
  const dice = turned(side, 0, 156);
  return (
    <g class="chair" data-active={chair.active ? '' : undefined}>
      <circle cx={x} cy={y} r="27" />
      <text class="player-letter" x={x} y={y} dy="0.34em">
        {chair.player}
      </text>
      {chair.wind && (
        <g class="chair-wind" data-temporary={chair.temporary ? '' : undefined}>
          <DiagramTile tile={windTile(chair.wind)} x={tile.x - 18} y={tile.y - 24} />
        </g>
      )}
      {chair.dice && <DicePair dice={chair.dice} x={dice.x} y={dice.y} size={30} />}
    </g>
  );
}

interface DicePairProps {
  readonly dice: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const DicePair = ({ dice, x, y, size }: DicePairProps) => (
  <g>
    {dice.map((value, index) => (
      <Die
        key={index}
        value={value}
        x={x + (index - (dice.length - 1) / 2) * (size + 8)}
        y={y}
        size={size}
        turn={index % 2 === 0 ? -7 : 9}
      />
    ))}
  </g>
);

/** Three quarters of a dotted circle, counter-clockwise: the order in which the four play. */
function OrderArrows() {
  const radius = 96;
  const head = turned('N', 0, radius);
  return (
    <g>
      <path class="count-way" d={`M0 ${radius}A${radius} ${radius} 0 1 0 ${-radius} 0`} />
      <path class="diagram-head" d={arrowHead({ x: head.x, y: head.y + 4 }, 90)} />
    </g>
  );
}
