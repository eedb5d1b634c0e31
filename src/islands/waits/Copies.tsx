import { Tile } from '../../components/Tile.tsx';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import { copiesOf, type WaitsWords } from './feedback.ts';

export interface CopiesProps {
  readonly puzzle: WaitsPuzzle;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
}

/** How many of each wait can still come. */
export const Copies = ({ puzzle, words, tileWords }: CopiesProps) => (
  <div class="waits-copies">
    <p class="felt-note">{say(words.left, { n: copiesOf(puzzle) })}</p>
    <ul>
      {puzzle.waits.map(({ tile, left }) => (
        <li key={tile}>
          <Tile
            tile={tile}
            words={tileWords}
            size="count"
            label={say(words.copiesName, { tile: tileName(tile, tileWords), n: left })}
          />
          <span class="number" aria-hidden="true">
            {say(words.copies, { n: left })}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
