/** What of a link could not be taken as it stands. `value` is as it was written, at most 40 characters of it. */
export interface LinkNote {
  /**
   * `wrong-value`: the parameter was ignored; `repeated`: only its first value counts; `other-version`: the link was made
   * by another version of the site, what could be read holds.
   */
  readonly kind: 'wrong-value' | 'repeated' | 'other-version';
  readonly parameter: string;
  readonly value: string;
}

export const linkNote = (kind: LinkNote['kind'], parameter: string, value: string): LinkNote => ({
  kind,
  parameter,
  value: value.slice(0, 40),
});

/** Reads and writes the value of one parameter; `undefined` for text that is no such value. */
export interface Codec<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

export type Codecs<State> = { readonly [Name in keyof State]: Codec<State[Name]> };

/** What goes into an address; what is `undefined` stays out. */
export type Encoded<State> = { readonly [Name in keyof State]?: State[Name] | undefined };

export interface Decoded<State> {
  readonly state: Partial<State>;
  readonly notes: readonly LinkNote[];
}

/** Later versions of the link format raise this. */
const VERSION = '1';

/**
 * The address part behind the page: `?p=7&l=2&v=1`. Characters that addresses may show stay readable (a hand's brackets
 * too). Parameters come in the order of `codecs`, the version last.
 */
export function encodeLink<State>(state: Encoded<State>, codecs: Codecs<State>): string {
  const pairs = namesOf(codecs).flatMap((name) => {
    const value = state[name];
    return value === undefined ? [] : [`${name}=${escape(codecs[name].write(value))}`];
  });
  return `?${[...pairs, `v=${VERSION}`].join('&')}`;
}

/** Reads what `encodeLink` wrote, from any text: what is no legal value is left out and noted; other names are not ours. */
export function decodeLink<State>(search: string, codecs: Codecs<State>): Decoded<State> {
  const state: Partial<State> = {};
  const notes: LinkNote[] = [];
  const seen = new Set<string>();
  for (const [name, text] of pairsOf(search)) {
    if (name !== 'v' && !isName(name, codecs)) continue;
    if (seen.has(name)) notes.push(linkNote('repeated', name, text));
    else if (name === 'v') notes.push(...(text === VERSION ? [] : [linkNote('other-version', name, text)]));
    else if (isName(name, codecs) && !readInto(state, name, text, codecs))
      notes.push(linkNote('wrong-value', name, text));
    seen.add(name);
  }
  return { state, notes };
}

function readInto<State>(state: Partial<State>, name: keyof State, text: string, codecs: Codecs<State>): boolean {
  const value = codecs[name].read(text);
  if (value !== undefined) state[name] = value;
  return value !== undefined;
}

const namesOf = <State>(codecs: Codecs<State>): (keyof State & string)[] =>
  Object.keys(codecs) as (keyof State & string)[];

const isName = <State>(name: string, codecs: Codecs<State>): name is keyof State & string =>
  Object.hasOwn(codecs, name);

const escape = (text: string): string => encodeURIComponent(text).replace(/%5B/g, '[').replace(/%5D/g, ']');

/**
 * Pairs in their order. A plus sign is a plus sign, since hands have one; escapes that are none stay as written, half a
 * character becomes the mark for an unreadable one.
 */
const pairsOf = (search: string): (readonly [string, string])[] =>
  search
    .toWellFormed()
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [unescape(pair), ''] : [unescape(pair.slice(0, at)), unescape(pair.slice(at + 1))];
    });

function unescape(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
