import { simplifiedIn } from './simplified.ts';
import { traditionalIn } from './traditional.ts';

/** What is wrong with a German text's punctuation, each fault with its surroundings. Notation and code are not prose. */
export function germanFaults(text: string): readonly string[] {
  return [
    ...around(text, /["']/g).map((place) => `straight quote: ${place}`),
    ...around(text, /[”‟«»]/g).map((place) => `foreign quote: ${place}`),
    ...(isPaired(text, '„', '“') ? [] : [`„ and “ do not pair: ${text.slice(0, 80)}`]),
    ...(isPaired(text, '‚', '‘') ? [] : [`‚ and ‘ do not pair: ${text.slice(0, 80)}`]),
  ];
}

const HAN = '[\\p{Script=Han}、。，；：？！「」『』（）]';

/** What is wrong with a Hong Kong Chinese text: half-width punctuation beside Chinese, foreign quotes, Simplified characters. */
export function chineseFaults(text: string): readonly string[] {
  return [
    ...halfWidthFaults(text),
    ...around(text, /["“”„‘«»]/g).map((place) => `foreign quote: ${place}`),
    ...(isPaired(text, '「', '」') ? [] : [`「 and 」 do not pair: ${text.slice(0, 80)}`]),
    ...simplifiedIn(text).map((character) => `Simplified character: ${character}`),
  ];
}

/** What is wrong with a Simplified Chinese text: the same, with the mainland's quotes and no Traditional character. */
function simplifiedFaults(text: string): readonly string[] {
  return [
    ...halfWidthFaults(text),
    ...around(text, /["„«»「」『』・]/g).map((place) => `foreign quote or point: ${place}`),
    ...(isPaired(text, '“', '”') ? [] : [`“ and ” do not pair: ${text.slice(0, 80)}`]),
    ...traditionalIn(text).map((character) => `Traditional character: ${character} in ${text.slice(0, 80)}`),
  ];
}

function halfWidthFaults(text: string): readonly string[] {
  const halfWidth = new RegExp(`(?<=${HAN})\\s?[,;:?!()]|[,;:?!()]\\s?(?=${HAN})|(?<=\\p{Script=Han})\\.`, 'gu');
  return around(text, halfWidth).map((place) => `half-width punctuation: ${place}`);
}

const FAULTS: readonly (readonly [language: string, faults: (text: string) => readonly string[]])[] = [
  ['de', germanFaults],
  ['zh-Hant', chineseFaults],
  ['zh-Hans', simplifiedFaults],
];

/** The faults of a text in the language with this BCP 47 tag. A language without rules has none; addresses are no prose. */
export function proseFaults(tag: string, text: string): readonly string[] {
  return (
    FAULTS.find(([language]) => tag === language || tag.startsWith(`${language}-`))?.[1](
      text.replaceAll(/https?:\/\/\S+/g, ''),
    ) ?? []
  );
}

const around = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ({ index }) => `…${text.slice(Math.max(0, index - 20), index + 20).trim()}…`);

/** Each opening mark is closed before the next one opens, and none is closed that was not open. */
function isPaired(text: string, open: string, close: string): boolean {
  const marks = Array.from(text).filter((character) => character === open || character === close);
  return marks.length % 2 === 0 && marks.every((mark, index) => mark === (index % 2 === 0 ? open : close));
}
