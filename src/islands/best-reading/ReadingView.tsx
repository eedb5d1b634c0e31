import { TileGroups } from '../../components/TileGroups.tsx';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { LaidOut } from '../../puzzles/waits/laid-out.ts';
import { drawnGroup } from '../waits/drawn-group.ts';

export interface ReadingViewProps {
  readonly layout: LaidOut;
  readonly label: string;
  readonly tileWords: TileWords;
  readonly size?: 'reason' | undefined;
}

/** A hand as one reading splits it. */
export const ReadingView = ({ layout, label, tileWords, size }: ReadingViewProps) => (
  <TileGroups
    groups={layout.groups.map((group) => drawnGroup(group, 'winning'))}
    words={tileWords}
    label={label}
    size={size}
  />
);
