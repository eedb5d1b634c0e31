import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { byWorth } from '../../puzzles/best-reading/grade.ts';
import type { BestReadingPuzzle } from '../../puzzles/best-reading/puzzle.ts';
import { ReadingView } from './ReadingView.tsx';
import { rowsText, worthTitle, type BestReadingWords, type PatternNames } from './best-reading-text.ts';

export interface BestReadingReasonsProps {
  readonly puzzle: BestReadingPuzzle;
  readonly words: BestReadingWords;
  readonly tileWords: TileWords;
  readonly names: PatternNames;
}

/** Every reading with its rows, the dearest first. */
export const BestReadingReasons = ({ puzzle, words, tileWords, names }: BestReadingReasonsProps) => (
  <ReasonStrip label={say(words.title)}>
    {byWorth(puzzle).map((at) => {
      const reading = puzzle.readings[at];
      if (reading === undefined) return null;
      return (
        <ReasonPart
          key={at}
          title={worthTitle(reading, at, words)}
          note={puzzle.best.includes(at) ? say(words.reason.counts) : undefined}
          text={rowsText(reading, puzzle, words, names)}
        >
          <ReadingView
            layout={reading.layout}
            label={say(words.layout, { n: at + 1 })}
            tileWords={tileWords}
            size="reason"
          />
        </ReasonPart>
      );
    })}
  </ReasonStrip>
);
