import { describe, expect, it } from 'vitest';
import { simplifierOf } from '../../../src/build/simplified/glossary-words.ts';
import { KEPT, WORDS } from '../../../src/build/simplified/words.ts';
import { traditionalIn } from '../../support/traditional.ts';
import { chineseLines, glossaryText } from '../../support/written-chinese.ts';

const simplify = simplifierOf(glossaryText);
const decided = [...WORDS.map(([word]) => word), ...KEPT].filter((word) => word.includes('上'));
const longestFirst = [...decided].sort((one, other) => other.length - one.length);

/** The text without the words that say what their 上 is, and without what is looked up by its Hong Kong word. */
const undecided = (text: string): string =>
  longestFirst.reduce((rest, word) => rest.replaceAll(word, '　'), text.replaceAll(/\szh="[^"]*"/g, ''));

describe('the words of Simplified Chinese', () => {
  it('stand once each, with nothing Traditional left in them', () => {
    const words = [...WORDS.map(([word]) => word), ...KEPT];
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(WORDS.flatMap(([, word]) => traditionalIn(word))).toEqual([]);
  });

  // Whether 上 is a claim can only be said by its surroundings: a new one needs a line in `words.ts`, as claim or as kept.
  it('say of every 上 whether it is the claim', () => {
    const open = chineseLines.filter(({ text }) => !text.includes("'上'") && undecided(text).includes('上'));
    expect(open.map(({ place, text }) => `${place}: ${text.trim()}`)).toEqual([]);
  });

  it('leave no text with a Traditional character', () => {
    expect(chineseLines.length).toBeGreaterThan(100);
    expect(
      chineseLines.flatMap(({ place, text }) => {
        const words = simplify(text.replaceAll(/\szh="[^"]*"|https?:\/\/[^\s）]+/g, ''));
        return [...traditionalIn(words), ...(words.match(/糊(?![涂])|叫胡/g) ?? [])].map(
          (character) => `${place}: ${character}`,
        );
      }),
    ).toEqual([]);
  });
});
