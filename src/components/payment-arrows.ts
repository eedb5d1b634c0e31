import { WINDS, type Wind } from '../engine/tile.ts';

type Point = readonly [x: number, y: number];

const CENTER: Point = [90, 84];

/** Where arrows begin and end at each seat, on a table of 180 by 168: East below, then counter-clockwise. */
const EDGE: Readonly<Record<Wind, Point>> = { E: [90, 146], S: [154, 84], W: [90, 22], N: [26, 84] };

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const areOpposite = (a: Wind, b: Wind): boolean => (WINDS.indexOf(a) + 2) % 4 === WINDS.indexOf(b);

/** Where an arrow bends: near the middle of the table; straight across between seats that face each other. */
const bendOf = (payer: Wind, winner: Wind): Point =>
  areOpposite(payer, winner) ? CENTER : between(CENTER, between(EDGE[payer], EDGE[winner], 0.5), 0.12);

/** A curved arrow from the payer to the winner: its line, and its head as a triangle. */
export function arrowBetween(payer: Wind, winner: Wind): { readonly path: string; readonly head: string } {
  const [from, to, bend] = [EDGE[payer], EDGE[winner], bendOf(payer, winner)];
  const length = Math.hypot(to[0] - bend[0], to[1] - bend[1]);
  const [dx, dy] = [(to[0] - bend[0]) / length, (to[1] - bend[1]) / length];
  const foot: Point = [to[0] - 13 * dx, to[1] - 13 * dy];
  const corner = (side: number): string => `${round(foot[0] - side * dy)} ${round(foot[1] + side * dx)}`;
  return {
    path: `M${from.map(round).join(' ')}Q${bend.map(round).join(' ')} ${foot.map(round).join(' ')}`,
    head: `M${to.map(round).join(' ')}L${corner(8)}L${corner(-8)}Z`,
  };
}

/** Where the sum stands so that no arrow runs through it. */
export function placeOfSum(payers: readonly Wind[], winner: Wind): Point {
  const [payer] = payers;
  const away = between(CENTER, EDGE[winner], -1);
  if (payers.length !== 1 || payer === undefined) return besideLine(away);
  if (areOpposite(payer, winner)) return winner === 'E' || winner === 'W' ? [48, 84] : [90, 52];
  const opposite = between(CENTER, between(EDGE[payer], EDGE[winner], 0.5), -0.8);
  return [opposite[0] < 90 ? 58 : 122, opposite[1] < 84 ? 62 : 104];
}

/** Three arrows leave two corners free, on the side away from the winner. */
const besideLine = ([x, y]: Point): Point => [x <= 90 ? 52 : 128, y < 84 ? 48 : y > 84 ? 118 : 50];

const round = (value: number): number => Math.round(value * 10) / 10;
