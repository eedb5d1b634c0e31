import { Tile } from '../../components/Tile.tsx';
import type { Tile as TileKind } from '../../engine/tile.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';

export interface TileChoiceProps {
  readonly label: string;
  readonly tiles: readonly TileKind[];
  readonly chosen: TileKind | undefined;
  readonly locked: boolean;
  /** The page answers to the reader: else these are tiles to look at. */
  readonly alive: boolean;
  readonly tileWords: TileWords;
  readonly onChoose: (tile: TileKind | undefined) => void;
}

/** Tiles of which one is chosen; pressed again it is free. Of equal tiles the first one stands for all. */
export const TileChoice = ({ label, tiles, chosen, locked, alive, tileWords, onChoose }: TileChoiceProps) => (
  <div class="tile-choice" role="group" aria-label={label}>
    {tiles.map((tile, at) =>
      alive ? (
        <button
          key={at}
          type="button"
          aria-pressed={tile === chosen && tiles.indexOf(tile) === at}
          aria-disabled={locked ? true : undefined}
          aria-label={tileName(tile, tileWords)}
          onClick={() => {
            if (!locked) onChoose(tile === chosen ? undefined : tile);
          }}
        >
          <Tile tile={tile} words={tileWords} decorative />
        </button>
      ) : (
        <Tile key={at} tile={tile} words={tileWords} />
      ),
    )}
  </div>
);
