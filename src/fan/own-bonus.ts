import type { BonusTile } from '../engine/bonus-tile.ts';
import { WINDS } from '../engine/tile.ts';
import type { Circumstances } from './circumstances.ts';

/** The flower that bears the number of the seat: East 1 … North 4. */
export const ownFlower = ({ seatWind }: Circumstances): BonusTile => FLOWERS[WINDS.indexOf(seatWind)] ?? 'f1';

/** The season that bears the number of the seat. */
export const ownSeason = ({ seatWind }: Circumstances): BonusTile => SEASONS[WINDS.indexOf(seatWind)] ?? 'g1';

const FLOWERS = ['f1', 'f2', 'f3', 'f4'] as const;
const SEASONS = ['g1', 'g2', 'g3', 'g4'] as const;
