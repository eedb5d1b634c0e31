/**
 * A sentence as data, so that a page hands an island only the words of its own language. `{name}` is a place to fill; with
 * two forms, `one` is taken where the value `n` is 1 (Chinese needs no second form and writes a plain string).
 */
export type Message = string | { readonly one: string; readonly other: string };

export type Values = Readonly<Record<string, string | number>>;

/** The sentence with its places filled. A place without a value is our own mistake and stays visible. */
export function say(message: Message, values: Values = {}): string {
  const form = typeof message === 'string' ? message : values['n'] === 1 ? message.one : message.other;
  return form.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same keys in another language: every text of the first language must have its twin, with one form or with two. */
export type Translation<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends Message
      ? Message
      : T[Key] extends readonly string[]
        ? readonly string[]
        : Translation<T[Key]>;
};
