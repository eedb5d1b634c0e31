/** What is written with two letters where the umlaut is missing: both ways become one. */
const DIGRAPHS: readonly (readonly [written: RegExp, folded: string])[] = [
  [/ß/g, 'ss'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
];

/**
 * A name or query as it is compared: without case, accents, umlauts, the tone digits of jyutping, spaces and punctuation.
 * `Würfel`, `wuerfel` and `WURFEL` are one, so are `giu3 wu2` and `giuwu`.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])[1-6]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return DIGRAPHS.reduce((folded, [written, to]) => folded.replace(written, to), plain);
}

/** Whether one of the names, already folded, has the query in it. An empty query finds everything. */
export const isFound = (foldedNames: readonly string[], query: string): boolean => {
  const wanted = fold(query);
  return foldedNames.some((name) => name.includes(wanted));
};
