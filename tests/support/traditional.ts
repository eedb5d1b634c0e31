import traditional from 'opencc-js/dict/TSCharacters';

/** The 6,763 characters of GB 2312, rows B0 to F7: what mainland Chinese is written with. */
const MAINLAND: ReadonlySet<string> = new Set(
  new TextDecoder('gb18030').decode(
    Uint8Array.from(range(0xb0, 0xf7).flatMap((lead) => range(0xa1, 0xfe).flatMap((trail) => [lead, trail]))),
  ),
);

/** What the words of this game never keep: each stands for another one there (桌, 张). */
const WRONG_IN_THIS_GAME = ['枱', '隻'];

/** Characters that only Traditional Chinese uses: OpenCC converts them, and the mainland's standard does not know them. */
const TRADITIONAL_ONLY: ReadonlySet<string> = new Set([
  ...traditional
    .split('|')
    .map((entry) => entry.split(' ')[0] ?? '')
    .filter((character) => !MAINLAND.has(character)),
  ...WRONG_IN_THIS_GAME,
]);

/** The characters of a text that have no place in Simplified Chinese. */
export const traditionalIn = (text: string): readonly string[] =>
  Array.from(text).filter((character) => TRADITIONAL_ONLY.has(character));

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
