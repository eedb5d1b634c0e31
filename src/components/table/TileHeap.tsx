import { randomSource } from '../../engine/random.ts';
import { rounded, STACK_DEPTH, STACK_WIDTH } from './geometry.ts';
import './table-diagram.css';

const RADIUS = 158;
/** Turns by this angle spread points evenly over a disk, as seeds on a sunflower. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A mixed heap of tiles face down in the middle of the table; it looks the same each time. */
export function TileHeap({ tiles }: { readonly tiles: number }) {
  const random = randomSource('heap');
  return (
    <g class="tile-heap">
      {Array.from({ length: tiles }, (_, index) => {
        const radius = RADIUS * Math.sqrt((index + 0.5) / tiles);
        const angle = index * GOLDEN_ANGLE + random() * 0.2;
        const x = rounded(Math.round(radius * Math.cos(angle)));
        const y = rounded(Math.round(radius * Math.sin(angle)));
        return (
          <rect
            key={index}
            x={-STACK_WIDTH / 2}
            y={-STACK_DEPTH / 2}
            width={STACK_WIDTH}
            height={STACK_DEPTH}
            rx="2.5"
            transform={`translate(${x} ${y}) rotate(${Math.floor(random() * 180)})`}
          />
        );
      })}
    </g>
  );
}
