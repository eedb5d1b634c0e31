import { itemQuery } from '../../links/item-link.ts';
import type { Remembered } from '../../progress/memory.ts';

/** Where items can be opened again, as the page knows it. */
export interface ItemPlaces {
  /** Title and address of each lesson by its slug. */
  readonly lessons: Readonly<Record<string, { readonly title: string; readonly href: string }>>;
  /** The address of the practice page of each kind that has one. */
  readonly practice: Readonly<Record<string, string>>;
}

/** Where exactly this item is shown again, and in which lesson; `undefined` for what this site does not have. */
export interface ItemPlace {
  readonly href: string;
  readonly lesson: string | undefined;
}

export function placeOf({ item, kind }: Pick<Remembered, 'item' | 'kind'>, places: ItemPlaces): ItemPlace | undefined {
  const puzzle = /^[a-z-]+\?([^#]*)$/.exec(item)?.[1];
  if (puzzle !== undefined) {
    const page = Object.hasOwn(places.practice, kind) ? places.practice[kind] : undefined;
    return page === undefined ? undefined : { href: `${page}?${puzzle}`, lesson: undefined };
  }
  const [slug = '', exercise = '', name] = item.split('/');
  const lesson = Object.hasOwn(places.lessons, slug) ? places.lessons[slug] : undefined;
  if (lesson === undefined) return undefined;
  const query = name === undefined ? '' : itemQuery(`${exercise}/${name}`);
  return { href: `${lesson.href}${query}#${encodeURI(`${slug}/${exercise}`)}-title`, lesson: lesson.title };
}
