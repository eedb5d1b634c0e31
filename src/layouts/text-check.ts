/**
 * What is wrong between the things that need a text in every language and the files below `content/<folder>`, one sentence
 * each, for the author. `ids` are the files as `<thing>/<locale>`. Empty when each thing has all its texts and no other does.
 */
export function textFaults(
  folder: string,
  things: readonly string[],
  ids: readonly string[],
  locales: readonly string[],
): readonly string[] {
  const wanted = things.flatMap((thing) => locales.map((locale) => `${thing}/${locale}`));
  const [files, known] = [new Set(ids), new Set(wanted)];
  return [
    ...wanted.filter((id) => !files.has(id)).map((id) => `content/${folder}/${id}.mdx is missing.`),
    ...ids.filter((id) => !known.has(id)).map((id) => `content/${folder}/${id}.mdx is the text of nothing there is.`),
  ];
}
