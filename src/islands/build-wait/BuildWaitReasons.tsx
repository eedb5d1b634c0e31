import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { say } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import type { Tile } from '../../engine/tile.ts';
import { allSolutions, filled, type BuildWaitPuzzle } from '../../puzzles/build-wait/puzzle.ts';
import { waitsPuzzleOf } from '../../puzzles/waits/puzzle.ts';
import { ReadingView } from '../best-reading/ReadingView.tsx';
import { listOf, type Speech } from './build-wait-text.ts';

export interface BuildWaitReasonsProps {
  readonly puzzle: BuildWaitPuzzle;
  /** What fills the gaps. */
  readonly tiles: readonly Tile[];
  readonly speech: Speech;
}

/** The most gaps for which all solutions are counted. */
const COUNTED_GAPS = 3;

/** The finished hand once for each of its waits, in its groups; and how many solutions there are. */
export function BuildWaitReasons({ puzzle, tiles, speech }: BuildWaitReasonsProps) {
  const { words, shared, tileWords } = speech;
  const whole = waitsPuzzleOf(filled(puzzle, tiles), puzzle.options);
  const count = puzzle.missing > COUNTED_GAPS ? 1 : allSolutions(puzzle).length;
  const form = whole === undefined ? undefined : say(shared.shapes[whole.shape]);
  return (
    <ReasonStrip label={say(words.title, { tiles: listOf(puzzle.target, speech) })}>
      {whole?.waits.map(({ tile, layouts: [layout] }, at) => {
        const title = say(words.reason.title, { tile: tileName(tile, tileWords) });
        return (
          <ReasonPart key={tile} title={title} note={at === 0 ? form : undefined}>
            {layout !== undefined && <ReadingView layout={layout} label={title} tileWords={tileWords} size="reason" />}
          </ReasonPart>
        );
      })}
      {count > 1 && <p class="caption">{say(words.reason.others, { n: count })}</p>}
    </ReasonStrip>
  );
}
