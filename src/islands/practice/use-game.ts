import type { PuzzleKind } from '../../puzzles/kinds.ts';
import { useFirstAnswer, type AnswerMemory } from './first-answer.ts';
import type { PuzzleButtonsProps } from './PuzzleButtons.tsx';
import { useTry, type Phase, type TryState } from './use-try.ts';

/** What a reader has done with a puzzle: how far it is, and how many hints were given for this answer. */
export interface Played {
  readonly phase: Phase;
  readonly hints: number;
}

export interface GameSetup<Try extends Played, Kind extends PuzzleKind> {
  readonly kind: Kind;
  /** The name of the puzzle in the memory of answers; without one nothing is remembered. */
  readonly item: string | undefined;
  /** Another puzzle, told by its key, begins afresh. */
  readonly key: unknown;
  readonly fresh: Try;
  readonly check: (now: Try) => Try;
  readonly tip: (now: Try) => Try;
  readonly solve: (now: Try) => Try;
  /** Whether a check had no answer to judge: nothing is told of it. */
  readonly isUnanswered: (checked: Try) => boolean;
  /** What is remembered of a check, or of the solution that was asked for; `undefined` before anything was graded. */
  readonly told: (next: Try) => Parameters<AnswerMemory<Kind>['tell']>[0] | undefined;
  /** Goes on; `begin` begins afresh with the focus on the heading. */
  readonly onNext: (begin: () => void) => void;
}

export interface Game<Try extends Played> extends Omit<TryState<Try>, 'begin' | 'main'> {
  readonly isSolved: boolean;
  readonly check: () => void;
  readonly goOn: () => void;
  /** For the buttons, beside their words. */
  readonly buttons: Omit<PuzzleButtonsProps, 'words' | 'isLast'>;
}

/** A puzzle that is checked, hinted at and solved: what was done with it, what is remembered of that, and its buttons. */
export function useGame<Try extends Played, Kind extends PuzzleKind>(setup: GameSetup<Try, Kind>): Game<Try> {
  const { now, setNow, alive, title, main, begin } = useTry<Try>(setup.fresh, setup.key);
  const memory = useFirstAnswer(setup.kind, setup.item);
  const isSolved = now.phase === 'solved';
  /** A check that changed nothing was none. */
  const settle = (next: Try): void => {
    setNow(next);
    if (next === now || (next.phase !== 'solved' && setup.isUnanswered(next))) return;
    const answer = setup.told(next);
    if (answer) memory.tell(answer);
  };
  const check = (): void => {
    settle(setup.check(now));
  };
  const goOn = (): void => {
    setup.onNext(begin);
  };
  return {
    now,
    setNow,
    alive,
    title,
    isSolved,
    check,
    goOn,
    buttons: {
      isSolved,
      maySolve: now.phase === 'checked' || now.hints > 0,
      main,
      onCheck: check,
      onTip: () => {
        memory.hint();
        setNow(setup.tip(now));
      },
      onSolve: () => {
        settle(setup.solve(now));
      },
      onAgain: () => {
        setNow(setup.fresh);
      },
      onNext: goOn,
    },
  };
}
