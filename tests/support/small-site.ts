import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltSite } from '../../src/build/built-site.ts';

/** Writes a small site to a temporary folder, as if it had been built for `origin` and `base`. */
export function smallSite(files: Readonly<Record<string, string>>, base = '/'): BuiltSite {
  const folder = mkdtempSync(join(tmpdir(), 'sik-wu-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, origin: 'https://example.org', base };
}
