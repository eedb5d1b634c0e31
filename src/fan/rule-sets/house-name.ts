import type { RulesText } from './rules-text.ts';

/** The name a house gave its custom set, as plain text of at most 60 characters; `undefined` without one. */
export function houseNameOf(text: RulesText): string | undefined {
  const [, name = ''] = /\*name\.(.*)$/su.exec(text) ?? [];
  const shown = Array.from(name.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, 60)
    .join('');
  return shown === '' ? undefined : shown;
}
