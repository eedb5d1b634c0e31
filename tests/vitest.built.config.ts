import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Checks of a finished build: the one in `DIST` (default `dist`), built with the `SITE` and `BASE_PATH` of the environment. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.built.test.ts'],
    testTimeout: 60_000,
    // The pages are read and parsed once for all files of a worker.
    isolate: false,
  },
});
