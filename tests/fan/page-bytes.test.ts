import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** What a page imports that scores a hand typed by its reader, under any rule set of the project. */
const PAGE = `
export { parseBonus, parseHand } from './src/engine/notation.ts';
export { findReadings } from './src/engine/readings.ts';
export { findWaits } from './src/engine/waits.ts';
export { scoringRules } from './src/fan/rule-sets/index.ts';
export { scoreHand } from './src/fan/score.ts';
`;
const root = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = `${root}page.js`;

/** The page's script as the site's own bundler writes it. */
async function bundle(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? PAGE : null),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('');
}

it('notation, readings, waits, all patterns and presets and the scorer take at most 10,000 bytes gzip in a page', async () => {
  const script = await bundle();
  expect(script).toContain('full-flush');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(10_000);
});
