import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

/** A line of the project that has Hong Kong Chinese for readers in it. */
export interface ChineseLine {
  readonly place: string;
  readonly text: string;
}

const FILES = ['content/*/*/zh-hant.mdx', 'content/course.yml', 'content/glossary.yml', 'src/i18n/zh-hant/*.ts'];

/** Of the glossary, what is converted: the sentence. */
const isConverted = (file: string, line: string): boolean =>
  file.endsWith('glossary.yml')
    ? /^ +zh-hant: /.test(line)
    : !/^(?:term|zh|jyutping): |^\/\*\*|lang: zh-Hans/.test(line);

/** Every line that Simplified Chinese is made of. */
export const chineseLines: readonly ChineseLine[] = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .sort()
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, at) => ({ place: `${file}:${String(at + 1)}`, text, file }))
      .filter(({ text, file: name }) => /\p{Script=Han}/u.test(text) && isConverted(name, text)),
  );

/** The text of the glossary. */
export const glossaryText = readFileSync(join(ROOT, 'content/glossary.yml'), 'utf8');
