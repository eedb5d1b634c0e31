import { useRef } from 'preact/hooks';
import { Tile } from '../../components/Tile.tsx';
import type { Tile as TileKind } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { BuildWaitWords } from './build-wait-text.ts';

export interface GapsProps {
  readonly missing: number;
  readonly chosen: readonly TileKind[];
  readonly locked: boolean;
  readonly words: BuildWaitWords;
  readonly tileWords: TileWords;
  readonly onRemove: (at: number) => void;
}

/** The gaps of the hand with what was put into them; a tile goes out again by its own button, the focus to its neighbor. */
export function Gaps({ missing, chosen, locked, words, tileWords, onRemove }: GapsProps) {
  const row = useRef<HTMLDivElement>(null);
  const empty = Array.from({ length: missing - chosen.length });
  return (
    <div class="build-gaps" role="group" aria-label={say(words.gaps)} data-size="hand" ref={row} tabIndex={-1}>
      {chosen.map((tile, at) => (
        <button
          key={at}
          type="button"
          aria-label={say(words.remove, { tile: tileName(tile, tileWords) })}
          aria-disabled={locked ? true : undefined}
          onClick={() => {
            if (locked) return;
            const buttons = row.current?.querySelectorAll('button') ?? [];
            (buttons[at + 1] ?? buttons[at - 1] ?? row.current)?.focus();
            onRemove(at);
          }}
        >
          <Tile tile={tile} words={tileWords} decorative />
        </button>
      ))}
      {empty.map((_, at) => (
        <Tile key={`gap ${at}`} tile="gap" words={tileWords} label={say(words.gap)} />
      ))}
    </div>
  );
}
