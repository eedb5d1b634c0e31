import { isHonor, rankOf, suitOf, type Tile } from './tile.ts';

/** Why some tiles are no group, the first that holds. */
export const NO_GROUP_REASONS = [
  /** 8-9-1 or 9-1-2: a suit ends at 9. */
  'wrap-around',
  /** One suit, but a number between is missing. */
  'gap',
  /** Numbers in a row, or the same number, of different suits. */
  'mixed-suits',
  /** Different honors. */
  'honors-in-a-row',
  /** Four or more in a row of one suit: a chow has three. */
  'long-run',
  /** Anything else. */
  'unlike',
] as const;
export type NoGroupReason = (typeof NO_GROUP_REASONS)[number];

/** What some tiles are at the table: a set (順子, 刻子, 槓), the pair (眼), or nothing and why. */
export type GroupVerdict =
  { readonly kind: 'chow' | 'pung' | 'kong' | 'pair' } | { readonly kind: 'none'; readonly why: NoGroupReason };

/** Judges tiles that are laid together, in any order. */
export function judgeGroup(tiles: readonly Tile[]): GroupVerdict {
  const [first] = tiles;
  if (first !== undefined && tiles.every((tile) => tile === first)) return judgeEqual(tiles.length);
  if (tiles.length === 3 && isRun(tiles)) return { kind: 'chow' };
  return { kind: 'none', why: whyNone(tiles) };
}

function judgeEqual(count: number): GroupVerdict {
  const kind = (['pair', 'pung', 'kong'] as const)[count - 2];
  return kind === undefined ? { kind: 'none', why: 'unlike' } : { kind };
}

function whyNone(tiles: readonly Tile[]): NoGroupReason {
  const ranks = tiles.map((tile) => rankOf(tile) ?? 0).sort((a, b) => a - b);
  const different = new Set(tiles).size === tiles.length;
  if (!different || tiles.length < 3) return 'unlike';
  if (tiles.every(isHonor)) return 'honors-in-a-row';
  if (tiles.some(isHonor)) return 'unlike';
  if (new Set(tiles.map(suitOf)).size > 1) return inARow(ranks) || new Set(ranks).size === 1 ? 'mixed-suits' : 'unlike';
  if (inARow(ranks)) return 'long-run';
  return ['1,2,9', '1,8,9'].includes(ranks.join()) ? 'wrap-around' : 'gap';
}

function isRun(tiles: readonly Tile[]): boolean {
  const ordered = [...tiles].sort((a, b) => a - b);
  return !tiles.some(isHonor) && new Set(tiles.map(suitOf)).size === 1 && inARow(ordered);
}

const inARow = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
