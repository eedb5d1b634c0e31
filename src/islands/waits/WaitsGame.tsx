import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Hand } from '../../components/Hand.tsx';
import { StatusLine } from '../../components/StatusLine.tsx';
import { formatTiles, type NotationError } from '../../engine/notation.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import { useGame } from '../practice/use-game.ts';
import { usePart } from '../use-part.ts';
import { Copies } from './Copies.tsx';
import type { WaitsWords } from './feedback.ts';
import { statusOf } from './status.ts';
import { usePrinting } from './use-printing.ts';
import { checked, choosing, FRESH, hinted, partsOf, solved, toggled, type WaitsTry } from './waits-game.ts';
import { WaitsAnswer } from './WaitsAnswer.tsx';
import './waits.css';

/** What every page hands its waits puzzle. */
export interface WaitsTexts {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
}

export interface WaitsGameProps extends WaitsTexts {
  readonly puzzle: WaitsPuzzle;
  /** The name of this puzzle in the memory of answers. */
  readonly item: string | undefined;
  /** Whether its hand stands in the address or was chosen for a lesson. */
  readonly of: 'address' | 'lesson';
  /** The puzzle that is asked for is on its way. */
  readonly isComing?: boolean;
  /** After this hand the first comes again. */
  readonly isLast?: boolean;
  /** Beside the heading: the levels, or which hand of how many. */
  readonly children?: ComponentChildren;
  /** What a link brought, in words. */
  readonly notes?: readonly string[];
  /** Goes on; `begin` begins afresh with the focus on the heading. */
  readonly onNext: (begin: () => void) => void;
}

/** „Worauf wartest du?“: choose every tile that completes the hand, check, and see why. */
export function WaitsGame(props: WaitsGameProps) {
  const { id, words, tileWords, puzzle, item, of, isComing = false, isLast = false, children, notes } = props;
  const [unreadable, setUnreadable] = useState<NotationError>();
  const printing = usePrinting();
  const handName = JSON.stringify([puzzle.hand, puzzle.waits.length]);
  const game = useGame<WaitsTry, 'waits'>({
    kind: 'waits',
    item,
    key: handName,
    fresh: FRESH,
    check: (before) => (unreadable === undefined ? checked(before, puzzle) : before),
    tip: (before) => hinted(before, puzzle),
    solve: (before) => solved(before, puzzle),
    isUnanswered: ({ grade }) => grade?.kind === 'empty',
    told: ({ grade, chosen }) => ({
      right: grade?.kind === 'right',
      topics: [puzzle.shape],
      parts: partsOf(grade),
      given: formatTiles(chosen),
    }),
    onNext: props.onNext,
  });
  const { now, setNow, alive, title, isSolved, check, goOn } = game;
  const reasons = usePart(() => import('./WaitsReasons.tsx'), now !== FRESH || printing);
  useEffect(() => {
    setUnreadable(undefined);
  }, [handName, now]);
  const { grade } = now;
  const { title: sentence, text } = statusOf({ puzzle, now, unreadable, words, tileWords });
  const solution = { puzzle, words, tileWords };

  return (
    <div class="waits" data-alive={alive && !isComing ? '' : undefined} data-of={of}>
      <div class="felt" role="group" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {say(of === 'address' ? words.hand : words.title)}
          </h2>
          {children}
        </div>
        {notes !== undefined && <LinkNotes notes={notes} />}
        <Hand hand={puzzle.hand} words={tileWords} size="hand" label={say(words.hand)} spread />
        {puzzle.hand.melds.some(({ concealed }) => !concealed) && (
          <p class="felt-note waits-exposed">{say(words.exposed)}</p>
        )}
        <hr class="felt-rule" />
        <div class="felt-columns needs-script">
          <WaitsAnswer
            id={id}
            chosen={now.chosen}
            result={isSolved ? grade : undefined}
            words={words}
            tileWords={tileWords}
            onToggle={(tile) => {
              setNow((before) => toggled(before, tile));
            }}
            onRead={(tiles) => {
              setNow(choosing(tiles));
            }}
            onUnreadable={setUnreadable}
            onEnter={isSolved ? goOn : check}
          />
          <div class="waits-side">
            <StatusLine title={sentence}>
              {text.map(({ text: piece, strong }, index) => (strong ? <b key={index}>{piece}</b> : piece))}
            </StatusLine>
            {isSolved && <Copies {...solution} />}
            <PuzzleButtons {...game.buttons} words={words.buttons} isLast={isLast} />
          </div>
        </div>
      </div>
      {reasons !== undefined && printing && !isSolved && of === 'address' && (
        <reasons.WaitsReasons {...solution} found={[]} extra={[]} solution />
      )}
      {reasons !== undefined && isSolved && grade !== undefined && (
        <reasons.WaitsReasons
          key={handName}
          {...solution}
          found={grade.found}
          extra={grade.extra}
          solution={grade.found.length === 0}
        />
      )}
    </div>
  );
}
