import type { ComponentChildren } from 'preact';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { rightOf, STACK_DEPTH, STACK_WIDTH, turnOf, VIEW, WALL_DISTANCE, type StackPlace } from './geometry.ts';
import { SeatMark } from './SeatMark.tsx';
import './table-diagram.css';

/**
 * How a stack stands out. `tail`: counted or kept back; `taken`: being taken now; `gone`: an empty place; `half`: only the
 * lower tile is left; `single`: one tile high while the wall is built; `chosen`: picked
 * by the reader.
 */
export type StackMark = 'tail' | 'taken' | 'gone' | 'half' | 'single' | 'chosen';

export interface TableDiagramProps {
  /** The picture in words; without it the picture is hidden from screen readers, as words beside it say the same. */
  readonly label?: string | undefined;
  /** 18 or 17; 0 draws no walls. */
  readonly stacksPerWall: number;
  readonly markOf?: ((place: StackPlace) => StackMark | undefined) | undefined;
  /** The wall is opened before this stack. */
  readonly opening?: StackPlace | undefined;
  /** What stands beside each seat's wind. */
  readonly seats: Readonly<Record<Wind, string>>;
  /** A short text after each seat's name. */
  readonly notes?: Readonly<Record<Wind, string>> | undefined;
  /** The seat whose turn it is. */
  readonly turn?: Wind | undefined;
  /** Walls built but not pushed together yet. */
  readonly apart?: boolean | undefined;
  readonly children?: ComponentChildren;
}

/** The table from above: East at the bottom, play counter-clockwise, four walls of stacks seen from their backs. */
export function TableDiagram({
  label,
  stacksPerWall,
  markOf,
  opening,
  seats,
  notes,
  turn,
  apart = false,
  children,
}: TableDiagramProps) {
  const named =
    label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg class="table-diagram" viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`} {...named}>
      {stacksPerWall > 0 &&
        WINDS.map((wall) => (
          <g key={wall} transform={turnOf(wall) === 0 ? undefined : `rotate(${turnOf(wall)})`}>
            <g class="table-wall" data-apart={apart ? '' : undefined}>
              {Array.from({ length: stacksPerWall }, (_, index) => {
                const place = { wall, stack: index + 1 };
                return (
                  <Stack
                    key={index}
                    right={rightOf(index + 1, stacksPerWall)}
                    mark={markOf?.(place)}
                    side={sideOf(place, opening)}
                  />
                );
              })}
            </g>
          </g>
        ))}
      {WINDS.map((seat) => (
        <SeatMark key={seat} seat={seat} name={seats[seat]} note={notes?.[seat]} turn={turn === seat} />
      ))}
      {children}
    </svg>
  );
}

/** Which way a stack moves when its wall is opened: towards its owner's right, or left. */
function sideOf({ wall, stack }: StackPlace, opening: StackPlace | undefined): 'right' | 'left' | undefined {
  if (opening?.wall !== wall || opening.stack === 1) return undefined;
  return stack < opening.stack ? 'right' : 'left';
}

interface StackProps {
  readonly right: number;
  readonly mark: StackMark | undefined;
  readonly side: 'right' | 'left' | undefined;
}

const TOP = WALL_DISTANCE - STACK_DEPTH / 2;

function Stack({ right, mark, side }: StackProps) {
  return (
    <g class="wall-stack" data-mark={mark} data-side={side}>
      <rect x={right - STACK_WIDTH / 2} y={TOP} width={STACK_WIDTH} height={STACK_DEPTH} rx="2.5" />
      {mark === 'half' && <path d={`M${right - 6} ${WALL_DISTANCE}h12`} />}
      {mark === 'taken' && <circle cx={right} cy={WALL_DISTANCE} r="3.4" />}
      {mark === 'chosen' && <circle class="stack-ring" cx={right} cy={WALL_DISTANCE} r="5" />}
    </g>
  );
}
