import { parse } from 'yaml';
import { sourceFiles } from './source-files.ts';

/** A text below `content/<folder>/<thing>/<locale>.mdx`, read from disk. */
export interface ContentText {
  readonly id: string;
  readonly thing: string;
  readonly locale: string;
  readonly front: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Every text of a folder of `content`. Throws, by name, for a file without frontmatter. */
export const contentTexts = (folder: string): readonly ContentText[] =>
  sourceFiles([`content/${folder}`], /\.mdx$/).map(({ path, text }) => {
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    if (front === undefined || body === undefined) throw new Error(`${path} has no frontmatter`);
    const id = path.slice(`content/${folder}/`.length, -'.mdx'.length);
    const [thing = '', locale = ''] = id.split('/');
    return { id, thing, locale, front: parse(front) as Record<string, unknown>, body: body.trim() };
  });
