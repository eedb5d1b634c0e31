// @ts-check
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** As Starlight's own template sets it up: a title, a sidebar, nothing else. */
export default defineConfig({
  integrations: [
    starlight({
      title: 'My Docs',
      sidebar: [{ label: 'Guides', items: [{ label: 'Example Guide', slug: 'guides/example' }] }],
    }),
  ],
});
