import { allChows } from './all-chows.ts';
import { allClaimed } from './all-claimed.ts';
import { allFlowers } from './all-flowers.ts';
import { allHonours } from './all-honours.ts';
import { allKongs } from './all-kongs.ts';
import { allPungs } from './all-pungs.ts';
import { allSeasons } from './all-seasons.ts';
import { allTerminals } from './all-terminals.ts';
import { bigFourWinds } from './big-four-winds.ts';
import { bigThreeDragons } from './big-three-dragons.ts';
import { chickenHand } from './chicken-hand.ts';
import { concealedHand } from './concealed-hand.ts';
import { declaredReady } from './declared-ready.ts';
import { doubleKongReplacement } from './double-kong-replacement.ts';
import { dragonPungGreen } from './dragon-pung-green.ts';
import { dragonPungRed } from './dragon-pung-red.ts';
import { dragonPungWhite } from './dragon-pung-white.ts';
import { earthlyHand } from './earthly-hand.ts';
import { eightFlowers } from './eight-flowers.ts';
import { fourClaimedPungsOneSuit } from './four-claimed-pungs-one-suit.ts';
import { fourConcealedPungs } from './four-concealed-pungs.ts';
import { fourWindsDe } from './four-winds-de.ts';
import { fullFlush } from './full-flush.ts';
import { fullFlushPungs } from './full-flush-pungs.ts';
import { halfFlush } from './half-flush.ts';
import { halfFlushPungs } from './half-flush-pungs.ts';
import { heavenlyHand } from './heavenly-hand.ts';
import { humanlyHand } from './humanly-hand.ts';
import { jadeDragon } from './jade-dragon.ts';
import { kong } from './kong.ts';
import { kongReplacement } from './kong-replacement.ts';
import { lastDiscard } from './last-discard.ts';
import { lastTileDraw } from './last-tile-draw.ts';
import { mixedTerminals } from './mixed-terminals.ts';
import { nineGates } from './nine-gates.ts';
import { noFlowers } from './no-flowers.ts';
import { pearlDragon } from './pearl-dragon.ts';
import { robbingKong } from './robbing-kong.ts';
import { roundWind } from './round-wind.ts';
import { rubyDragon } from './ruby-dragon.ts';
import { seatFlower } from './seat-flower.ts';
import { seatSeason } from './seat-season.ts';
import { seatWind } from './seat-wind.ts';
import { selfDraw } from './self-draw.ts';
import { sevenFlowers } from './seven-flowers.ts';
import { sevenPairs } from './seven-pairs.ts';
import { smallFourWinds } from './small-four-winds.ts';
import { smallThreeDragons } from './small-three-dragons.ts';
import { thirteenOrphans } from './thirteen-orphans.ts';
import { threeNumbers } from './three-numbers.ts';

/** Every pattern there is, in the order in which results list them. A test compares this list with the files beside it. */
export const PATTERNS = [
  chickenHand,
  allChows,
  allPungs,
  fourConcealedPungs,
  allKongs,
  sevenPairs,
  thirteenOrphans,
  nineGates,
  halfFlush,
  fullFlush,
  allHonours,
  halfFlushPungs,
  fullFlushPungs,
  mixedTerminals,
  allTerminals,
  dragonPungRed,
  dragonPungGreen,
  dragonPungWhite,
  smallThreeDragons,
  bigThreeDragons,
  seatWind,
  roundWind,
  smallFourWinds,
  bigFourWinds,
  fourWindsDe,
  jadeDragon,
  rubyDragon,
  pearlDragon,
  selfDraw,
  concealedHand,
  robbingKong,
  kongReplacement,
  doubleKongReplacement,
  lastTileDraw,
  lastDiscard,
  heavenlyHand,
  earthlyHand,
  humanlyHand,
  seatFlower,
  seatSeason,
  allFlowers,
  allSeasons,
  noFlowers,
  sevenFlowers,
  eightFlowers,
  allClaimed,
  declaredReady,
  threeNumbers,
  fourClaimedPungsOneSuit,
  kong,
] as const;

/** The id of a pattern (番種). */
export type PatternId = (typeof PATTERNS)[number]['id'];

export const PATTERN_IDS: readonly PatternId[] = PATTERNS.map(({ id }) => id);
