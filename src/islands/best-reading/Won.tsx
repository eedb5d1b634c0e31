import { Hand } from '../../components/Hand.tsx';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { BestReadingPuzzle } from '../../puzzles/best-reading/puzzle.ts';
import { factsOf } from '../score/facts.ts';
import type { ScoreWords } from '../score/words.ts';
import type { BestReadingWords } from './best-reading-text.ts';

export interface WonProps {
  readonly puzzle: BestReadingPuzzle;
  /** How a hand was won, in the words of the score puzzle. */
  readonly winWords: Pick<ScoreWords, 'facts' | 'seats'>;
  readonly words: BestReadingWords;
  readonly tileWords: TileWords;
}

/** How the hand was won, and the hand as it lies. */
export const Won = ({ puzzle, winWords, words, tileWords }: WonProps) => (
  <div class="best-reading-won">
    <ul class="best-reading-facts">
      {factsOf(puzzle, winWords, tileWords).map((pieces, index) => (
        <li key={index}>{pieces.map(({ text, strong }, at) => (strong ? <b key={at}>{text}</b> : text))}</li>
      ))}
    </ul>
    <Hand
      hand={puzzle.hand}
      bonus={puzzle.circumstances.bonus}
      words={tileWords}
      size="hand"
      label={say(words.hand)}
      concealedKong={puzzle.rules.options.concealedKongDisplay}
      captions
      spread
    />
    <hr class="felt-rule" />
  </div>
);
