import { useEffect, useState } from 'preact/hooks';

/** How long to wait before a part is asked for again that could not be fetched, in milliseconds. */
const NEXT_TRY = 3000;

/**
 * A part of an island that its first picture does without: fetched at once where it is wanted, else when the browser has
 * nothing to do. `undefined` until it has come; where it is wanted it is asked for until it comes.
 */
export const usePart = <Part extends object>(load: () => Promise<Part>, wanted: boolean): Part | undefined =>
  useFetched(load, wanted ? untilDone : whenIdle);

/** A part that most readers never need: fetched only where it is wanted. */
export const useRarePart = <Part extends object>(load: () => Promise<Part>, wanted: boolean): Part | undefined =>
  useFetched(load, wanted ? untilDone : undefined);

/** Does something at its time; gives what takes that back. */
type Timing = (act: () => Promise<void>) => () => void;

function useFetched<Part extends object>(load: () => Promise<Part>, timing: Timing | undefined): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => (part === undefined ? timing?.(() => load().then(setPart)) : undefined), [part, timing]);
  return part;
}

/** Does it again and again until it goes well. */
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

/** Does it once the browser is idle, or soon where it does not say. */
export function whenIdle(act: () => Promise<void>): () => void {
  const attempt = (): void => {
    act().catch(() => undefined);
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(attempt, 300);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(attempt, { timeout: 2000 });
  return () => {
    cancelIdleCallback(handle);
  };
}
