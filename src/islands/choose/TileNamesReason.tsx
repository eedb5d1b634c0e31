import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { Tile } from '../../components/Tile.tsx';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { markOf } from '../../puzzles/tile-names/grade.ts';
import type { TileNamesPuzzle } from '../../puzzles/tile-names/puzzle.ts';
import { Sound, type TileNamesWords } from './tile-names-words.tsx';

export interface TileNamesReasonProps {
  readonly puzzle: TileNamesPuzzle;
  readonly words: TileNamesWords;
  readonly tileWords: TileWords;
}

/** The tile with its name, how it is called out, and by what one knows it. */
export function TileNamesReason({ puzzle: { tile }, words, tileWords }: TileNamesReasonProps) {
  const name = tileName(tile, tileWords);
  return (
    <ReasonStrip label={name}>
      <div class="choose-known">
        <Tile tile={tile} words={tileWords} size="reason" decorative />
        <ReasonPart title={name} text={say(words.reasons[markOf(tile)])}>
          <Sound tile={tile} />
        </ReasonPart>
      </div>
    </ReasonStrip>
  );
}
