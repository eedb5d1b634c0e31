import type { ComponentChildren } from 'preact';
import { Hand } from '../../components/Hand.tsx';
import { StatusLine, type StatusText } from '../../components/StatusLine.tsx';
import { say } from '../../i18n/message.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import type { Game, Played } from '../practice/use-game.ts';
import { roomFor } from './room.ts';
import type { ScoreGameProps } from './ScoreGame.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import './score.css';

export interface ScoreRoomProps {
  /** What the puzzle was handed. */
  readonly of: ScoreGameProps;
  readonly game: Pick<Game<Played>, 'alive' | 'title' | 'isSolved' | 'buttons'>;
  readonly status: StatusText;
  /** Under the columns: what is said when the hand is solved. */
  readonly after: ComponentChildren;
  /** What is asked, or how it was answered. */
  readonly children: ComponentChildren;
}

/** A won hand on its felt with the question above it; under it what is asked, and the buttons. */
export const ScoreRoom = ({
  of,
  game: { alive, title, isSolved, buttons },
  status,
  after,
  children,
}: ScoreRoomProps) => {
  const { id, puzzle, words, tileWords, notes } = of;
  return (
    <section
      role="group"
      class="score"
      data-alive={alive && of.isComing !== true ? '' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <ScoreHead id={id} puzzle={puzzle} words={words} tileWords={tileWords} titleRef={title} quiet={of.quiet}>
        {of.children}
      </ScoreHead>
      {notes !== undefined && <LinkNotes notes={notes} />}
      <div class="felt" data-room={roomFor(puzzle)}>
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
      </div>
      <div class="score-columns needs-script" data-phase={isSolved ? 'solved' : 'open'}>
        <div class="score-status">
          <StatusLine title={status.title}>{status.text}</StatusLine>
        </div>
        {children}
        <PuzzleButtons {...buttons} words={words.buttons} isLast={of.isLast} />
      </div>
      {after}
    </section>
  );
};
