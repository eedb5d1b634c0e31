import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** `open`: nothing said yet; `checked`: it was said what is wrong; `solved`: the solution lies open. */
export type ChoosePhase = 'open' | 'checked' | 'solved';

/** What the reader has done with a question. */
export interface ChooseTry {
  readonly chosen?: number | undefined;
  readonly phase: ChoosePhase;
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

const FRESH: ChooseTry = { phase: 'open' };

/**
 * A run of questions with one answer each: choose, check, go on; after the last it begins again. `onAnswer` is told every
 * check of a choice, and with `false` when the solution is asked for.
 */
export function useChoose(total: number, onAnswer: (at: number, right: boolean) => void): ChooseGame {
  const [at, setAt] = useState(0);
  const [now, setNow] = useState<ChooseTry>(FRESH);
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setAlive(true);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    if (now.phase === 'solved' && (activeElement === document.body || activeElement?.matches(':disabled')))
      main.current?.focus();
  }, [now.phase]);
  return {
    at,
    now,
    isLast: at + 1 === total,
    choose: (chosen) => {
      setNow({ chosen, phase: 'open' });
    },
    check: (right) => {
      if (now.chosen !== undefined) onAnswer(at, now.chosen === right);
      setNow((before) => ({ ...before, phase: before.chosen === right ? 'solved' : 'checked' }));
    },
    solve: () => {
      setNow((before) => ({ ...before, phase: 'solved' }));
    },
    again: () => {
      setNow(FRESH);
    },
    next: () => {
      setAt((before) => (before + 1) % total);
      setNow(FRESH);
      title.current?.focus();
    },
    title,
    main,
    alive,
  };
}
