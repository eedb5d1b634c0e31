import type { PatternExamples } from '../pattern.ts';
import { allChowsExamples } from './all-chows.ts';
import { allClaimedExamples } from './all-claimed.ts';
import { allFlowersExamples } from './all-flowers.ts';
import { allHonoursExamples } from './all-honours.ts';
import { allKongsExamples } from './all-kongs.ts';
import { allPungsExamples } from './all-pungs.ts';
import { allSeasonsExamples } from './all-seasons.ts';
import { allTerminalsExamples } from './all-terminals.ts';
import { bigFourWindsExamples } from './big-four-winds.ts';
import { bigThreeDragonsExamples } from './big-three-dragons.ts';
import { chickenHandExamples } from './chicken-hand.ts';
import { concealedHandExamples } from './concealed-hand.ts';
import { declaredReadyExamples } from './declared-ready.ts';
import { doubleKongReplacementExamples } from './double-kong-replacement.ts';
import { dragonPungGreenExamples } from './dragon-pung-green.ts';
import { dragonPungRedExamples } from './dragon-pung-red.ts';
import { dragonPungWhiteExamples } from './dragon-pung-white.ts';
import { earthlyHandExamples } from './earthly-hand.ts';
import { eightFlowersExamples } from './eight-flowers.ts';
import { fourClaimedPungsOneSuitExamples } from './four-claimed-pungs-one-suit.ts';
import { fourConcealedPungsExamples } from './four-concealed-pungs.ts';
import { fourWindsDeExamples } from './four-winds-de.ts';
import { fullFlushExamples } from './full-flush.ts';
import { fullFlushPungsExamples } from './full-flush-pungs.ts';
import { halfFlushExamples } from './half-flush.ts';
import { halfFlushPungsExamples } from './half-flush-pungs.ts';
import { heavenlyHandExamples } from './heavenly-hand.ts';
import { humanlyHandExamples } from './humanly-hand.ts';
import { jadeDragonExamples } from './jade-dragon.ts';
import { kongExamples } from './kong.ts';
import { kongReplacementExamples } from './kong-replacement.ts';
import { lastDiscardExamples } from './last-discard.ts';
import { lastTileDrawExamples } from './last-tile-draw.ts';
import { mixedTerminalsExamples } from './mixed-terminals.ts';
import { nineGatesExamples } from './nine-gates.ts';
import { noFlowersExamples } from './no-flowers.ts';
import { pearlDragonExamples } from './pearl-dragon.ts';
import { robbingKongExamples } from './robbing-kong.ts';
import { roundWindExamples } from './round-wind.ts';
import { rubyDragonExamples } from './ruby-dragon.ts';
import { seatFlowerExamples } from './seat-flower.ts';
import { seatSeasonExamples } from './seat-season.ts';
import { seatWindExamples } from './seat-wind.ts';
import { selfDrawExamples } from './self-draw.ts';
import { sevenFlowersExamples } from './seven-flowers.ts';
import { sevenPairsExamples } from './seven-pairs.ts';
import { smallFourWindsExamples } from './small-four-winds.ts';
import { smallThreeDragonsExamples } from './small-three-dragons.ts';
import { thirteenOrphansExamples } from './thirteen-orphans.ts';
import { threeNumbersExamples } from './three-numbers.ts';
import type { PatternId } from './index.ts';

/** The examples of every pattern, apart from the patterns so that pages carry them only where they are shown. */
export const PATTERN_EXAMPLES: Readonly<Record<PatternId, PatternExamples>> = {
  'chicken-hand': chickenHandExamples,
  'all-chows': allChowsExamples,
  'all-pungs': allPungsExamples,
  'four-concealed-pungs': fourConcealedPungsExamples,
  'all-kongs': allKongsExamples,
  'seven-pairs': sevenPairsExamples,
  'thirteen-orphans': thirteenOrphansExamples,
  'nine-gates': nineGatesExamples,
  'half-flush': halfFlushExamples,
  'full-flush': fullFlushExamples,
  'all-honours': allHonoursExamples,
  'half-flush-pungs': halfFlushPungsExamples,
  'full-flush-pungs': fullFlushPungsExamples,
  'mixed-terminals': mixedTerminalsExamples,
  'all-terminals': allTerminalsExamples,
  'dragon-pung-red': dragonPungRedExamples,
  'dragon-pung-green': dragonPungGreenExamples,
  'dragon-pung-white': dragonPungWhiteExamples,
  'small-three-dragons': smallThreeDragonsExamples,
  'big-three-dragons': bigThreeDragonsExamples,
  'seat-wind': seatWindExamples,
  'round-wind': roundWindExamples,
  'small-four-winds': smallFourWindsExamples,
  'big-four-winds': bigFourWindsExamples,
  'four-winds-de': fourWindsDeExamples,
  'jade-dragon': jadeDragonExamples,
  'ruby-dragon': rubyDragonExamples,
  'pearl-dragon': pearlDragonExamples,
  'self-draw': selfDrawExamples,
  'concealed-hand': concealedHandExamples,
  'robbing-kong': robbingKongExamples,
  'kong-replacement': kongReplacementExamples,
  'double-kong-replacement': doubleKongReplacementExamples,
  'last-tile-draw': lastTileDrawExamples,
  'last-discard': lastDiscardExamples,
  'heavenly-hand': heavenlyHandExamples,
  'earthly-hand': earthlyHandExamples,
  'humanly-hand': humanlyHandExamples,
  'seat-flower': seatFlowerExamples,
  'seat-season': seatSeasonExamples,
  'all-flowers': allFlowersExamples,
  'all-seasons': allSeasonsExamples,
  'no-flowers': noFlowersExamples,
  'seven-flowers': sevenFlowersExamples,
  'eight-flowers': eightFlowersExamples,
  'all-claimed': allClaimedExamples,
  'declared-ready': declaredReadyExamples,
  'three-numbers': threeNumbersExamples,
  'four-claimed-pungs-one-suit': fourClaimedPungsOneSuitExamples,
  kong: kongExamples,
};
