import type { Ref } from 'preact';
import { say } from '../../i18n/message.ts';
import type { ButtonWords } from './puzzle-words.ts';

export interface PuzzleButtonsProps {
  readonly words: ButtonWords;
  readonly isSolved: boolean;
  /** The solution is offered: something was checked, or a hint was given. */
  readonly maySolve: boolean;
  /** After this puzzle the first one comes again. */
  readonly isLast?: boolean;
  readonly main: Ref<HTMLButtonElement>;
  readonly onCheck: () => void;
  /** Absent where a kind has no hints. */
  readonly onTip?: (() => void) | undefined;
  readonly onSolve: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** Check, hint, solution; once it lies open: on to the next, or once more. */
export function PuzzleButtons({ words, isSolved, maySolve, isLast = false, main, ...on }: PuzzleButtonsProps) {
  return (
    <div class="buttons">
      <button class="button" type="button" ref={main} data-main onClick={isSolved ? on.onNext : on.onCheck}>
        {say(isSolved ? (isLast ? words.first : words.next) : words.check)}
      </button>
      {isSolved && <Second key="again" text={say(words.again)} onClick={on.onAgain} />}
      {!isSolved && on.onTip !== undefined && <Second key="tip" text={say(words.tip)} onClick={on.onTip} />}
      {!isSolved && maySolve && <Second key="solution" text={say(words.solution)} onClick={on.onSolve} />}
    </div>
  );
}

const Second = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <button class="button" data-kind="second" type="button" onClick={onClick}>
    {text}
  </button>
);
