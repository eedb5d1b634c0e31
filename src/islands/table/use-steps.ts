import { useEffect, useState } from 'preact/hooks';

/** A demonstration that can be gone through step by step, played, and scrubbed; `at` is 0 to `last`. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  /** Goes to a step and stays there; past the last one it is the last, however many there will be. */
  readonly goTo: (step: number) => void;
  /** Plays from here, or from the beginning if it is at its end. */
  readonly play: () => void;
  /** Plays from the beginning, for instance with new dice. */
  readonly replay: () => void;
  readonly pause: () => void;
}

/** Steps 0 to `last`; it begins at `start`. `milliseconds` is how long each step stands when played. */
export function useSteps(last: number, start: number, milliseconds: number): Steps {
  const [step, setStep] = useState(start);
  const [playing, setPlaying] = useState(false);
  const at = Math.min(step, last);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => {
      setStep(at + 1);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [playing, at, last, milliseconds]);

  const goTo = (next: number): void => {
    setStep(Math.max(0, next));
    setPlaying(false);
  };
  return {
    at,
    last,
    playing,
    goTo,
    play: () => {
      setStep(at >= last ? 0 : at);
      setPlaying(true);
    },
    replay: () => {
      setStep(0);
      setPlaying(true);
    },
    pause: () => {
      setPlaying(false);
    },
  };
}
