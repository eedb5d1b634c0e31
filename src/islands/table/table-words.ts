import type { Wind } from '../../engine/tile.ts';
import { say, type Translation } from '../../i18n/message.ts';
import type { table as german } from '../../i18n/de/table.ts';
import { bySeat } from '../../table/seats.ts';

/** The words all pictures of the table share. */
export type TableWords = Translation<typeof german>;

/** What stands beside the seats: their names alone. */
export const seatsTexts = ({ seats }: TableWords): Readonly<Record<Wind, string>> => bySeat((seat) => say(seats[seat]));

/** Several things in one sentence: „A, B und C“. */
export function listText(items: readonly string[], { between, lastAnd }: TableWords): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(say(between))}${say(lastAnd)}${last}`;
}
