import type { APIRoute } from 'astro';
import { tagOf, type Locale } from '../../i18n/locales.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { pagePath, sitePath } from '../../i18n/paths.ts';
import { localePaths } from '../../layouts/locale-paths.ts';

export const getStaticPaths = localePaths;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: sitePath(`${name}.png`),
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
});

/** What a system needs to install the site as an app, in one language. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { site } = messagesOf(locale);
  const manifest = {
    name: `${site.name} 食糊`,
    short_name: site.name,
    description: site.start.description,
    lang: tagOf(locale),
    id: sitePath(''),
    start_url: pagePath(locale, ''),
    scope: sitePath(''),
    display: 'standalone',
    background_color: '#fcfaf4',
    theme_color: '#fcfaf4',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
