import { useEffect, useRef, useState, type MutableRef } from 'preact/hooks';

/** `open`: nothing said yet; `checked`: the kind of mistake was said; `solved`: the solution lies open. */
export type Phase = 'open' | 'checked' | 'solved';

export interface TryState<Try> {
  readonly now: Try;
  readonly setNow: (next: Try | ((before: Try) => Try)) => void;
  /** The page answers to the reader: false in what the server sent. */
  readonly alive: boolean;
  /** The heading, focused when the next puzzle comes. */
  readonly title: MutableRef<HTMLHeadingElement | null>;
  /** The main button, focused where a solution has taken the focus away. */
  readonly main: MutableRef<HTMLButtonElement | null>;
  /** A fresh try, for the next puzzle, with the focus on its heading. */
  readonly begin: () => void;
}

/** What a reader has done with a puzzle so far. Another puzzle, told by its `key`, begins afresh. */
export function useTry<Try extends { readonly phase: string }>(fresh: Try, key: unknown): TryState<Try> {
  const [now, setNow] = useState<Try>(fresh);
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setNow(fresh);
  }, [key]);
  useEffect(() => {
    setAlive(true);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
    if (now.phase === 'solved' && isLost) main.current?.focus();
  }, [now.phase]);

  const begin = (): void => {
    setNow(fresh);
    title.current?.focus();
  };
  return { now, setNow, alive, title, main, begin };
}
