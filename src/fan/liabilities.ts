/**
 * The liabilities (包) a settlement may be told of, by the names of their options, and who is liable: `feeder`, who fed an
 * exposed set and takes over a self-draw (包自摸); `thrower`, who threw a dangerous tile and pays alone; `robbed`, whose kong
 * was robbed and who pays as for a self-draw.
 */
export const LIABLE_AS = {
  liabilityTwelveTiles: 'feeder',
  liabilityNineTiles: 'thrower',
  liabilityBigThreeDragons: 'feeder',
  liabilityBigFourWinds: 'feeder',
  liabilityAllKongs: 'feeder',
  liabilityExposedKongReplacement: 'feeder',
  liabilityFifthTile: 'thrower',
  robbedKongAsSelfDraw: 'robbed',
} as const;
export type Liability = keyof typeof LIABLE_AS;
export const LIABILITIES = Object.keys(LIABLE_AS) as readonly Liability[];
