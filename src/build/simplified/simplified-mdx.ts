import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { simplifierOf } from './glossary-words.ts';
import { simplifyMdx } from './simplify-mdx.ts';

const MADE = /\/zh-hans\.mdx(\?.*)?$/;

/**
 * Serves `zh-hans.mdx` beside every `zh-hant.mdx`: a file that lies nowhere and holds the other's text in Simplified Chinese.
 * `root` is the folder of the project.
 */
export function simplifiedMdx(root: string): Plugin {
  const simplify = simplifierOf(readFileSync(join(root, 'content/glossary.yml'), 'utf8'));
  const writtenFor = (id: string) => id.replace(MADE, '/zh-hant.mdx');
  return {
    name: 'simplified-mdx',
    enforce: 'pre',
    resolveId: {
      filter: { id: MADE },
      handler(id) {
        const path = isAbsolute(id) && existsSync(writtenFor(id)) ? id : join(root, id);
        return existsSync(writtenFor(path)) ? path : undefined;
      },
    },
    load: {
      filter: { id: MADE },
      handler(id) {
        this.addWatchFile(writtenFor(id));
        return simplifyMdx(readFileSync(writtenFor(id), 'utf8'), simplify);
      },
    },
  };
}
