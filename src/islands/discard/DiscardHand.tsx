import { Tile } from '../../components/Tile.tsx';
import { say } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import { shownTiles, type DiscardTry } from './discard-game.ts';
import type { Speech } from './discard-text.ts';
import '../../components/over-input.css';

export interface DiscardHandProps {
  readonly id: string;
  readonly puzzle: DiscardPuzzle;
  readonly now: DiscardTry;
  readonly speech: Speech;
  readonly onChoose: (place: number) => void;
  readonly onEnter: () => void;
}

/** The held tiles as radio buttons, the drawn one apart; after the check the right one and the chosen one are marked. */
export function DiscardHand({ id, puzzle, now, speech, onChoose, onEnter }: DiscardHandProps) {
  const { words, tiles: tileWords } = speech;
  const { table, best } = puzzle;
  const shown = shownTiles(table);
  const isSolved = now.phase === 'solved';
  return (
    <fieldset class="discard-hand" data-size="hand">
      <legend class="felt-note">{say(words.hand)}</legend>
      <div class="hand">
        <div class="hand-tiles">
          {shown.map((tile, place) => {
            const isDrawn = table.drawn !== undefined && place === shown.length - 1;
            const isRight = best.includes(tile) && shown.indexOf(tile) === place;
            const mark = !isSolved
              ? undefined
              : isRight
                ? 'right'
                : now.chosen === place && !best.includes(tile)
                  ? 'wrong'
                  : 'rest';
            const name = tileName(tile, tileWords);
            const marked = mark === 'right' || mark === 'wrong' ? say(words.marks[mark], { tile: name }) : name;
            return (
              <label key={place} data-drawn={isDrawn ? '' : undefined} data-mark={mark}>
                <input
                  class="over-input"
                  type="radio"
                  name={`${id}-tile`}
                  checked={now.chosen === place}
                  disabled={isSolved}
                  aria-label={isDrawn ? say(words.drawnTile, { tile: marked }) : marked}
                  onChange={() => {
                    onChoose(place);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    onEnter();
                  }}
                />
                <Tile tile={tile} words={tileWords} decorative />
                {isDrawn && (
                  <span class="discard-drawn" aria-hidden="true">
                    {say(words.drawn)}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}
