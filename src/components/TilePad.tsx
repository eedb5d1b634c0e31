import { useRef, useState } from 'preact/hooks';
import { suitTile, tileFrom, TILES, type Tile as TileKind } from '../engine/tile.ts';
import { say, type Message } from '../i18n/message.ts';
import { tileName, type TileWords } from '../i18n/tile-words.ts';
import { Tile } from './Tile.tsx';
import './tile-pad.css';

/** How a tile stands after the check: chosen rightly, left out, chosen wrongly. */
export type PadMark = 'found' | 'missed' | 'wrong';

export interface TilePadProps {
  readonly label: string;
  readonly words: TileWords;
  readonly chosen: readonly TileKind[];
  readonly onToggle: (tile: TileKind) => void;
  /** Each press adds one more copy, so that nothing stands pressed. */
  readonly adds?: boolean | undefined;
  /** With marks the pad is a result: nothing can be chosen any more. */
  readonly marks?: ReadonlyMap<TileKind, PadMark> | undefined;
  /** A tile's name with its mark: `{tile}, richtig`. */
  readonly markNames: Readonly<Record<PadMark, Message>>;
}

const ROWS = [0, 9, 18, 27].map((first) => TILES.slice(first, Math.min(first + 9, TILES.length)));

/**
 * The 34 kinds as toggle buttons in rows by suit: one tab stop, arrow keys inside, Home and End in a row; digits and then
 * a suit letter, or an honor's letter, toggle what is written.
 */
export function TilePad({ label, words, chosen, onToggle, adds = false, marks, markNames }: TilePadProps) {
  const [active, setActive] = useState<TileKind>(suitTile('m', 1));
  const pad = useRef<HTMLDivElement>(null);
  const digits = useRef('');

  const moveTo = (tile: TileKind): void => {
    setActive(tile);
    pad.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
  };
  const toggle = (tile: TileKind): void => {
    moveTo(tile);
    if (marks === undefined) onToggle(tile);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = neighbor(active, event.key);
    if (target !== undefined) {
      event.preventDefault();
      digits.current = '';
      moveTo(target);
    } else if (/^\d$/.test(event.key)) digits.current += event.key;
    else {
      const typed = tilesTyped(digits.current, event.key);
      for (const tile of adds ? typed : new Set(typed)) toggle(tile);
      digits.current = '';
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys pressed on the buttons inside
    <div class="tile-pad" role="group" aria-label={label} data-size="pad" ref={pad} onKeyDown={onKeyDown}>
      {ROWS.map((row) => (
        <div class="tile-pad-row" key={row[0]}>
          {row.map((tile) => {
            const mark = marks?.get(tile);
            const name = tileName(tile, words);
            return (
              <button
                key={tile}
                type="button"
                data-tile={tile}
                data-mark={mark}
                data-rest={marks !== undefined && mark === undefined ? '' : undefined}
                tabIndex={tile === active ? 0 : -1}
                aria-pressed={adds ? undefined : chosen.includes(tile)}
                aria-disabled={marks === undefined ? undefined : true}
                aria-label={mark === undefined ? name : say(markNames[mark], { tile: name })}
                onClick={() => {
                  toggle(tile);
                }}
                onFocus={() => {
                  setActive(tile);
                }}
              >
                <Tile tile={tile} words={words} decorative />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The tile an arrow key, Home or End leads to; `undefined` for other keys and past the edge. */
function neighbor(from: TileKind, key: string): TileKind | undefined {
  const row = Math.floor(from / 9);
  const column = from % 9;
  const last = (ROWS[row]?.length ?? 1) - 1;
  if (key === 'ArrowLeft') return ROWS[row]?.[column - 1];
  if (key === 'ArrowRight') return ROWS[row]?.[column + 1];
  if (key === 'Home') return ROWS[row]?.[0];
  if (key === 'End') return ROWS[row]?.[last];
  const other = key === 'ArrowUp' ? ROWS[row - 1] : key === 'ArrowDown' ? ROWS[row + 1] : undefined;
  return other?.[Math.min(column, other.length - 1)];
}

const HONOR_KEYS: Readonly<Record<string, string>> = { O: 'E', P: 'B' };

/** What digits and a letter mean together: `147` and `m`, or no digits and `e`. */
function tilesTyped(digits: string, key: string): readonly TileKind[] {
  const letter = key.length === 1 ? key.toUpperCase() : '';
  const names = digits === '' ? [HONOR_KEYS[letter] ?? letter] : Array.from(digits, (rank) => rank + key.toLowerCase());
  return names.map(tileFrom).filter((tile) => tile !== undefined);
}
