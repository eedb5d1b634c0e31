import type { BonusTile } from '../../engine/bonus-tile.ts';
import { shuffle } from '../../engine/random.ts';
import type { Tile, Wind } from '../../engine/tile.ts';
import { dealTiles, DEALT_TILES } from '../../table/deal.ts';
import { withoutTiles, withTile } from '../../table/held-tiles.ts';
import type { LaidMeld } from '../../table/player.ts';
import { bySeat, nextSeat, seatsFollowing, type BySeat } from '../../table/seats.ts';
import { drawReplacement, drawTile, type Supply } from '../../table/supply.ts';
import { isBonusTile, tileSet, type WallTile } from '../../table/tile-set.ts';
import { chooseClaim, chooseDiscard, chooseTemper, type Temper } from './player.ts';

export type Random = () => number;

/** After so many discards there is too much on the table to ask about. */
const DISCARDS_PLAYED = 40;

/** What one seat has at this simple table. */
export interface SeatHand {
  /** Held back, in canonical order. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly LaidMeld[];
  readonly bonus: readonly BonusTile[];
  readonly temper: Temper;
}

/** A seat with 14 tiles is about to discard. */
export interface Moment {
  readonly seat: Wind;
  readonly own: SeatHand;
  /** The tile that came from the wall; none after a claim. */
  readonly drawn: Tile | undefined;
  /** All discards nobody claimed, in the order they were thrown. */
  readonly discards: readonly Tile[];
  /** Sets of the three others. */
  readonly laid: readonly LaidMeld[];
}

/** The state of play, changed from move to move: a hand is played a hundred times for some puzzles. */
interface Play {
  supply: Supply;
  seats: BySeat<SeatHand>;
  discards: Tile[];
}

/**
 * One hand from the deal to the fortieth unclaimed discard or the end of the wall, by four simple players; every moment at which
 * somebody discards. The deal is that of the table, flowers are replaced from the tail, sets are claimed as the rules have
 * it (chows from the left only, pungs first). Nobody declares a kong or calls a win.
 */
export function playHand(roundWind: Wind, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const play = startPlay(roundWind, random);
  let seat: Wind = 'E';
  let drawn: Tile | undefined;
  let mustDraw = false;
  for (;;) {
    if (mustDraw) {
      drawn = takeTile(play, seat);
      if (drawn === undefined) return moments;
    }
    const own = play.seats[seat];
    moments.push(momentOf(play, seat, drawn));
    const thrown = chooseDiscard(own, random);
    setSeat(play, seat, { ...own, tiles: withoutTiles(own.tiles, [thrown]) });
    const from: Wind = seat;
    if (play.discards.length === DISCARDS_PLAYED) return moments;
    const claimer = findClaimer(play, from, thrown, roundWind, random);
    mustDraw = claimer === undefined;
    seat = claimer ?? nextSeat(from);
    drawn = undefined;
    if (mustDraw) play.discards.push(thrown);
  }
}

function startPlay(roundWind: Wind, random: Random): Play {
  const tiles = shuffle(tileSet(true), random);
  const dealt = dealTiles(tiles);
  const opening = { breaker: 'E', skip: 0, stacksPerWall: 18 } as const;
  const supply: Supply = { opening, tiles, drawn: DEALT_TILES, replaced: 0, deadWall: 'none' };
  const empty = bySeat((seat): SeatHand => {
    const kept = dealt[seat].filter((tile): tile is Tile => !isBonusTile(tile)).sort((one, other) => one - other);
    return { tiles: kept, melds: [], bonus: [], temper: chooseTemper(kept, [seat, roundWind], random) };
  });
  const play: Play = { supply, seats: empty, discards: [] };
  for (const seat of ['E', 'S', 'W', 'N'] as const)
    for (const tile of dealt[seat]) if (isBonusTile(tile)) layOut(play, seat, tile);
  return play;
}

const setSeat = (play: Play, seat: Wind, hand: SeatHand): void => {
  play.seats = { ...play.seats, [seat]: hand };
};

/** A flower goes on the table, and a tile from the tail comes for it. */
function layOut(play: Play, seat: Wind, bonus: BonusTile): Tile | undefined {
  const own = play.seats[seat];
  setSeat(play, seat, { ...own, bonus: [...own.bonus, bonus] });
  const taken = drawReplacement(play.supply);
  if (!taken) return undefined;
  play.supply = taken.supply;
  return receive(play, seat, taken.tile);
}

function receive(play: Play, seat: Wind, tile: WallTile): Tile | undefined {
  if (isBonusTile(tile)) return layOut(play, seat, tile);
  const own = play.seats[seat];
  setSeat(play, seat, { ...own, tiles: withTile(own.tiles, tile) });
  return tile;
}

/** The next tile of the wall, `undefined` at its end. */
function takeTile(play: Play, seat: Wind): Tile | undefined {
  const taken = drawTile(play.supply);
  if (!taken) return undefined;
  play.supply = taken.supply;
  return receive(play, seat, taken.tile);
}

/** Lays out a claimed set for the first who wants the tile: pungs before the chow of the next. */
function findClaimer(play: Play, from: Wind, tile: Tile, roundWind: Wind, random: Random): Wind | undefined {
  const offers = seatsFollowing(from).flatMap((seat) => {
    const claim = chooseClaim(
      play.seats[seat],
      tile,
      { mayChow: seat === nextSeat(from), winds: [seat, roundWind] },
      random,
    );
    return claim === undefined ? [] : [{ seat, claim }];
  });
  const first = offers.find(({ claim }) => claim.kind === 'pung') ?? offers[0];
  if (first === undefined) return undefined;
  const { seat, claim } = first;
  const own = play.seats[seat];
  const meld: LaidMeld = { kind: claim.kind, tile: claim.lowest, concealed: false, claimed: { tile, from } };
  setSeat(play, seat, { ...own, tiles: withoutTiles(own.tiles, claim.partners), melds: [...own.melds, meld] });
  return seat;
}

const momentOf = ({ seats, discards }: Play, seat: Wind, drawn: Tile | undefined): Moment => ({
  seat,
  own: seats[seat],
  drawn,
  discards: [...discards],
  laid: seatsFollowing(seat).flatMap((other) => seats[other].melds),
});
