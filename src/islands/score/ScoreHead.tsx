import type { ComponentChildren, RefObject } from 'preact';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { WonHand } from '../../puzzles/score/puzzle.ts';
import { factsOf } from './facts.ts';
import type { ScoreWords } from './words.ts';

export interface ScoreHeadProps {
  readonly id: string;
  readonly puzzle: WonHand;
  readonly words: ScoreWords;
  readonly tileWords: TileWords;
  readonly titleRef?: RefObject<HTMLHeadingElement>;
  /** The page's own heading says it already. */
  readonly quiet: boolean;
  readonly children?: ComponentChildren;
}

/** The question and how the hand was won, above the felt. */
export const ScoreHead = ({ id, puzzle, words, tileWords, titleRef, quiet, children }: ScoreHeadProps) => (
  <div class="score-head">
    <h2
      id={`${id}-title`}
      class={quiet ? 'visually-hidden' : undefined}
      tabIndex={-1}
      {...(titleRef === undefined ? {} : { ref: titleRef })}
    >
      {say(words.title)}
    </h2>
    {children}
    <ul class="score-facts">
      {factsOf(puzzle, words, tileWords).map((pieces, index) => (
        <li class="score-fact" key={index}>
          {pieces.map(({ text, strong }, place) => (strong ? <b key={place}>{text}</b> : text))}
        </li>
      ))}
    </ul>
  </div>
);
