import { BONUS_TILES, type BonusTile } from '../engine/bonus-tile.ts';
import { WINDS } from '../engine/tile.ts';
import type { Circumstances } from './circumstances.ts';

/** The flower that bears the number of the seat: East 1 … North 4. */
export const ownFlower = ({ seatWind }: Circumstances): BonusTile => BONUS_TILES[WINDS.indexOf(seatWind)] ?? 'f1';

/** The season that bears the number of the seat. */
export const ownSeason = ({ seatWind }: Circumstances): BonusTile => BONUS_TILES[4 + WINDS.indexOf(seatWind)] ?? 'g1';
