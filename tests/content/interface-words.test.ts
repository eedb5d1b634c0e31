import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { proseFaults } from '../support/prose.ts';

/** Every sentence of a table of words. */
const sentencesOf = (words: unknown): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(sentencesOf)
      : [];

describe.each(LOCALES)('the interface words in $endonym', ({ path, tag }) => {
  it('are set as the language sets them', () => {
    const sentences = sentencesOf(messagesOf(path));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.flatMap((sentence) => proseFaults(tag, sentence))).toEqual([]);
  });
});
