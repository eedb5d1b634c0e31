// @ts-check
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { unified } from '@astrojs/markdown-remark';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';

/** `SITE` is the public origin, `BASE_PATH` the folder below it: both only matter when the site is deployed. */
const site = process.env['SITE'] ?? 'http://localhost:4321';
const base = process.env['BASE_PATH'] ?? '/';

export default defineConfig({
  site,
  base,
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory' },
  devToolbar: { enabled: false },
  integrations: [mdx(), preact()],
  markdown: {
    syntaxHighlight: false,
    processor: unified({ smartypants: false, remarkPlugins: [remarkCjkFriendly] }),
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
