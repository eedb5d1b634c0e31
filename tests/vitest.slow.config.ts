import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The slow suite: exhaustive counts and million-hand comparisons of two independent methods. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.slow.test.ts'],
    testTimeout: 30 * 60 * 1000,
  },
});
