import { useEffect, useState } from 'preact/hooks';
import { itemIn } from '../../links/item-link.ts';

interface WithId {
  readonly id: string;
}

/** An exercise of a lesson, with its items in whatever the kind calls them. */
export interface ItemList extends WithId {
  readonly items: readonly WithId[];
}

export interface Items {
  /** Which item of an exercise is played, from 0. */
  readonly at: number;
  readonly total: number;
  /** After this item the first comes again. */
  readonly isLast: boolean;
  readonly goOn: () => void;
}

/** The items of an exercise in turn, from the one that the address asks for; without an exercise `total` is 0. */
export function useItems(exercise?: ItemList): Items {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (exercise !== undefined) setAt(askedItem(exercise));
  }, []);
  const total = exercise?.items.length ?? 0;
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

/** Which item of an exercise the address asks for; the first where it asks for none, or for another exercise's. */
export function askedItem({ id, items }: ItemList): number {
  const asked = itemIn(location.search);
  if (asked === undefined) return 0;
  return Math.max(
    0,
    items.findIndex((each) => `${id}/${each.id}`.endsWith(`/${asked}`)),
  );
}
