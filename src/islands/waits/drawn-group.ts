import { laidTiles } from '../../components/meld-tiles.ts';
import type { TileGroup } from '../../components/TileGroups.tsx';
import type { LaidOutGroup } from '../../puzzles/waits/laid-out.ts';

/** A group of a hand laid out, as it is drawn: sets on the table as they lie there, the winning tile in its `state`. */
export function drawnGroup(
  { kind, tiles, onTable, concealed, winningAt }: LaidOutGroup,
  state: 'winning' | 'missing' | undefined,
): TileGroup {
  const [tile] = tiles;
  if (onTable && tile !== undefined && kind !== 'pair' && kind !== 'singles')
    return { tiles: laidTiles({ kind, tile, concealed }, undefined, 'twoUpTwoDown') };
  return { tiles: tiles.map((face, at) => ({ face, state: at === winningAt ? state : undefined })) };
}
