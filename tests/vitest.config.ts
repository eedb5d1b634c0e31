import { defineConfig } from 'vitest/config';

/** The fast suite: everything that needs neither a browser nor minutes. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'tests/**/*.slow.test.ts', 'tests/bench/**'],
  },
});
