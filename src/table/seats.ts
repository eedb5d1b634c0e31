import { WINDS, type Wind } from '../engine/tile.ts';
import { itemAt } from './item-at.ts';

/** A value for each seat. Seats are named by their wind of the hand being played; East deals (莊). */
export type BySeat<T> = Readonly<Record<Wind, T>>;

export const bySeat = <T>(valueOf: (seat: Wind) => T): BySeat<T> => ({
  E: valueOf('E'),
  S: valueOf('S'),
  W: valueOf('W'),
  N: valueOf('N'),
});

/** 0 East to 3 North. */
export const seatIndex = (seat: Wind): number => WINDS.indexOf(seat);

/** The seat `steps` further counter-clockwise, the way play goes (逆時針行牌); negative steps go clockwise. */
export const seatAfter = (seat: Wind, steps = 1): Wind => itemAt(WINDS, (((seatIndex(seat) + steps) % 4) + 4) % 4);

/** 下家: sits to the right and plays next. */
export const nextSeat = (seat: Wind): Wind => seatAfter(seat, 1);

/** 對家 */
export const oppositeSeat = (seat: Wind): Wind => seatAfter(seat, 2);

/** 上家: sits to the left; only from here may a chow be claimed. */
export const leftSeat = (seat: Wind): Wind => seatAfter(seat, 3);

/** The three other seats in turn order after `seat`. */
export const seatsFollowing = (seat: Wind): readonly Wind[] => FOLLOWING[seat];

const FOLLOWING = bySeat((seat) => [1, 2, 3].map((steps) => seatAfter(seat, steps)));

/** The four seats in turn order from `seat` on. */
export const seatsFrom = (seat: Wind): readonly Wind[] => [seat, ...seatsFollowing(seat)];
