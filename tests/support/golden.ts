import { readFileSync } from 'node:fs';

/** The rows of a file in `tests/golden`: `columns` says what stands where. Every value in them comes from the source named. */
export function goldenRows(name: string): readonly unknown[] {
  const file = new URL(`../golden/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly rows: readonly unknown[] }).rows;
}
