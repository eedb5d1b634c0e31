/**
 * A text as it is compared: without case, accents, umlauts and the tone digits of jyutping, its words parted by one space. An
 * umlaut written with two letters is one: `Würfel`, `wuerfel` and `WURFEL` are the same.
 */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])[1-6]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/(?<=[aou])e/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** A name or query as it is compared, without spaces: `giu3 wu2` and `giuwu` are one. */
export const fold = (text: string): string => foldWords(text).replace(/ /g, '');

/** Whether one of the names, already folded, has the query in it. An empty query finds everything. */
export const isFound = (foldedNames: readonly string[], query: string): boolean => {
  const wanted = fold(query);
  return foldedNames.some((name) => name.includes(wanted));
};
