import type { Messages } from '../../i18n/messages.ts';

/** A source as the foot of a page shows it: its address, or what the file is. */
export const sourceText = (source: string, { reference }: Messages): string =>
  Object.entries<string>(reference.files).find(([file]) => file === source)?.[1] ?? source;
