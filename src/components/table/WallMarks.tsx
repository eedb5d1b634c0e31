import {
  arrowHead,
  NUMBER_DISTANCE,
  OPENING_SHIFT,
  PITCH,
  rightOf,
  rounded,
  turned,
  turnOf,
  WALL_DISTANCE,
  type StackPlace,
} from './geometry.ts';

export interface CountedStacksProps {
  /** The stacks counted so far, in order, perhaps past a corner. */
  readonly counted: readonly StackPlace[];
  readonly stacksPerWall: number;
  /** The two stacks taken first; the first is ringed. */
  readonly taken?: readonly StackPlace[] | undefined;
  /** The numbers count on over both: the first counted stack is 1. */
  readonly opening?: StackPlace | undefined;
}

/** Numbers outside the wall, a line with a head along the counted stacks, the first stack taken ringed. */
export function CountedStacks({ counted, stacksPerWall, taken = [], opening }: CountedStacksProps) {
  const all = [...counted, ...taken];
  return (
    <g>
      {lines(counted).map((places) => (
        <CountLine key={places[0]?.wall} places={places} stacksPerWall={stacksPerWall} opening={opening} />
      ))}
      {all.map((place, index) => {
        const { x, y } = turned(
          place.wall,
          rightOf(place.stack, stacksPerWall) + shiftOf(place, opening),
          NUMBER_DISTANCE,
        );
        const isFirst = index === counted.length && taken.length > 0;
        const isMinor = !isFirst && index > 0 && index !== counted.length - 1;
        return (
          <g key={index}>
            {isFirst && <circle class="first-ring" cx={x} cy={y} r="11.8" />}
            <text
              class="stack-number"
              x={x}
              y={y}
              dy="0.36em"
              data-first={isFirst ? '' : undefined}
              data-minor={isMinor ? '' : undefined}
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The counted stacks wall by wall. */
const lines = (places: readonly StackPlace[]): readonly (readonly StackPlace[])[] =>
  [...new Set(places.map(({ wall }) => wall))].map((wall) => places.filter((place) => place.wall === wall));

interface CountLineProps {
  readonly places: readonly StackPlace[];
  readonly stacksPerWall: number;
  readonly opening: StackPlace | undefined;
}

const LINE_DISTANCE = NUMBER_DISTANCE + 20;

function CountLine({ places, stacksPerWall, opening }: CountLineProps) {
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const start = rightOf(first.stack, stacksPerWall) + PITCH / 2 - 2 + shiftOf(first, opening);
  const end = rightOf(last.stack, stacksPerWall) - PITCH / 2 + 6 + shiftOf(last, opening);
  const from = turned(first.wall, start, LINE_DISTANCE);
  const to = turned(first.wall, end, LINE_DISTANCE);
  return (
    <g>
      <path class="count-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path class="diagram-head" d={arrowHead(to, 180 + turnOf(first.wall))} />
    </g>
  );
}

/** An opened wall stands a little apart; numbers move with it. */
function shiftOf({ wall, stack }: StackPlace, opening: StackPlace | undefined): number {
  if (opening?.wall !== wall || opening.stack === 1) return 0;
  return stack < opening.stack ? OPENING_SHIFT : -OPENING_SHIFT;
}

export interface OpeningMarksProps {
  /** The first stack that is taken. */
  readonly first: StackPlace;
  /** The third: from here a line shows where play goes on. */
  readonly third: StackPlace;
  readonly stacksPerWall: number;
}

/** The dashed line where the wall opens and the line where everybody takes from, round the next corner. */
export function OpeningMarks({ first, third, stacksPerWall }: OpeningMarksProps) {
  const between =
    first.stack === 1 ? (stacksPerWall * PITCH) / 2 + 11 : rightOf(first.stack, stacksPerWall) + PITCH / 2;
  const inner = turned(first.wall, between, WALL_DISTANCE - 21);
  const outer = turned(first.wall, between, WALL_DISTANCE + 21);
  return (
    <g>
      <path class="break-line" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />
      <PlayLine
        third={third}
        shift={third.wall === first.wall && first.stack > 1 ? -OPENING_SHIFT : 0}
        stacksPerWall={stacksPerWall}
      />
    </g>
  );
}

const CORNER = 46;

/** From a stack along its wall, round the corner, to the middle of the next wall clockwise. */
function PlayLine({ third, shift, stacksPerWall }: { third: StackPlace; shift: number; stacksPerWall: number }) {
  const away = NUMBER_DISTANCE - 1;
  const { wall } = third;
  const start = turned(wall, Math.max(rightOf(third.stack, stacksPerWall) + shift - 2, CORNER - away + 6), away);
  const before = turned(wall, CORNER - away, away);
  const after = turned(wall, -away, away - CORNER);
  const end = turned(wall, -away, 56);
  return (
    <g>
      <path
        class="play-line"
        d={`M${start.x} ${start.y}L${before.x} ${before.y}A${CORNER} ${CORNER} 0 0 1 ${after.x} ${after.y}L${end.x} ${end.y}`}
      />
      <path class="play-head" d={arrowHead(turned(wall, -away, 50), 270 + turnOf(wall), 15)} />
    </g>
  );
}

export interface CornerCaptionProps {
  /** The wall it belongs to, and at which end of it, as the owner sees it. */
  readonly wall: StackPlace['wall'];
  readonly end: 'right' | 'left';
  readonly title: string;
  readonly text: string;
  /** The place it points at; a line leads there on the left and right, elsewhere it lies close by. */
  readonly pointsAt?: StackPlace | undefined;
  readonly stacksPerWall: number;
}

/** Two short lines in a corner of the picture; on phones the sentences under it say the same. */
export function CornerCaption({ wall, end, title, text, pointsAt, stacksPerWall }: CornerCaptionProps) {
  const corner = turned(wall, end === 'right' ? 1 : -1, 1);
  const x = corner.x * 340;
  const y = corner.y > 0 ? 306 : -324;
  const anchor = corner.x < 0 ? 'start' : 'end';
  const isAside = pointsAt?.wall === 'S' || pointsAt?.wall === 'N';
  const target =
    pointsAt && isAside ? turned(pointsAt.wall, rightOf(pointsAt.stack, stacksPerWall), LINE_DISTANCE + 9) : undefined;
  const leaderX = corner.x * 300;
  const leaderY = corner.y > 0 ? 288 : -296;
  return (
    <g class="diagram-caption">
      {target && (
        <>
          <path d={`M${target.x} ${target.y}Q${target.x} ${(target.y + leaderY) / 2} ${leaderX} ${leaderY}`} />
          <circle cx={target.x} cy={target.y} r="2.8" />
        </>
      )}
      <text class="strong" x={x} y={y} text-anchor={anchor}>
        {title}
      </text>
      <text x={x} y={y + 19} text-anchor={anchor}>
        {text}
      </text>
    </g>
  );
}

export interface TakeArrowProps {
  readonly from: StackPlace;
  readonly to: StackPlace['wall'];
  readonly stacksPerWall: number;
}

/** From a stack across the table to the seat that takes it. */
export function TakeArrow({ from, to, stacksPerWall }: TakeArrowProps) {
  const start = turned(from.wall, rightOf(from.stack, stacksPerWall), WALL_DISTANCE - 22);
  const end = turned(to, 0, WALL_DISTANCE - 30);
  const bend = { x: rounded(start.x * 0.34), y: rounded(start.y * 0.34) };
  const degrees = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <g>
      <path class="play-line" d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
      <path class="play-head" d={arrowHead(end, degrees, 15)} />
    </g>
  );
}
