import type { Messages } from '../i18n/messages.ts';

/** A room of the site, as the page that shows it says. */
export type Room = keyof Messages['site']['menu'];

/** The words in the header, in order. Only rooms that have a page; `page` is the address below the language. */
export const MENU: readonly { readonly room: Room; readonly page: string }[] = [
  { room: 'learn', page: '#course' },
  { room: 'practice', page: 'practice/' },
  { room: 'count', page: 'calculator/' },
  { room: 'reference', page: 'fan/' },
];

/** A word of the menu as a page shows it; `current` where the page belongs to its room. */
export interface MenuLink {
  readonly href: string;
  readonly word: string;
  readonly current: boolean;
}
