export interface DieProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees it lies askew. */
  readonly turn?: number | undefined;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die (骰仔) from above, its middle at a point. */
export const Die = ({ value, x, y, size, turn = 0 }: DieProps) => (
  <g class="diagram-die" transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}>
    <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 7} />
    {(PIPS[value - 1] ?? []).map(([across, down], index) => (
      <circle key={index} cx={across * size * 0.26} cy={down * size * 0.26} r={size * (value === 1 ? 0.13 : 0.095)} />
    ))}
  </g>
);
