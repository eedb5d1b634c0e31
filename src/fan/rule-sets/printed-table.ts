import type { PrintedTable } from './custom-rules.ts';
import type { PointsTable } from './rule-set.ts';

/** A printed table in order: 0, 1, 2 … without a gap, only the last key may be open (`10+`). `undefined` if it is not so. */
export function readTable(printed: unknown): PointsTable | undefined {
  if (typeof printed !== 'object' || printed === null) return undefined;
  const entries = Object.entries(printed)
    .map(([key, points]) => ({ key, fan: Number.parseInt(key, 10), points: points as unknown }))
    .sort((a, b) => a.fan - b.fan);
  const isWhole = entries.every(
    ({ key, fan, points }, place) =>
      fan === place &&
      (key === String(fan) || (key === `${fan}+` && place === entries.length - 1)) &&
      typeof points === 'number' &&
      points >= 0 &&
      Number.isFinite(points),
  );
  return isWhole && entries.length > 0 ? entries.map(({ points }) => points as number) : undefined;
}

/** A table as it is printed, its last level open. */
export const printTable = (table: PointsTable): PrintedTable =>
  Object.fromEntries(table.map((points, fan) => [fan === table.length - 1 ? `${fan}+` : `${fan}`, points]));
