import { allTiles } from '../../../engine/hand.ts';
import { DRAGONS, WINDS, dragonTile, isWind, windTile, type Tile, type Wind } from '../../../engine/tile.ts';
import type { PatternId } from '../../../fan/patterns/index.ts';
import { hasPungOf, type Win } from '../../../fan/win.ts';
import type { MissReason } from '../explain.ts';

const DRAGON_TILES = DRAGONS.map(dragonTile);
const WIND_TILES = WINDS.map(windTile);

/** Why a row about dragons or winds does not count; `undefined` for other rows. */
export function missedHonors(id: PatternId, win: Win): MissReason | undefined {
  const { seatWind, roundWind } = win.circumstances;
  switch (id) {
    case 'dragon-pung-red':
      return tooFew(dragonTile('C'), win);
    case 'dragon-pung-green':
      return tooFew(dragonTile('F'), win);
    case 'dragon-pung-white':
      return tooFew(dragonTile('B'), win);
    case 'seat-wind':
      return missedWind(seatWind, win);
    case 'round-wind':
      return missedWind(roundWind, win);
    case 'small-three-dragons':
    case 'big-three-dragons':
      return missingPungs(DRAGON_TILES, win);
    case 'small-four-winds':
    case 'big-four-winds':
    case 'four-winds-de':
      return missingPungs(WIND_TILES, win);
    default:
      return undefined;
  }
}

/** A pair, a single tile, or none of it at all. */
function tooFew(tile: Tile, { hand, pair }: Win): MissReason {
  if (pair === tile) return { kind: 'only-pair', tile };
  return { kind: allTiles(hand).includes(tile) ? 'only-single' : 'absent-tile', tile };
}

/** Where another wind is there as a pung, that one was taken for it. */
function missedWind(wanted: Wind, win: Win): MissReason {
  const tile = windTile(wanted);
  const other = WIND_TILES.find((wind) => isWind(wind) && hasPungOf(win, wind));
  return win.pair === tile || other === undefined ? tooFew(tile, win) : { kind: 'other-wind', wanted, tile: other };
}

const missingPungs = (tiles: readonly Tile[], win: Win): MissReason => ({
  kind: 'missing-pungs',
  tiles: tiles.filter((tile) => !hasPungOf(win, tile)),
});
