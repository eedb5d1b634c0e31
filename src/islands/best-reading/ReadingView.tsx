import { laidTiles } from '../../components/meld-tiles.ts';
import { TileGroups, type TileGroup } from '../../components/TileGroups.tsx';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { LaidOut, LaidOutGroup } from '../../puzzles/waits/laid-out.ts';

export interface ReadingViewProps {
  readonly layout: LaidOut;
  readonly label: string;
  readonly tileWords: TileWords;
  readonly size?: 'reason' | undefined;
}

/** A hand as one reading splits it. */
export const ReadingView = ({ layout, label, tileWords, size }: ReadingViewProps) => (
  <TileGroups groups={layout.groups.map(drawn)} words={tileWords} label={label} size={size} />
);

function drawn({ kind, tiles, onTable, concealed, winningAt }: LaidOutGroup): TileGroup {
  const [tile] = tiles;
  if (onTable && tile !== undefined && kind !== 'pair' && kind !== 'singles')
    return { tiles: laidTiles({ kind, tile, concealed }, undefined, 'twoUpTwoDown'), name: undefined };
  return { tiles: tiles.map((face, at) => ({ face, state: at === winningAt ? 'winning' : undefined })) };
}
