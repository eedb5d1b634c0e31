import { useEffect, useState } from 'preact/hooks';
import { formatTiles, type NotationError } from '../../engine/notation.ts';
import type { Tile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { WaitsWords } from './feedback.ts';
import { readTyped, writeTyped } from './typed-text.ts';

export interface TypedTilesProps {
  readonly id: string;
  readonly chosen: readonly Tile[];
  readonly locked: boolean;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
  readonly onRead: (tiles: readonly Tile[]) => void;
  /** The text cannot be read; `undefined` once it can. */
  readonly onError: (error: NotationError | undefined) => void;
  readonly onEnter: () => void;
}

/** The chosen tiles as text, to read and to write. What cannot be read stays as it was typed. */
export function TypedTiles({ id, chosen, locked, words, tileWords, onRead, onError, onEnter }: TypedTilesProps) {
  const [text, setText] = useState('');
  const known = writeTyped(chosen, tileWords);
  useEffect(() => {
    setText((before) => (sameTiles(before, chosen) ? before : known));
  }, [known]);

  const report = (): boolean => {
    const tiles = readTyped(text);
    onError(tiles.ok ? undefined : tiles.error);
    return tiles.ok;
  };
  return (
    <p class="waits-typing">
      <label for={id}>{say(words.typing)}</label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={say(words.typingExample)}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        readOnly={locked}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          const tiles = readTyped(value);
          if (tiles.ok) onRead([...new Set(tiles.value)]);
        }}
        onBlur={report}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || locked) return;
          event.preventDefault();
          if (report()) onEnter();
        }}
      />
    </p>
  );
}

function sameTiles(text: string, chosen: readonly Tile[]): boolean {
  const tiles = readTyped(text);
  return tiles.ok && formatTiles([...new Set(tiles.value)]) === formatTiles(chosen);
}
