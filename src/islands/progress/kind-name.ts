import type { ProgressWords } from '../ProgressView.tsx';

/** What a kind of puzzle is called; its id where this version does not know it. */
export function kindName(kind: string, { kinds }: ProgressWords): string {
  const names: Readonly<Record<string, string>> = kinds;
  return Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind;
}
