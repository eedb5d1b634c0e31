import { Tile } from '../../components/Tile.tsx';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { Tile as TileKind } from '../../engine/tile.ts';
import { withoutTiles } from '../../table/held-tiles.ts';
import type { PlayerState } from '../../table/player.ts';
import type { TurnWords } from './scene-text.ts';
import '../../components/over-input.css';

export interface SceneHandProps {
  readonly id: string;
  readonly player: PlayerState;
  readonly chosen: number | undefined;
  readonly onChoose: (place: number) => void;
  readonly words: TurnWords;
  readonly tileWords: TileWords;
}

/** The held tiles in the order they are shown: the drawn one last. */
export const shownTiles = ({ tiles, drawn }: PlayerState): readonly TileKind[] =>
  drawn ? [...withoutTiles(tiles, [drawn.tile]), drawn.tile] : tiles;

/** The reader's own hand: one tile of it is chosen, as a radio button; a flower lies apart until it is laid out. */
export function SceneHand({ id, player, chosen, onChoose, words, tileWords }: SceneHandProps) {
  const shown = shownTiles(player);
  const isDrawn = (place: number): boolean => player.drawn !== undefined && place === shown.length - 1;
  return (
    <fieldset class="scene-hand" data-size="hand">
      <legend class="felt-note">{say(words.hand)}</legend>
      <div class="hand">
        <div class="hand-tiles">
          {shown.map((tile, place) => (
            <label key={place} data-drawn={isDrawn(place) ? '' : undefined}>
              <input
                class="over-input"
                type="radio"
                name={id}
                checked={chosen === place}
                aria-label={
                  isDrawn(place) ? `${tileName(tile, tileWords)}, ${say(words.drawn)}` : tileName(tile, tileWords)
                }
                onChange={() => {
                  onChoose(place);
                }}
              />
              <Tile tile={tile} words={tileWords} decorative />
              {isDrawn(place) && (
                <span class="scene-drawn" aria-hidden="true">
                  {say(words.drawn)}
                </span>
              )}
            </label>
          ))}
          {player.heldBonus.map((tile) => (
            <span key={tile} class="scene-flower" data-drawn="">
              <Tile tile={tile} words={tileWords} />
              <span class="scene-drawn" aria-hidden="true">
                {say(words.drawn)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
