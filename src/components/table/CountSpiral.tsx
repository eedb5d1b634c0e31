import { arcMiddle, countArc, countStations } from './count-spiral.ts';
import { arrowHead } from './geometry.ts';
import { Die } from './Die.tsx';

export interface CountSpiralProps {
  readonly total: number;
  /** How far the count has come; its station is filled. */
  readonly shown: number;
  /** Degrees the numbers are turned back by, where the whole is turned. */
  readonly upright?: number | undefined;
}

/** The count round the table: a dotted way inwards, counter-clockwise, with a ring for each number. */
export function CountSpiral({ total, shown, upright = 0 }: CountSpiralProps) {
  const stations = countStations(total).slice(0, shown);
  const arcs = stations.slice(1).map((to, index) => ({ from: stations[index] ?? to, to }));
  return (
    <g>
      {arcs.map(({ from, to }) => (
        <path key={to.n} class="count-way" d={countArc(from, to)} />
      ))}
      {arcs
        .filter(({ to }) => to.numbered || to.n < 5)
        .map(({ from, to }) => {
          const { degrees, ...at } = arcMiddle(from, to);
          return <path key={to.n} class="diagram-head" d={arrowHead(at, degrees, 12)} />;
        })}
      {stations.map(({ n, x, y, numbered }) => {
        const isEnd = n === shown;
        const isRing = numbered || isEnd;
        return (
          <g key={n} class="count-station" data-dot={isRing ? undefined : ''} data-end={isEnd ? '' : undefined}>
            <circle cx={x} cy={y} r={isRing ? (isEnd ? 17.5 : 15.5) : 3} />
            {isRing && (
              <text x={x} y={y} dy="0.34em" transform={upright === 0 ? undefined : `rotate(${upright} ${x} ${y})`}>
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

export interface ThrownDiceProps {
  readonly dice: readonly number[];
  /** The sum as it is written under the dice: „3 + 5 = 8“. */
  readonly sum: string;
}

/** Dice in the middle of the table, a little askew, and their sum. */
export function ThrownDice({ dice, sum }: ThrownDiceProps) {
  const size = dice.length > 2 ? 27 : 36;
  const pitch = size + (dice.length > 2 ? 6 : 12);
  return (
    <g>
      {dice.map((value, index) => (
        <Die
          key={index}
          value={value}
          x={(index - (dice.length - 1) / 2) * pitch}
          y={-12 + (index % 2) * 4}
          size={size}
          turn={[-9, 10, -5][index] ?? 0}
        />
      ))}
      <text class="sum-text" x="0" y="36">
        {sum}
      </text>
    </g>
  );
}
