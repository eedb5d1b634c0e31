import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/** What the address of a lesson says: the item to open, as `<exercise>/<item>` without the lesson. */
export interface ItemLinkState {
  readonly i: string;
}

const CODECS: Codecs<ItemLinkState> = {
  i: {
    read: (text) => (/^[a-z0-9-]{1,80}\.[a-z0-9-]{1,80}$/.test(text) ? text.replace('.', '/') : undefined),
    write: (item) => item.replace('/', '.'),
  },
};

export const encodeItemLink = (state: Partial<ItemLinkState>): string => encodeLink(state, CODECS);

export const decodeItemLink = (search: string): Decoded<ItemLinkState> => decodeLink(search, CODECS);
