import type { PatternId } from '../patterns/index.ts';
import type { Rows } from './rule-set.ts';

/** A row that would replace itself through others; then none of them would count. `undefined` if there is none. */
export function findCycle(rows: Rows): PatternId | undefined {
  const ids = Object.keys(rows) as PatternId[];
  return ids.find((id) => replacedBy(rows, id).has(id));
}

/** Every row that a row takes away, directly or through others. */
function replacedBy(rows: Rows, id: PatternId): ReadonlySet<PatternId> {
  const found = new Set<PatternId>();
  const open = [...(rows[id]?.replaces ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(rows[next]?.replaces ?? []));
  }
  return found;
}
