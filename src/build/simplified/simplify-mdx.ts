import type { Simplify } from './simplify.ts';

/** A Hong Kong word that a component asks for by name: `<Term zh="叫糊">`. */
const HONG_KONG_WORD = /(\szh="[^"]*")/;

/**
 * An MDX text in Simplified Chinese. Ids, addresses, notation and the names of components are no Chinese and so stay as they
 * are, as do the Hong Kong words by which components look terms up, and what stands above the text between `---`.
 */
export function simplifyMdx(source: string, simplify: Simplify): string {
  const [front = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
  const pieces = source.slice(front.length).split(HONG_KONG_WORD);
  return front + pieces.map((piece) => (HONG_KONG_WORD.test(piece) ? piece : simplify(piece))).join('');
}
