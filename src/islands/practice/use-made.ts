import { useEffect, useMemo, useRef } from 'preact/hooks';
import { usePart, whenIdle } from '../use-part.ts';

/** How a puzzle comes about that is asked for, such as by a seed and a level. */
export interface Making<Request, Made, Generator extends object> {
  /** What the page makes by itself, above all of its first request; `undefined` where that takes the generator. */
  readonly own: (request: Request) => Made | undefined;
  readonly load: () => Promise<Generator>;
  readonly make: (generator: Generator, request: Request) => Made;
  /** What is probably asked for next: it is made while the browser is idle, since some puzzles take a phone a while. */
  readonly next?: (request: Request) => Request;
}

/** A puzzle and what it was made of. */
export interface Shown<Request, Made> {
  readonly request: Request;
  readonly made: Made;
  /** It is what is asked for; else the one before, until the generator has come. */
  readonly isCurrent: boolean;
}

/**
 * The puzzle of a request, so that the first one can be answered before its generator is there.
 *
 * @throws Error if the page makes nothing of its first request.
 */
export function useMade<Request, Made, Generator extends object>(
  request: Request,
  { own, load, make, next }: Making<Request, Made, Generator>,
): Shown<Request, Made> {
  const name = JSON.stringify(request);
  const ready = useMemo(() => own(request), [name]);
  const generator = usePart(load, ready === undefined);
  const ahead = useRef<{ readonly name: string; readonly made: Made } | null>(null);
  const shown = useRef<(Shown<Request, Made> & { readonly name: string }) | null>(null);
  useEffect(() => {
    if (generator === undefined || next === undefined) return undefined;
    const asked = next(request);
    return whenIdle(() =>
      load().then((loaded) => {
        ahead.current = { name: JSON.stringify(asked), made: make(loaded, asked) };
      }),
    );
  }, [name, generator]);
  return useMemo(() => {
    const waiting = ahead.current?.name === name ? ahead.current.made : undefined;
    const made = ready ?? waiting ?? (generator && make(generator, request));
    const before = shown.current;
    if (made !== undefined) shown.current = { name, request, made, isCurrent: true };
    else if (before === null) throw new Error(`no first puzzle: ${name}`);
    else shown.current = { ...before, isCurrent: before.name === name };
    return shown.current;
  }, [name, generator]);
}
