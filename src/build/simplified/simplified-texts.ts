import type { Loader, LoaderContext } from 'astro/loaders';
import { simplifyData } from './simplify-data.ts';
import { simplifyMdx } from './simplify-mdx.ts';
import type { Simplify } from './simplify.ts';

const [WRITTEN, MADE] = [/\/zh-hant(?=\.mdx$|$)/, '/zh-hans'];

/** What is the Hong Kong word itself, in every language. */
const KEPT = ['term', 'zh', 'jyutping', 'lang', 'rules'];

/** The texts of another loader and, for each `<thing>/zh-hant`, the same as `<thing>/zh-hans` in Simplified Chinese. */
export function withSimplified(texts: Loader, simplify: Simplify): Loader {
  return {
    ...texts,
    name: `${texts.name}-with-simplified`,
    load: async (context: LoaderContext) => {
      await texts.load(context);
      for (const [id] of context.store.entries()) addSimplified(id, context, simplify);
      context.watcher?.on('change', (path) => {
        const id = context.store.values().find(({ filePath }) => filePath !== undefined && path.endsWith(filePath))?.id;
        if (id !== undefined) addSimplified(id, context, simplify);
      });
    },
  };
}

function addSimplified(id: string, context: LoaderContext, simplify: Simplify): void {
  const { store } = context;
  const written = store.get(id);
  if (written === undefined || !WRITTEN.test(id)) return;
  const body = simplifyMdx(written.body ?? '', simplify);
  const data = simplifyData(written.data, simplify, KEPT);
  store.set({
    id: id.replace(WRITTEN, MADE),
    data,
    body,
    ...(written.filePath !== undefined && { filePath: written.filePath.replace(WRITTEN, MADE) }),
    digest: context.generateDigest({ data, body }),
    deferredRender: true,
  });
}
