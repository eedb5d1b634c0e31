/**
 * The breaking done a second time, as hands do it: a ring of real stacks, a finger that moves one stack at a time, tiles
 * taken off. Nothing is calculated with remainders and nothing of the table's own code is used.
 */
interface Stack {
  readonly name: string;
  readonly tiles: string[];
}

export interface PhysicalBreak {
  readonly breaker: string;
  readonly skip: number;
  readonly first: string;
  readonly lastOfTheBlocks: string;
  readonly deal: readonly { readonly seat: string; readonly tiles: readonly string[] }[];
  readonly next: string;
  readonly replacements: readonly string[];
}

const PLAY_ORDER = ['E', 'S', 'W', 'N'];
/** Seen from above, clockwise: the wall on a player's left hand is the one of the player before him. */
const CLOCKWISE_WALLS = ['E', 'N', 'W', 'S'];

export function breakPhysically(rolls: readonly (readonly number[])[], stacksPerWall: number): PhysicalBreak {
  const ring = buildRing(stacksPerWall);
  const breaker = countPlayers(pipsOf(rolls.slice(0, 1)));
  const skip = pipsOf(rolls);
  let finger = ring.findIndex((stack) => stack.name === `${breaker}-1`);
  for (let counted = 0; counted < skip; counted += 1) finger = step(ring, finger);
  const before = finger === 0 ? ring.length - 1 : finger - 1;
  const replacements = replacementStacks(ring, before);
  const first = nameAt(ring, finger);
  const deal = dealBlocks(ring, finger);
  for (let taken = 0; taken < 24; taken += 1) finger = step(ring, finger);
  const lastOfTheBlocks = nameAt(ring, finger === 0 ? ring.length - 1 : finger - 1);
  deal.push(...jump(ring, finger));
  return { breaker, skip, first, lastOfTheBlocks, deal, next: firstLeft(ring, finger), replacements };
}

function buildRing(stacksPerWall: number): Stack[] {
  const ring: Stack[] = [];
  for (const wall of CLOCKWISE_WALLS) {
    for (let number = 1; number <= stacksPerWall; number += 1) {
      const name = `${wall}-${number}`;
      ring.push({ name, tiles: [`${name} top`, `${name} bottom`] });
    }
  }
  return ring;
}

function pipsOf(rolls: readonly (readonly number[])[]): number {
  let pips = 0;
  for (const roll of rolls) for (const die of roll) pips += die;
  return pips;
}

function countPlayers(pips: number): string {
  let player = 0;
  for (let counted = 1; counted < pips; counted += 1) player = player === 3 ? 0 : player + 1;
  return PLAY_ORDER[player] ?? '';
}

const step = (ring: readonly Stack[], finger: number): number => (finger + 1 === ring.length ? 0 : finger + 1);

const nameAt = (ring: readonly Stack[], finger: number): string => ring[finger]?.name ?? '';

function dealBlocks(ring: readonly Stack[], start: number): { seat: string; tiles: readonly string[] }[] {
  const deal = [];
  let finger = start;
  for (let round = 0; round < 3; round += 1) {
    for (const seat of PLAY_ORDER) {
      const second = step(ring, finger);
      deal.push({ seat, tiles: [...takeAll(ring, finger), ...takeAll(ring, second)] });
      finger = step(ring, second);
    }
  }
  return deal;
}

const takeAll = (ring: readonly Stack[], finger: number): string[] => ring[finger]?.tiles.splice(0) ?? [];

/** The dealer takes the top of this stack and of the one after the next, the others what comes first. */
function jump(ring: readonly Stack[], finger: number): { seat: string; tiles: readonly string[] }[] {
  const third = step(ring, step(ring, finger));
  const dealer = [...(ring[finger]?.tiles.splice(0, 1) ?? []), ...(ring[third]?.tiles.splice(0, 1) ?? [])];
  const others = ['S', 'W', 'N'].map((seat) => ({ seat, tiles: takeFirst(ring, finger) }));
  return [{ seat: 'E', tiles: dealer }, ...others];
}

function takeFirst(ring: readonly Stack[], start: number): string[] {
  let finger = start;
  while (ring[finger]?.tiles.length === 0) finger = step(ring, finger);
  return ring[finger]?.tiles.splice(0, 1) ?? [];
}

function firstLeft(ring: readonly Stack[], start: number): string {
  let finger = start;
  while (ring[finger]?.tiles.length === 0) finger = step(ring, finger);
  return ring[finger]?.tiles[0] ?? '';
}

function replacementStacks(ring: readonly Stack[], start: number): string[] {
  const names = [];
  let finger = start;
  for (let number = 0; number < 7; number += 1) {
    names.push(nameAt(ring, finger));
    finger = finger === 0 ? ring.length - 1 : finger - 1;
  }
  return names;
}
