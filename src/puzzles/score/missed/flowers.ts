import { BONUS_TILES, isFlower, type BonusTile } from '../../../engine/bonus-tile.ts';
import { ownFlower, ownSeason } from '../../../fan/own-bonus.ts';
import type { PatternId } from '../../../fan/patterns/index.ts';
import type { Win } from '../../../fan/win.ts';
import type { MissReason } from '../explain.ts';

const FLOWERS = BONUS_TILES.filter((tile) => isFlower(tile));
const SEASONS = BONUS_TILES.filter((tile) => !isFlower(tile));

/** Why a row about bonus tiles does not count; `undefined` for other rows. */
export function missedFlowers(id: PatternId, { circumstances }: Win): MissReason | undefined {
  const { bonus } = circumstances;
  switch (id) {
    case 'no-flowers':
      return { kind: 'has-bonus', bonus };
    case 'seat-flower':
      return otherNumber(bonus.filter((tile) => isFlower(tile) && tile !== ownFlower(circumstances)));
    case 'seat-season':
      return otherNumber(bonus.filter((tile) => !isFlower(tile) && tile !== ownSeason(circumstances)));
    case 'all-flowers':
      return missing(FLOWERS, bonus);
    case 'all-seasons':
      return missing(SEASONS, bonus);
    default:
      return undefined;
  }
}

const otherNumber = (others: readonly BonusTile[]): MissReason =>
  others.length === 0 ? { kind: 'no-bonus' } : { kind: 'other-number', bonus: others };

const missing = (set: readonly BonusTile[], bonus: readonly BonusTile[]): MissReason => ({
  kind: 'missing-bonus',
  bonus: set.filter((tile) => !bonus.includes(tile)),
});
