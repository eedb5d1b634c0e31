import type { BonusTile } from '../../engine/bonus-tile.ts';
import { shuffle, type Random } from '../../engine/random.ts';
import { COPIES_PER_TILE, type Tile, type Wind } from '../../engine/tile.ts';
import { dealTiles, DEALT_TILES } from '../../table/deal.ts';
import { copiesOf, withoutTiles, withTile } from '../../table/held-tiles.ts';
import type { LaidMeld } from '../../table/player.ts';
import { bySeat, nextSeat, seatsFollowing, type BySeat } from '../../table/seats.ts';
import { drawReplacement, drawTile, replacementsLeft, type Supply } from '../../table/supply.ts';
import { isBonusTile, tileSet, type WallTile } from '../../table/tile-set.ts';
import { chooseTemper, type Habits, type SetChoice, type Temper } from './player.ts';

/** What one seat has at this simple table. */
export interface SeatHand {
  /** Held back, in canonical order. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly LaidMeld[];
  readonly bonus: readonly BonusTile[];
  readonly temper: Temper;
}

/** The state of play, changed from move to move: a hand is played a hundred times for some puzzles. */
interface Play {
  supply: Supply;
  seats: BySeat<SeatHand>;
  discards: Tile[];
}

/** What lies on the table and in the hands, to be looked at before the play goes on. */
export type Table = Readonly<Pick<Play, 'seats' | 'supply'>> & { readonly discards: readonly Tile[] };

/**
 * Somebody has 14 tiles and is about to discard (`drawn`: the tile that came last, none after a claim); has discarded, and
 * nobody has claimed the tile yet; or is about to add the fourth tile to a pung on the table.
 */
export type Happening = { readonly play: Table; readonly seat: Wind } & (
  | { readonly kind: 'turn'; readonly drawn: Tile | undefined; readonly afterKong: boolean }
  | { readonly kind: 'thrown'; readonly tile: Tile }
  | { readonly kind: 'adding'; readonly tile: Tile }
);

/**
 * One hand from the deal to the end of the wall, by four simple players, as far as it is asked for. The deal is that of the
 * table, flowers are replaced from the tail, sets are claimed as the rules have it (chows from the left only, pungs first).
 * Nobody calls a win: whoever looks on decides when it is over. Kongs are declared by those whose habit it is.
 */
export function* playOn(roundWind: Wind, random: Random, habits: Habits): Generator<Happening, undefined, undefined> {
  const play = startPlay(roundWind, random);
  let seat: Wind = 'E';
  let drawn: Tile | undefined;
  let mustDraw = false;
  for (;;) {
    if (mustDraw) {
      drawn = takeTile(play, seat);
      if (drawn === undefined) return undefined;
    }
    yield { kind: 'turn', play, seat, drawn, afterKong: false };
    if (habits.kongs && (mustDraw || drawn !== undefined)) yield* declareKongs(play, seat);
    const own = play.seats[seat];
    const thrown = habits.discard(own, random);
    setSeat(play, seat, { ...own, tiles: withoutTiles(own.tiles, [thrown]) });
    yield { kind: 'thrown', play, seat, tile: thrown };
    const claimer = findClaimer(play, seat, thrown, roundWind, random, habits);
    mustDraw = claimer === undefined;
    seat = claimer ?? nextSeat(seat);
    drawn = undefined;
    if (mustDraw) play.discards.push(thrown);
  }
}

/** Every kong the hand has goes on the table, each with a replacement, as long as there are any. */
function* declareKongs(play: Play, seat: Wind): Generator<Happening, undefined, undefined> {
  for (;;) {
    const own = play.seats[seat];
    const { tiles, melds } = own;
    const pung = melds.find((meld) => meld.kind === 'pung' && tiles.includes(meld.tile));
    const tile = pung?.tile ?? tiles.find((each) => copiesOf(tiles, each) === COPIES_PER_TILE);
    if (tile === undefined || replacementsLeft(play.supply) === 0) return undefined;
    if (pung !== undefined) yield { kind: 'adding', play, seat, tile };
    const held = tiles.filter((each) => each !== tile);
    const kong: LaidMeld = { kind: 'kong', tile, concealed: pung === undefined };
    setSeat(play, seat, { ...own, tiles: held, melds: [...melds.filter((meld) => meld !== pung), kong] });
    const taken = drawReplacement(play.supply);
    if (!taken) return undefined;
    play.supply = taken.supply;
    const drawn = receive(play, seat, taken.tile);
    yield { kind: 'turn', play, seat, drawn, afterKong: true };
  }
}

const TILES_IN_PLAY = tileSet(true);

function startPlay(roundWind: Wind, random: Random): Play {
  const tiles = shuffle(TILES_IN_PLAY, random);
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
function findClaimer(
  play: Play,
  from: Wind,
  tile: Tile,
  roundWind: Wind,
  random: Random,
  habits: Habits,
): Wind | undefined {
  const next = nextSeat(from);
  let first: { readonly seat: Wind; readonly claim: SetChoice } | undefined;
  for (const seat of seatsFollowing(from)) {
    const offer = { mayChow: seat === next, winds: [seat, roundWind] };
    const claim = habits.claim(play.seats[seat], tile, offer, random);
    if (claim !== undefined && first?.claim.kind !== 'pung' && (first === undefined || claim.kind === 'pung'))
      first = { seat, claim };
  }
  if (first === undefined) return undefined;
  const { seat, claim } = first;
  const own = play.seats[seat];
  const meld: LaidMeld = { kind: claim.kind, tile: claim.lowest, concealed: false, claimed: { tile, from } };
  setSeat(play, seat, { ...own, tiles: withoutTiles(own.tiles, claim.partners), melds: [...own.melds, meld] });
  return seat;
}

/** Sets of the three others. */
export const laidByOthers = ({ seats }: Table, seat: Wind): readonly LaidMeld[] =>
  seatsFollowing(seat).flatMap((other) => seats[other].melds);
