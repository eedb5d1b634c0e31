import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The fast suite: everything that needs neither a browser, nor a build, nor minutes. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/**/*.slow.test.ts', 'tests/**/*.built.test.ts', 'tests/bench/**'],
    // Files share a worker and what it has loaded: half the time. What a test replaces is put back after it.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
