import { WINDS, type Wind } from './tile.ts';

/** 花牌: flowers 梅蘭菊竹 `f1`–`f4` and seasons 春夏秋冬 `g1`–`g4`. They never belong to a hand's sets. */
export const BONUS_TILES = ['f1', 'f2', 'f3', 'f4', 'g1', 'g2', 'g3', 'g4'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

export const isFlower = (tile: BonusTile): boolean => tile.startsWith('f');
export const isSeason = (tile: BonusTile): boolean => tile.startsWith('g');

/** The seat whose number the tile bears: 1 East, 2 South, 3 West, 4 North. */
export const bonusSeat = (tile: BonusTile): Wind => WINDS[Number(tile[1]) - 1] ?? 'E';
