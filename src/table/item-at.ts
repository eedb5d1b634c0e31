/** The item at a place that is known to exist; a missing one is a mistake of ours and throws. */
export function itemAt<T extends number | string | object>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`);
  return item;
}
