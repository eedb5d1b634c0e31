// @ts-check
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { unified } from '@astrojs/markdown-remark';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { finishPages } from './src/build/finish-pages.ts';
import { offlineCopy } from './src/build/offline.ts';
import { previewPictures } from './src/build/previews/preview-pictures.ts';
import { sitemap } from './src/build/sitemap.ts';
import { simplifiedMdx } from './src/build/simplified/simplified-mdx.ts';

/** `SITE` is the public origin, `BASE_PATH` the folder below it: both only matter when the site is deployed. */
const site = process.env['SITE'] ?? 'http://localhost:4321';
const base = process.env['BASE_PATH'] ?? '/';

/** Every piece of CSS names the order of the layers first, since the build decides which piece a page loads first. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (/** @type {{ prepend(css: string): void }} */ root) =>
    root.prepend('@layer reset, tokens, base, components, page;'),
};

/**
 * Vite's own helper around dynamic imports fetches styles and modules ahead, half a kilobyte on every page; ours have their
 * styles in the page already.
 * @type {import('vite').Plugin}
 */
const plainDynamicImports = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** What nearly every island needs is one file: it compresses better than twenty and is asked for once. */
const islandFiles = [
  {
    name: 'frame',
    test: /vite\/preload-helper|src\/(i18n\/message|progress\/(settings|place|answers|take-rules)|fan\/rule-sets\/(rules-text|preset-ids)\.)/,
    priority: 2,
  },
  {
    name: 'base',
    test: /node_modules\/(preact|@astrojs\/preact)\/|src\/engine\/(tile|bonus-tile|hand|meld|notation|reading|waits|suit-|result|random|decompose)|src\/i18n\/(tile-words|tile-list)|src\/components\/(Tile|TileGroups|Hand|StatusLine|ReasonStrip|meld-tiles|tile-sprite)\.tsx?|src\/islands\/(waits\/)?(rules\/)?use-(rules|custom-rules)/,
    priority: 1,
  },
  {
    name: 'puzzle',
    test: /src\/islands\/practice\/(first-answer|LinkNotes|PuzzleButtons|WhichPuzzle|LevelRow|place-link|shown-puzzle|use-(items|place|try))|src\/(links\/(query|parameters|seeded-link)|puzzles\/seed)\./,
    priority: 1,
  },
];

export default defineConfig({
  site,
  base,
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory' },
  devToolbar: { enabled: false },
  integrations: [mdx(), preact(), previewPictures(), finishPages(), sitemap(), offlineCopy()],
  markdown: {
    syntaxHighlight: false,
    processor: unified({ smartypants: false, remarkPlugins: [remarkCjkFriendly] }),
  },
  // Scripts and pictures stay files: cached once for all pages, and not in every page's HTML.
  vite: {
    plugins: [simplifiedMdx(import.meta.dirname), plainDynamicImports],
    css: { postcss: { plugins: [layerOrder] } },
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      // Astro marks every text of a collection so; the bundler would warn of each.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: islandFiles } } } } } },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
});
