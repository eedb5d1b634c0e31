import { WINDS, type Wind } from '../../engine/tile.ts';

/** A place in the picture, in its own units; the middle of the table is 0, 0, and one unit is a pixel at full size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A stack by the seat whose wall it is in, counted from 1 at the owner's right end. */
export interface StackPlace {
  readonly wall: Wind;
  readonly stack: number;
}

/** From one stack to the next. */
export const PITCH = 21.4;
export const STACK_WIDTH = 19;
export const STACK_DEPTH = 27;

/** From the middle of the table to the middle line of a wall. */
export const WALL_DISTANCE = 226;

/** How far outside the middle line of a wall its numbers stand. */
export const NUMBER_DISTANCE = WALL_DISTANCE + 31;

/** How far each side of an opened wall moves away from the break; the style sheet says the same. */
export const OPENING_SHIFT = 6;

/** What the picture shows: walls, numbers, seats. */
export const VIEW = { left: -344, top: -342, width: 688, height: 684 } as const;

/** How far a wall is turned: East lies at the bottom, South right, West on top, North left. */
export const turnOf = (wall: Wind): number => -90 * WINDS.indexOf(wall);

/** A point given as its owner sees it (to his right, away from the middle), turned to the side he sits at. */
export function turned(wall: Wind, right: number, away: number): Point {
  const points: readonly Point[] = [
    { x: right, y: away },
    { x: away, y: -right },
    { x: -right, y: -away },
    { x: -away, y: right },
  ];
  const { x, y } = points[WINDS.indexOf(wall)] ?? { x: 0, y: 0 };
  return { x: rounded(x), y: rounded(y) };
}

/** Where a stack's middle lies on its wall: to the right of the wall's middle, as its owner sees it. */
export const rightOf = (stack: number, stacksPerWall: number): number =>
  rounded((stacksPerWall * PITCH) / 2 - (stack - 0.5) * PITCH);

/** Two digits after the point are enough for any screen, and short. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The stack nearest to a point, however far away; for fingers that are wider than a stack. */
export function nearestStack({ x, y }: Point, stacksPerWall: number): StackPlace {
  const wall: Wind = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'S' : 'N') : y > 0 ? 'E' : 'W';
  const right = { E: x, S: -y, W: -x, N: y }[wall];
  const stack = Math.round(stacksPerWall / 2 - right / PITCH + 0.5);
  return { wall, stack: Math.min(stacksPerWall, Math.max(1, stack)) };
}

/** An arrowhead as a plain triangle, `length` from tip to foot, its middle on the point; `degrees` 0 points right. */
export function arrowHead({ x, y }: Point, degrees: number, length = 13): string {
  const angle = (degrees * Math.PI) / 180;
  const corners = [
    [length / 2, 0],
    [-length / 2, length * 0.46],
    [-length / 2, -length * 0.46],
  ].map(([ahead = 0, aside = 0]) => {
    const px = x + ahead * Math.cos(angle) - aside * Math.sin(angle);
    const py = y + ahead * Math.sin(angle) + aside * Math.cos(angle);
    return `${rounded(px)} ${rounded(py)}`;
  });
  return `M${corners.join('L')}z`;
}
