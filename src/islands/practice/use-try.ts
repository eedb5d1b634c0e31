import { useEffect, useRef, useState, type MutableRef } from 'preact/hooks';

/** `open`: nothing said yet; `checked`: the kind of mistake was said; `solved`: the solution lies open. */
export type Phase = 'open' | 'checked' | 'solved';

export interface TryState<Try> {
  readonly now: Try;
  readonly setNow: (next: Try | ((before: Try) => Try)) => void;
  /** The page answers to the reader: false in what the server sent. */
  readonly alive: boolean;
  /** The heading, focused when the next puzzle comes, and where a new try has taken the focus away. */
  readonly title: MutableRef<HTMLHeadingElement | null>;
  /** The main button, focused where a solution has taken the focus away. */
  readonly main: MutableRef<HTMLButtonElement | null>;
  /** A fresh try, for the next puzzle, with the focus on its heading. */
  readonly begin: () => void;
}

/** What a reader has done with a puzzle so far. Another puzzle, told by its `key`, begins afresh. */
export function useTry<Try extends { readonly phase: string }>(fresh: Try, key: unknown): TryState<Try> {
  const [held, setHeld] = useState({ key, tried: fresh });
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  // What was done with the puzzle before is never shown on this one, not for a moment.
  const triedIn = (state: typeof held): Try => (state.key === key ? state.tried : fresh);
  const now = triedIn(held);
  const phase = useRef(now.phase);
  const setNow = (next: Try | ((before: Try) => Try)): void => {
    setHeld((before) => ({ key, tried: typeof next === 'function' ? next(triedIn(before)) : next }));
  };
  useEffect(() => {
    setAlive(true);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
    if (now.phase !== phase.current && isLost) (now.phase === 'open' ? title : main).current?.focus();
    phase.current = now.phase;
  }, [now.phase]);

  const begin = (): void => {
    setNow(fresh);
    title.current?.focus();
  };
  return { now, setNow, alive, title, main, begin };
}
