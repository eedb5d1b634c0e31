import { shuffle, type Random } from '../engine/random.ts';
import { WINDS, type Wind } from '../engine/tile.ts';
import { rollDice, sumOf } from './dice.ts';
import { itemAt } from './item-at.ts';
import type { Procedure } from './procedure.ts';

/** The four players on the chairs they first took, counter-clockwise. */
export const PLAYERS = ['A', 'B', 'C', 'D'] as const;
export type Player = (typeof PLAYERS)[number];

/** Which end of the row of winds: the odd suit tile lies at one end, the even one at the other. */
export type RowEnd = 'odd' | 'even';

/** One thing that happens while seats are drawn, in order, so that a page can show it again. */
export type SeatingStep =
  | { readonly kind: 'assign'; readonly player: Player; readonly wind: Wind }
  | { readonly kind: 'draw'; readonly player: Player; readonly wind: Wind }
  /** Two dice for each listed player; after a tie for the highest sum only the tied roll again. */
  | { readonly kind: 'roll-off'; readonly rolls: readonly PlayerRoll[] }
  /** The winner of the roll is East for now, the others South, West, North counter-clockwise. */
  | { readonly kind: 'temporary-seats'; readonly winds: Readonly<Record<Player, Wind>> }
  /** The winds face down in a row, from the odd end to the even end. */
  | { readonly kind: 'row'; readonly winds: readonly Wind[] }
  /** Temporary East rolls and counts counter-clockwise, himself as 1. */
  | {
      readonly kind: 'count';
      readonly player: Player;
      readonly dice: readonly number[];
      readonly counted: readonly Player[];
      readonly end: RowEnd;
    };

export interface PlayerRoll {
  readonly player: Player;
  readonly dice: readonly number[];
}

/** How the players came to their winds (門風): every step and the outcome. */
export interface Seating {
  readonly steps: readonly SeatingStep[];
  readonly winds: Readonly<Record<Player, Wind>>;
}

/** Dice and mixed winds, from chance or as somebody chose them. */
export interface SeatingChance {
  /** Throws this many dice. */
  readonly roll: (count: number) => readonly number[];
  /** The four winds in mixed order. */
  readonly mixWinds: () => readonly Wind[];
}

export const seatingChance = (random: Random): SeatingChance => ({
  roll: (count) => rollDice(count, random),
  mixWinds: () => shuffle(WINDS, random),
});

/** The player `steps` chairs further counter-clockwise. */
export const playerAfter = (player: Player, steps: number): Player =>
  itemAt(PLAYERS, (PLAYERS.indexOf(player) + steps) % 4);

/** Seats four players by the method of the table. */
export function drawSeats(method: Procedure['seatingMethod'], chance: SeatingChance): Seating {
  if (method === 'oddEvenDraw') return oddEvenDraw(chance);
  return oneWindEach(method === 'random' ? 'assign' : 'draw', chance);
}

/** Winds dealt at random (source 000_71b8fc2e3f6295ca.txt) or four face-down winds, one each (source 004_a6f187e40c6225ec.txt). */
function oneWindEach(kind: 'assign' | 'draw', { mixWinds }: SeatingChance): Seating {
  const winds = mixWinds();
  const steps = PLAYERS.map((player, index) => ({ kind, player, wind: itemAt(winds, index) }));
  return { steps, winds: windsOf(steps) };
}

/** Temporary seats by dice, then a count and draws from one end of the row: source 001_79792cdda8ee7ffa.txt. */
function oddEvenDraw(chance: SeatingChance): Seating {
  const { rollOffs, highest } = rollOff(PLAYERS, chance);
  const row = chance.mixWinds();
  const dice = chance.roll(2);
  const counted = Array.from({ length: sumOf(dice) }, (_, index) => playerAfter(highest, index));
  const end: RowEnd = sumOf(dice) % 2 === 1 ? 'odd' : 'even';
  const draws = drawFromEnd(row, end, counted.at(-1) ?? highest);
  return {
    steps: [
      ...rollOffs,
      { kind: 'temporary-seats', winds: temporaryWinds(highest) },
      { kind: 'row', winds: row },
      { kind: 'count', player: highest, dice, counted, end },
      ...draws,
    ],
    winds: windsOf(draws),
  };
}

/** Rolls two dice each until one player alone is highest; the sources do not speak of ties, so the tied roll again. */
function rollOff(
  players: readonly Player[],
  chance: SeatingChance,
): { readonly rollOffs: readonly SeatingStep[]; readonly highest: Player } {
  const rolls = players.map((player) => ({ player, dice: chance.roll(2) }));
  const step: SeatingStep = { kind: 'roll-off', rolls };
  const best = Math.max(...rolls.map(({ dice }) => sumOf(dice)));
  const tied = rolls.filter(({ dice }) => sumOf(dice) === best).map(({ player }) => player);
  const [highest] = tied;
  if (tied.length === 1 && highest) return { rollOffs: [step], highest };
  const again = rollOff(tied, chance);
  return { rollOffs: [step, ...again.rollOffs], highest: again.highest };
}

/** The first drawer takes the wind at the end; the others, counter-clockwise, the next from the same end. */
function drawFromEnd(row: readonly Wind[], end: RowEnd, first: Player) {
  const fromEnd = end === 'odd' ? row : row.toReversed();
  return fromEnd.map((wind, index) => ({ kind: 'draw' as const, player: playerAfter(first, index), wind }));
}

const temporaryWinds = (east: Player): Readonly<Record<Player, Wind>> =>
  windsOf(WINDS.map((wind, index) => ({ player: playerAfter(east, index), wind })));

const windsOf = (seats: readonly { readonly player: Player; readonly wind: Wind }[]): Readonly<Record<Player, Wind>> =>
  Object.fromEntries(seats.map(({ player, wind }) => [player, wind])) as Record<Player, Wind>;

/** The players in the order E S W N they sit in after the draw. */
export const seatedPlayers = (winds: Readonly<Record<Player, Wind>>): readonly Player[] =>
  PLAYERS.toSorted((one, other) => WINDS.indexOf(winds[one]) - WINDS.indexOf(winds[other]));
