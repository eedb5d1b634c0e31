import { laidTiles } from '../../components/meld-tiles.ts';
import { TileGroups } from '../../components/TileGroups.tsx';
import { isHonor, suitOf, SUITS, type Tile } from '../../engine/tile.ts';
import { meldName, type TileWords } from '../../i18n/tile-words.ts';
import type { LaidMeld } from '../../table/player.ts';
import './open-tiles.css';

export interface OpenTilesProps {
  readonly discards: readonly Tile[];
  /** Sets of the others. */
  readonly laid: readonly LaidMeld[];
  readonly label: string;
  readonly tileWords: TileWords;
}

/** What lies open on the table: the discards by suit, and the others' sets. */
export function OpenTiles({ discards, laid, label, tileWords }: OpenTilesProps) {
  const groups = [
    ...bySuit(discards).map((tiles) => ({ tiles: tiles.map((face) => ({ face })) })),
    ...laid.map((meld) => ({ tiles: laidTiles(meld, undefined, 'faceUp'), name: meldName(meld, tileWords) })),
  ];
  return (
    <div class="open-tiles">
      <p class="felt-note" aria-hidden="true">
        {label}
      </p>
      <TileGroups groups={groups} words={tileWords} size="count" label={label} />
    </div>
  );
}

const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const sorted = [...tiles].sort((one, other) => one - other);
  return [...SUITS.map((suit) => sorted.filter((tile) => suitOf(tile) === suit)), sorted.filter(isHonor)].filter(
    (group) => group.length > 0,
  );
};
