import { useEffect, useState } from 'preact/hooks';

/** How long to wait before a part is asked for again that could not be fetched, in milliseconds. */
const NEXT_TRY = 3000;

/**
 * A part of an island that its first picture does without: fetched at once where it is wanted, else when the browser has
 * nothing to do. `undefined` until it has come; where it is wanted it is asked for until it comes.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (part !== undefined) return;
    return wanted ? untilDone(() => load().then(setPart)) : whenIdle(() => void load().then(setPart, () => undefined));
  }, [part, wanted]);
  return part;
}

/** A part that most readers never need: fetched only where it is wanted. */
export function useRarePart<Part extends object>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => (wanted && part === undefined ? untilDone(() => load().then(setPart)) : undefined), [part, wanted]);
  return part;
}

/** Does it again and again until it goes well; gives what ends that. */
function untilDone(act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = (): void => {
    act().catch(() => {
      if (!isOver) timer = setTimeout(attempt, NEXT_TRY);
    });
  };
  attempt();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Does it once the browser is idle, or soon where it does not say; gives what takes that back. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 300);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => {
    cancelIdleCallback(handle);
  };
}
