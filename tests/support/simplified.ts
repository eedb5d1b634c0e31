import hongKong from 'opencc-js/dict/HKVariants';
import simplified from 'opencc-js/dict/STCharacters';

/**
 * The 5,401 characters of everyday Traditional Chinese: the first level of Big5, rows A4 to C6. What OpenCC would convert but
 * stands here is a Traditional character as well: 台, 后, 里, 只.
 */
const EVERYDAY_TRADITIONAL: ReadonlySet<string> = new Set(
  new TextDecoder('big5').decode(
    Uint8Array.from(
      range(0xa4, 0xc6).flatMap((lead) =>
        [...range(0x40, 0x7e), ...(lead === 0xc6 ? [] : range(0xa1, 0xfe))].flatMap((trail) => [lead, trail]),
      ),
    ),
  ),
);

/** Everyday characters that in the words of this game always stand for another one: 聽 (叫), 槓. */
const WRONG_IN_THIS_GAME = ['听', '杠'];

/** What Hong Kong writes where other places write differently: 户, 温, 説. */
const HONG_KONG: ReadonlySet<string> = new Set(pairsOf(hongKong).map(([, to]) => to));

/** Characters that only Simplified Chinese uses: OpenCC converts them, and neither everyday nor Hong Kong writing knows them. */
const SIMPLIFIED_ONLY: ReadonlySet<string> = new Set([
  ...pairsOf(simplified)
    .map(([from]) => from)
    .filter((character) => !EVERYDAY_TRADITIONAL.has(character) && !HONG_KONG.has(character)),
  ...WRONG_IN_THIS_GAME,
]);

/** The characters of a text that have no place in Traditional Chinese. */
export const simplifiedIn = (text: string): readonly string[] =>
  Array.from(text).filter((character) => SIMPLIFIED_ONLY.has(character));

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function pairsOf(table: string): readonly (readonly [from: string, to: string])[] {
  return table.split('|').map((entry) => {
    const [from = '', to = ''] = entry.split(' ');
    return [from, to];
  });
}
