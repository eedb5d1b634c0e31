import type { RulesText } from './rules-text.ts';

/** The longest name of a custom set, in characters. */
export const MOST_NAME = 60;

/** The name a house gave its custom set, as plain text of at most {@link MOST_NAME} characters; `undefined` without one. */
export function houseNameOf(text: RulesText): string | undefined {
  const [, name = ''] = /\*name\.(.*)$/su.exec(text) ?? [];
  const shown = cleanName(name);
  return shown === '' ? undefined : shown;
}

/** A name as it is shown and kept: on one line, without control characters, not too long. */
export const cleanName = (name: string): string =>
  Array.from(name.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, MOST_NAME)
    .join('')
    .trim();
