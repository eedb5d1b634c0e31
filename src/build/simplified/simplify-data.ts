import type { Simplify } from './simplify.ts';

/** Data with the same shape, every text in it Simplified but those under the keys that are `kept`. */
export function simplifyData<T>(data: T, simplify: Simplify, kept: readonly string[] = []): T {
  if (typeof data === 'string') return simplify(data) as T;
  if (Array.isArray(data)) return data.map((item: unknown) => simplifyData(item, simplify, kept)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      kept.includes(key) ? value : simplifyData(value, simplify, kept),
    ]),
  ) as T;
}
