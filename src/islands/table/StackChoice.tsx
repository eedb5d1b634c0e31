import type { ComponentChildren } from 'preact';
import { nearestStack, VIEW } from '../../components/table/geometry.ts';
import type { Wind } from '../../engine/tile.ts';
import { leftSeat, nextSeat } from '../../table/seats.ts';
import { stackFrom, type StackAddress, type StacksPerWall } from '../../table/wall.ts';

export interface StackChoiceProps {
  readonly label: string;
  /** The chosen stack in words, or that there is none. */
  readonly text: string;
  readonly chosen: StackAddress | undefined;
  readonly stacksPerWall: StacksPerWall;
  readonly locked: boolean;
  /** The page answers to the reader: else this is a picture. */
  readonly alive: boolean;
  readonly onChoose: (stack: StackAddress) => void;
  readonly onEnter: () => void;
  readonly children: ComponentChildren;
}

const WAY_ROUND: readonly Wind[] = ['E', 'N', 'W', 'S'];

/**
 * The picture of the walls as one control, as all stacks lie in one ring: a tap takes the nearest stack, arrow keys go from
 * stack to stack clockwise or back, Page Down and Page Up from wall to wall, Home and End to the ends of a wall.
 */
export function StackChoice({
  label,
  text,
  chosen,
  stacksPerWall,
  locked,
  alive,
  onChoose,
  onEnter,
  children,
}: StackChoiceProps) {
  const value = chosen === undefined ? 0 : WAY_ROUND.indexOf(chosen.wall) * stacksPerWall + chosen.stack;
  const choose = (stack: StackAddress): void => {
    if (!locked) onChoose(stack);
  };
  if (!alive) return <div>{children}</div>;
  return (
    <div
      class="stack-choice"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={4 * stacksPerWall}
      aria-valuenow={value}
      aria-valuetext={text}
      aria-readonly={locked ? true : undefined}
      onClick={({ currentTarget, clientX, clientY }) => {
        const box = (currentTarget.querySelector('svg') ?? currentTarget).getBoundingClientRect();
        const scale = VIEW.width / box.width;
        const point = { x: (clientX - box.left) * scale + VIEW.left, y: (clientY - box.top) * scale + VIEW.top };
        choose(nearestStack(point, stacksPerWall));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Enter') onEnter();
        const target = stackByKey(event.key, chosen, stacksPerWall);
        if (target === undefined) return;
        event.preventDefault();
        choose(target);
      }}
    >
      {children}
    </div>
  );
}

/** Where a key leads; the first key pressed begins at East's right end. */
export function stackByKey(
  key: string,
  from: StackAddress | undefined,
  stacksPerWall: StacksPerWall,
): StackAddress | undefined {
  const { wall, stack } = from ?? { wall: 'E', stack: 0 };
  if (key === 'ArrowRight' || key === 'ArrowUp') return stackFrom(wall, stack, stacksPerWall);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return stackFrom(wall, stack - 2, stacksPerWall);
  if (key === 'PageUp') return { wall: leftSeat(wall), stack: Math.max(1, stack) };
  if (key === 'PageDown') return { wall: nextSeat(wall), stack: Math.max(1, stack) };
  if (key === 'Home') return { wall, stack: 1 };
  return key === 'End' ? { wall, stack: stacksPerWall } : undefined;
}
