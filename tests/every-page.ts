import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Opens every page of the build in `dist`, in both themes and on a narrow phone; `npm test` opens some of each kind. */
const root = join(import.meta.dirname, '..');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'tests/playwright.config.ts', 'pages.spec.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, E2E_ALL: '1' } },
);
process.exitCode = status ?? 1;
