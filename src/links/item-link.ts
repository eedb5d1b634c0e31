/** `i`: an exercise and its item, by their ids. Read without the other links, which are larger than a lesson needs. */
const ITEM = /[?&]i=([a-z0-9-]{1,80})\.([a-z0-9-]{1,80})(?:&|$)/;

/** The address part that opens a lesson at an item; `item` is `<exercise>/<item>`, without the lesson. */
export const itemQuery = (item: string): string => `?i=${item.replace('/', '.')}&v=1`;

/** The item a link asks for, as `<exercise>/<item>`; `undefined` where it asks for none, or for something else. */
export function itemIn(search: string): string | undefined {
  const [, exercise, item] = ITEM.exec(search) ?? [];
  return exercise === undefined || item === undefined ? undefined : `${exercise}/${item}`;
}
