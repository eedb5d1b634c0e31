import type { ComponentChildren } from 'preact';
import { StatusLine } from '../../components/StatusLine.tsx';
import { formatTiles } from '../../engine/notation.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { topicOf } from '../../puzzles/discard/grade.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import { checked, FRESH, hinted, shownTiles, solved, type DiscardTry } from './discard-game.ts';
import { feedback, type DiscardWords, type Speech } from './discard-text.ts';
import { DiscardHand } from './DiscardHand.tsx';
import { DiscardTableView, OwnTable } from './DiscardTableView.tsx';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import { useGame } from '../practice/use-game.ts';
import type { TableWords } from '../table/table-words.ts';
import { usePart } from '../use-part.ts';
import './discard.css';

/** What every page hands its discard puzzle. */
export interface DiscardTexts {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: DiscardWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
}

export interface DiscardGameProps extends DiscardTexts {
  readonly puzzle: DiscardPuzzle;
  /** The name of this puzzle in the memory of answers. */
  readonly item: string | undefined;
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

/** „Was wirfst du ab?“: choose one of fourteen tiles, check, and see what each discard leaves. */
export function DiscardGame(props: DiscardGameProps) {
  const { id, words, tileWords, tableWords, puzzle, item, isComing = false, isLast = false, children, notes } = props;
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const game = useGame<DiscardTry, 'discard'>({
    kind: 'discard',
    item,
    key: puzzle,
    fresh: FRESH,
    check: (before) => checked(before, puzzle),
    tip: (before) => hinted(before, puzzle),
    solve: (before) => solved(before, puzzle),
    isUnanswered: ({ grade }) => grade?.kind === 'empty',
    told: ({ grade, chosen }) => ({
      right: grade?.kind === 'right',
      topics: [topicOf(puzzle)],
      given: chosen === undefined ? undefined : formatTiles(shownTiles(puzzle.table).slice(chosen, chosen + 1)),
    }),
    onNext: props.onNext,
  });
  const { now, setNow, alive, title, isSolved, check } = game;
  const reasons = usePart(() => import('./DiscardReasons.tsx'), now !== FRESH);
  const { title: sentence, text } = feedback(puzzle, now, speech);
  return (
    <div class="discard-game" data-alive={alive && !isComing ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {say(words.questions[puzzle.ask])}
          </h2>
          {children}
        </div>
        {notes !== undefined && <LinkNotes notes={notes} />}
        <DiscardTableView puzzle={puzzle} speech={speech} />
        <DiscardHand
          id={id}
          puzzle={puzzle}
          now={now}
          speech={speech}
          onChoose={(chosen) => {
            setNow({ ...FRESH, chosen });
          }}
          onEnter={check}
        />
        <OwnTable puzzle={puzzle} speech={speech} />
        <div class="discard-side needs-script">
          <StatusLine title={sentence}>{text}</StatusLine>
          <PuzzleButtons {...game.buttons} words={words.buttons} isLast={isLast} />
        </div>
      </section>
      {isSolved && now.grade !== undefined && reasons && (
        <reasons.DiscardReasons puzzle={puzzle} grade={now.grade} speech={speech} />
      )}
    </div>
  );
}
