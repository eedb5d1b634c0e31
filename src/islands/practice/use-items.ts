import { useEffect, useState } from 'preact/hooks';
import { decodeItemLink } from '../../links/item-link.ts';

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
    const asked = exercise === undefined ? -1 : placeIn(exercise, decodeItemLink(location.search).state.i);
    if (asked > 0) setAt(asked);
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

/** Where an item stands in an exercise, by its name within the lesson; -1 for another exercise's, or none. */
const placeIn = ({ id, items }: ItemList, item: string | undefined): number =>
  items.findIndex((each) => item !== undefined && `${id}/${each.id}`.endsWith(`/${item}`));
