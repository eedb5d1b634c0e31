import type { WonHand } from '../../puzzles/score/puzzle.ts';

/** Widths of hands, in tiles, that the style sheet knows. */
const ROOMS = [14, 16, 18, 21] as const;

/** How wide a hand lies, in tiles: a turned tile is a third wider, and sets stand a little apart. */
export function roomFor({ hand, circumstances }: WonHand): (typeof ROOMS)[number] {
  const sets = hand.melds.reduce(
    (sum, { kind, concealed }) => sum + (kind === 'kong' ? 4 : 3) + (concealed ? 0.4 : 0.8),
    0,
  );
  const width = hand.tiles.length + 1 + sets + circumstances.bonus.length;
  return ROOMS.find((room) => width <= room) ?? 21;
}
