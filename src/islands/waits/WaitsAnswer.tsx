import { TilePad, type PadMark } from '../../components/TilePad.tsx';
import type { NotationError } from '../../engine/notation.ts';
import type { Tile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { WaitsGrade } from '../../puzzles/waits/grade.ts';
import type { WaitsWords } from './feedback.ts';
import { TypedTiles } from './TypedTiles.tsx';

export interface WaitsAnswerProps {
  readonly id: string;
  readonly chosen: readonly Tile[];
  /** With a grade the answer is a result: nothing can be chosen any more. */
  readonly result: WaitsGrade | undefined;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
  readonly onToggle: (tile: Tile) => void;
  readonly onRead: (tiles: readonly Tile[]) => void;
  readonly onUnreadable: (error: NotationError | undefined) => void;
  readonly onEnter: () => void;
}

/** The answer two ways, on the pad and typed; both always show the same tiles. */
export function WaitsAnswer({ id, chosen, result, words, tileWords, ...on }: WaitsAnswerProps) {
  return (
    <div>
      <TilePad
        label={say(words.pad)}
        words={tileWords}
        chosen={chosen}
        onToggle={on.onToggle}
        marks={result === undefined ? undefined : marksOf(result)}
        markNames={words.marks}
      />
      <TypedTiles
        id={`${id}-typed`}
        chosen={chosen}
        locked={result !== undefined}
        words={words}
        tileWords={tileWords}
        onRead={on.onRead}
        onError={on.onUnreadable}
        onEnter={on.onEnter}
      />
    </div>
  );
}

const marksOf = ({ found, missing, extra }: WaitsGrade): ReadonlyMap<Tile, PadMark> =>
  new Map([
    ...found.map((tile) => [tile, 'found'] as const),
    ...missing.map((tile) => [tile, 'missed'] as const),
    ...extra.map((tile) => [tile, 'wrong'] as const),
  ]);
