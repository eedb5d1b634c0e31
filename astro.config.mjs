// @ts-check
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { unified } from '@astrojs/markdown-remark';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { finishPages } from './src/build/finish-pages.ts';
import { offlineCopy } from './src/build/offline.ts';
import { previewPictures } from './src/build/previews/preview-pictures.ts';
import { searchTexts } from './src/build/search/search-texts.ts';
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

/**
 * Astro's way to wake a Preact island also knows signals, slots and islands without markup, two thirds of a kilobyte on every
 * page with an island; ours have none of these.
 * @type {import('vite').Plugin}
 */
const plainIslands = {
  name: 'plain-islands',
  transform: {
    filter: { id: /@astrojs\/preact\/dist\/client\.js/ },
    handler: () => `import { h, hydrate } from 'preact';
      export default (element) => (Island, props) => {
        if (element.hasAttribute('ssr')) hydrate(h(Island, props), element);
      };`,
  },
};

/**
 * Which files the pages share: few, since a file compresses better than its pieces, but none with much that its page has no
 * use for. Each holds exactly what it names, and what is needed by one page alone goes with that page.
 */
const islandFiles = [
  // Every page: settings, the frame, what is remembered.
  {
    name: 'frame',
    test: /vite\/preload-helper|src\/(i18n\/message|layouts\/(site-frame|search\/search-opener)|progress\/(storage|settings|place|answers|take-rules)|fan\/rule-sets\/(rules-text|preset-ids)\.)/,
    priority: 5,
  },
  // Every island: Preact, tiles and their words.
  {
    name: 'base',
    test: /node_modules\/(preact|@astrojs\/preact)\/|src\/engine\/(tile|bonus-tile|result|random|meld|hand)\.|src\/i18n\/tile-words|src\/components\/(Tile|StatusLine|ReasonStrip|tile-sprite|tiles)\.|src\/islands\/(rules\/use-(?:custom-)?rules|use-part|practice\/LinkNotes)|src\/(puzzles\/seed|links\/item-link)\./,
    priority: 4,
  },
  // Puzzles.
  {
    name: 'answer',
    test: /src\/islands\/practice\/(first-answer|PuzzleButtons|use-try|use-items|use-game|item-name)\./,
    priority: 4,
  },
  // Islands that read hands.
  {
    name: 'engine',
    test: /src\/engine\/(notation|reading|waits|suit-(keys|shapes|splits)|decompose)|src\/i18n\/tile-list|src\/components\/(TileGroups|Hand|meld-tiles)\.|src\/fan\/wait-options/,
    priority: 3,
  },
  // Islands with an address.
  { name: 'links', test: /src\/(links\/(query|parameters|won-hand)|fan\/win-ways)\./, priority: 3 },
  // Puzzles with an address and the frame under them.
  {
    name: 'practice',
    test: /src\/islands\/(PracticeFrame|practice\/(LevelRow|place-link|shown-puzzle|use-place))|src\/(links\/(seeded-link|run-link)|puzzles\/run|layouts\/puzzle-keys)\./,
    priority: 3,
  },
  // Islands with seats, with a wall, and where tiles are claimed.
  {
    name: 'seats',
    test: /src\/(table\/(seats|held-tiles|item-at)|islands\/table\/(table-words|claim-of))\./,
    priority: 2,
  },
  { name: 'supply', test: /src\/table\/(wall|supply|replacing|tile-set|player|game|passed-win)\./, priority: 2 },
  {
    name: 'claims',
    test: /src\/(table\/(claims|resolve-claims|win-flags|win)|puzzles\/appraise)\./,
    priority: 2,
  },
  // Where tiles are entered.
  { name: 'tile-pad', test: /src\/(components\/TilePad|islands\/waits\/typed-text)\./, priority: 2 },
  // Hands that wait, and what is made of the reader's tiles.
  {
    name: 'laid-out',
    test: /src\/(puzzles\/waits\/(shape|laid-out|puzzle)|islands\/rules\/use-wait-options)\./,
    priority: 2,
  },
  {
    name: 'waits-game',
    test: /src\/(puzzles\/waits\/grade|islands\/waits\/(Copies|status|use-printing|waits-game|TypedTiles|WaitsAnswer|WaitsGame|feedback))\./,
    priority: 2,
  },
  // A counted hand: the puzzle of it and the rows it offers, which what is fetched later needs too.
  {
    name: 'score',
    test: /src\/(puzzles\/score\/(puzzle|rows|exercise)|fan\/settlement-request|islands\/score\/words)\./,
    priority: 2,
  },
  {
    name: 'claims-game',
    test: /src\/(puzzles\/claims\/(question|grade|choices|table)|islands\/claims\/(claims-game|claims-text|ClaimsFacts|ClaimsTable|Toggle|SeatQuestion|SeatRow|status|ClaimsGame))\./,
    priority: 2,
  },
  {
    name: 'discard-game',
    test: /src\/(puzzles\/discard\/grade|islands\/discard\/(discard-game|discard-text|DiscardHand|DiscardTableView|DiscardGame))\./,
    priority: 2,
  },
  {
    name: 'rounds',
    test: /src\/(table\/rounds|puzzles\/rounds\/(puzzle|generate|grade)|islands\/(practice\/WhichPuzzle|rounds\/))/,
    priority: 2,
  },
  // Where a wall is broken, and the question about it.
  {
    name: 'break',
    test: /src\/(table\/break|components\/table\/(WallMarks|TableDiagram)|islands\/table\/break-steps)\./,
    priority: 2,
  },
  {
    name: 'wall-game',
    test: /src\/(puzzles\/wall\/(puzzle|grade)|islands\/table\/(break-text|BreakPicture|Sentences|StackChoice|wall-game|wall-text|WallGame))\./,
    priority: 2,
  },
  // Islands that count.
  {
    name: 'fan',
    test: /src\/fan\/(patterns\/|(win|score|circumstances|compiled-rules|tally|earned|earned-tiles|jewel|own-bonus|pattern)\.|rule-sets\/(de64|gd06|hk22|hk33|index|rule-set|points|house-name))|src\/islands\/rules\/use-rule-set/,
    priority: 2,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * The shared files, and dynamic imports without lists of what to fetch ahead.
 * @type {import('vite').Plugin}
 */
const sharedFiles = {
  name: 'shared-files',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: islandFiles } },
            },
          },
        }
      : {},
};

export default defineConfig({
  site,
  base,
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory' },
  devToolbar: { enabled: false },
  integrations: [mdx(), preact(), previewPictures(), searchTexts(), finishPages(), sitemap(), offlineCopy()],
  markdown: {
    syntaxHighlight: false,
    processor: unified({ smartypants: false, remarkPlugins: [remarkCjkFriendly] }),
  },
  // Scripts and pictures stay files: cached once for all pages, and not in every page's HTML.
  vite: {
    plugins: [simplifiedMdx(import.meta.dirname), plainDynamicImports, plainIslands, sharedFiles],
    css: { postcss: { plugins: [layerOrder] } },
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      // Astro marks every text of a collection so; the bundler would warn of each.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
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
