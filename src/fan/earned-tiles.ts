import type { BonusTile } from '../engine/bonus-tile.ts';
import { allTiles } from '../engine/hand.ts';
import type { Tile } from '../engine/tile.ts';
import type { FanPattern } from './pattern.ts';
import { PATTERNS, type PatternId } from './patterns/index.ts';
import type { Win } from './win.ts';

/**
 * The tiles of a win that earn a pattern which occurs in it: those kinds the pattern names, as often as the hand has them,
 * and its bonus tiles; the whole hand where the pattern names none.
 */
export function earnedTiles(
  id: PatternId,
  win: Win,
): { readonly tiles: readonly Tile[]; readonly bonus: readonly BonusTile[] } {
  const pattern: FanPattern | undefined = PATTERNS.find((known) => known.id === id);
  const { tiles, bonus } = pattern?.earnedBy?.(win) ?? { tiles: undefined, bonus: undefined };
  if (tiles === undefined && bonus === undefined) return { tiles: allTiles(win.hand), bonus: [] };
  if (pattern?.group === 'luck') return { tiles: tiles ?? [], bonus: [] };
  return { tiles: allTiles(win.hand).filter((tile) => tiles?.includes(tile)), bonus: bonus ?? [] };
}
