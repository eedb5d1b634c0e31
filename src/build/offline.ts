import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { generateSW } from 'workbox-build';

/** The service worker's file; it lies at the root of the site, since it answers for everything below. */
const OFFLINE_WORKER = 'offline.js';

/** What the copy leaves out: pictures that only other sites show, pages for other sites, and what only search engines read. */
const LEFT_OUT = ['previews/**', '*/embed/**', 'sitemap*.xml', 'robots.txt', '_headers', OFFLINE_WORKER];

/**
 * Writes the service worker when all pages are finished: after one visit the whole site, in every language, works without a
 * network. A new version is fetched in the background and waits until the reader asks for it.
 */
export function offlineCopy(): AstroIntegration {
  return {
    name: 'offline-copy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { count, size, warnings } = await writeWorker(fileURLToPath(dir));
        for (const warning of warnings) logger.warn(warning);
        logger.info(`${String(count)} files, ${(size / 1e6).toFixed(1)} MB before compression`);
      },
    },
  };
}

/** Writes the worker of a finished build. Files named by their content are never fetched twice. */
const writeWorker = (folder: string) =>
  generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{html,css,js,svg,json,png,webmanifest}'],
    globIgnores: LEFT_OUT,
    swDest: join(folder, OFFLINE_WORKER),
    cacheId: 'sik-wu',
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    maximumFileSizeToCacheInBytes: 4_000_000,
    dontCacheBustURLsMatching: /^_astro\/.*[.-][\w-]{8}\.\w+$/,
    ignoreURLParametersMatching: [/./],
  });
