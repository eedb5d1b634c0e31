import { useState } from 'preact/hooks';

export interface Items {
  /** Which item of an exercise is played, from 0. */
  readonly at: number;
  readonly total: number;
  /** After this item the first comes again. */
  readonly isLast: boolean;
  readonly goOn: () => void;
}

/** The items of an exercise in turn; without an exercise `total` is 0. */
export function useItems(total = 0): Items {
  const [at, setAt] = useState(0);
  const isLast = at + 1 === total;
  return {
    at,
    total,
    isLast,
    goOn: () => {
      setAt(isLast ? 0 : at + 1);
    },
  };
}
