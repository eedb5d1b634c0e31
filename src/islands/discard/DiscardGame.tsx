import type { ComponentChildren } from 'preact';
import { StatusLine } from '../../components/StatusLine.tsx';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { topicOf } from '../../puzzles/discard/grade.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import { checked, FRESH, hinted, solved, type DiscardTry } from './discard-game.ts';
import { feedback, type DiscardWords, type Speech } from './discard-text.ts';
import { DiscardHand } from './DiscardHand.tsx';
import { DiscardTableView, OwnTable } from './DiscardTableView.tsx';
import { useFirstAnswer } from '../practice/first-answer.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import { useTry } from '../practice/use-try.ts';
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
  readonly item: string;
  /** The puzzle that is asked for is on its way. */
  readonly isComing?: boolean;
  /** After this hand the first comes again. */
  readonly isLast?: boolean;
  /** Beside the heading: the levels, or which hand of how many. */
  readonly children?: ComponentChildren;
  /** What a link brought, in words. */
  readonly notes?: readonly string[];
  readonly onNext: () => void;
}

/** „Was wirfst du ab?“: choose one of fourteen tiles, check, and see what each discard leaves. */
export function DiscardGame(props: DiscardGameProps) {
  const { id, words, tileWords, tableWords, puzzle, item, isComing = false, isLast = false, children, notes } = props;
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const { now, setNow, alive, title, main, begin } = useTry<DiscardTry>(FRESH, puzzle);
  const reasons = usePart(() => import('./DiscardReasons.tsx'), now !== FRESH);
  const memory = useFirstAnswer('discard', item);
  const isSolved = now.phase === 'solved';

  const settle = (next: DiscardTry): void => {
    setNow(next);
    const kind = next.grade?.kind;
    if (kind === undefined || (kind === 'empty' && next.phase !== 'solved')) return;
    memory.tell({ right: kind === 'right', topics: [topicOf(puzzle)] });
  };
  const check = (): void => {
    settle(checked(now, puzzle));
  };
  const goOn = (): void => {
    props.onNext();
    begin();
  };
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
          <PuzzleButtons
            words={words.buttons}
            isSolved={isSolved}
            maySolve={now.phase === 'checked' || now.hints > 0}
            isLast={isLast}
            main={main}
            onCheck={check}
            onTip={() => {
              memory.hint();
              setNow(hinted(now, puzzle));
            }}
            onSolve={() => {
              settle(solved(now, puzzle));
            }}
            onAgain={() => {
              setNow(FRESH);
            }}
            onNext={goOn}
          />
        </div>
      </section>
      {isSolved && now.grade !== undefined && reasons && (
        <reasons.DiscardReasons puzzle={puzzle} grade={now.grade} speech={speech} />
      )}
    </div>
  );
}
