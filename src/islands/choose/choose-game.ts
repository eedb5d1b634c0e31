import type { RefObject } from 'preact';
import { useItems, type ItemList } from '../practice/use-items.ts';
import { useTry, type Phase } from '../practice/use-try.ts';

/** What the reader has done with a question. */
export interface ChooseTry {
  readonly chosen?: number | undefined;
  readonly phase: Phase;
  /** The hint was asked for. */
  readonly hinted?: boolean | undefined;
}

export interface ChooseGame {
  /** Which question, from 0. */
  readonly at: number;
  readonly now: ChooseTry;
  readonly isLast: boolean;
  readonly choose: (index: number) => void;
  /** Checks; `right` is the place of the right option. */
  readonly check: (right: number) => void;
  readonly solve: () => void;
  readonly again: () => void;
  readonly next: () => void;
  /** The heading, which takes the focus at the next question. */
  readonly title: RefObject<HTMLHeadingElement>;
  /** The main button, which takes it when the options are locked. */
  readonly main: RefObject<HTMLButtonElement>;
  /** Whether the page's script answers. */
  readonly alive: boolean;
  /** Asks for the hint; absent where there is none. */
  readonly tip?: (() => void) | undefined;
}

export interface ChooseEvents {
  /** Told every check of a choice, and with `false` when the solution is asked for; `chosen` is the option that was. */
  readonly onAnswer: (right: boolean, chosen: number | undefined) => void;
  /** Where there are hints: told when one is asked for. */
  readonly onTip?: (() => void) | undefined;
  readonly onNext: () => void;
}

const FRESH: ChooseTry = { phase: 'open' };

/** A question with one answer: choose, check, go on. Another one, told by its `key`, begins afresh. */
export function useChooseGame(key: unknown, { onAnswer, onTip, onNext }: ChooseEvents): ChooseGame {
  const { now, setNow, alive, title, main, begin } = useTry<ChooseTry>(FRESH, key);
  return {
    at: 0,
    now,
    isLast: false,
    choose: (chosen) => {
      setNow({ chosen, phase: 'open' });
    },
    check: (right) => {
      const isRight = now.chosen === right;
      if (now.chosen !== undefined) onAnswer(isRight, now.chosen);
      setNow({ chosen: now.chosen, phase: isRight ? 'solved' : 'checked' });
    },
    solve: () => {
      onAnswer(false, now.chosen);
      setNow({ ...now, phase: 'solved' });
    },
    again: () => {
      setNow(FRESH);
    },
    next: () => {
      onNext();
      begin();
    },
    tip:
      onTip &&
      (() => {
        onTip();
        setNow({ ...now, hinted: true });
      }),
    title,
    main,
    alive,
  };
}

/** The questions of an exercise in turn; after the last it begins again. */
export function useChoose(exercise: ItemList, onAnswer: (at: number, right: boolean) => void): ChooseGame {
  const { at, isLast, goOn } = useItems(exercise);
  const game = useChooseGame(at, {
    onAnswer: (right) => {
      onAnswer(at, right);
    },
    onNext: goOn,
  });
  return { ...game, at, isLast };
}
