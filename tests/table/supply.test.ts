import { describe, expect, test } from 'vitest';
import { randomSource } from '../../src/engine/random.ts';
import { openWall } from '../../src/table/break.ts';
import { dealTiles, TAKINGS } from '../../src/table/deal.ts';
import { drawReplacement, drawTile, liveTilesLeft, standingAddresses, type Supply } from '../../src/table/supply.ts';
import { PROCEDURE_OPTIONS, type DeadWall } from '../../src/table/procedure.ts';
import { tileSet } from '../../src/table/tile-set.ts';
import {
  allAddresses,
  buildWall,
  drawAddress,
  drawOrder,
  stackFrom,
  tileAt,
  type TileAddress,
} from '../../src/table/wall.ts';

const nameOf = ({ wall, stack, layer }: TileAddress): string => `${wall}-${stack} ${layer}`;

function supplyOf(flowers: boolean, deadWall: DeadWall, seed: number): Supply {
  const random = randomSource(seed);
  const wall = buildWall(flowers, random);
  const opening = openWall('singleRoll2', [[1 + (seed % 6), 3]], wall.stacksPerWall);
  if (!opening.ok) throw new Error(opening.error.code);
  return { opening: opening.value, tiles: drawOrder(wall, opening.value), drawn: 0, replaced: 0, deadWall };
}

/** Takes tiles from both ends by chance until nothing may be taken, with replacements about once in `rarity` times. */
function emptyByChance(start: Supply, seed: number, rarity: number) {
  const random = randomSource(seed);
  const taken: { readonly name: string; readonly from: 'front' | 'end' }[] = [];
  let supply = start;
  for (;;) {
    const fromEnd = random() * rarity < 1;
    const next = fromEnd ? (drawReplacement(supply) ?? drawTile(supply)) : drawTile(supply);
    if (!next) return { taken, supply };
    expect(next.tile).toBe(tileAtAddress(start, drawAddress(start.opening, next.position)));
    const from = next.supply.replaced > supply.replaced ? 'end' : 'front';
    taken.push({ name: nameOf(drawAddress(start.opening, next.position)), from });
    supply = next.supply;
  }
}

const tileAtAddress = (supply: Supply, address: TileAddress) =>
  supply.tiles[
    standingAddresses({ ...supply, drawn: 0, replaced: 0 }).findIndex((own) => nameOf(own) === nameOf(address))
  ];

describe.for(PROCEDURE_OPTIONS.deadWall)('the wall with a dead wall %s', (deadWall) => {
  const LEFT = { none: 0, fixed14: 14, replenished14: 14 };

  test('gives every tile at most once, a bottom tile never from under its top, and ends as it should', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const start = supplyOf(seed % 2 === 0, deadWall, seed);
      const { taken, supply } = emptyByChance(start, seed, 3 + (seed % 5) * 4);
      const names = taken.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const [index, name] of names.entries()) {
        const top = names.indexOf(name.replace('bottom', 'top'));
        if (name.endsWith('bottom')) expect(top >= 0 && top < index, `${name} of seed ${seed}`).toBe(true);
      }
      expect(standingAddresses(supply).map(nameOf).toSorted()).toEqual(
        allAddresses(start.opening.stacksPerWall)
          .map(nameOf)
          .filter((name) => !names.includes(name))
          .toSorted(),
      );
      expect(standingAddresses(supply)).toHaveLength(start.tiles.length - names.length);
      const replaced = taken.filter(({ from }) => from === 'end').length;
      expect(standingAddresses(supply).length).toBe(deadWall === 'fixed14' ? LEFT.fixed14 - replaced : LEFT[deadWall]);
    }
  });
});

test('replacements begin next to the opening and go on into the next wall', () => {
  // Source 001: the tail is right of the break and is used from its left end. Two stacks are right of it in South's wall.
  const opening = { breaker: 'S', skip: 2, stacksPerWall: 18 } as const;
  let supply: Supply = { opening, tiles: tileSet(true), drawn: 53, replaced: 0, deadWall: 'replenished14' };
  const names: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const taken = drawReplacement(supply);
    if (!taken) throw new Error('no replacement');
    names.push(nameOf(drawAddress(opening, taken.position)));
    supply = taken.supply;
  }
  expect(names).toEqual(['S-2 top', 'S-2 bottom', 'S-1 top', 'S-1 bottom', 'W-18 top', 'W-18 bottom']);
});

test('fourteen tiles stay behind when the tail is topped up, fewer when it is fixed', () => {
  const opening = { breaker: 'N', skip: 8, stacksPerWall: 18 } as const;
  const fresh: Supply = { opening, tiles: tileSet(true), drawn: 53, replaced: 0, deadWall: 'none' };
  expect(liveTilesLeft(fresh)).toBe(91);
  expect(liveTilesLeft({ ...fresh, replaced: 3 })).toBe(88);
  expect(liveTilesLeft({ ...fresh, deadWall: 'fixed14', replaced: 3 })).toBe(77);
  expect(liveTilesLeft({ ...fresh, deadWall: 'replenished14', replaced: 3 })).toBe(74);
});

test('a shuffled wall holds the whole set, 144 tiles or 136', () => {
  for (const flowers of [true, false]) {
    const { tiles, stacksPerWall } = buildWall(flowers, randomSource('wall'));
    expect(tiles.map(String).toSorted()).toEqual(tileSet(flowers).map(String).toSorted());
    expect(allAddresses(stacksPerWall)).toHaveLength(flowers ? 144 : 136);
    expect(tiles).toHaveLength(flowers ? 144 : 136);
    expect(tiles).not.toEqual(tileSet(flowers));
    expect(tileAt({ tiles, stacksPerWall }, { wall: 'N', stack: stacksPerWall, layer: 'bottom' })).toBe(tiles.at(-1));
  }
});

test('past the last stack the walls go on clockwise: East, North, West, South', () => {
  expect([0, 18, 36, 54, 72].map((steps) => stackFrom('E', steps, 18))).toEqual(
    ['E', 'N', 'W', 'S', 'E'].map((wall) => ({ wall, stack: 1 })),
  );
});

test('the deal takes the first 53 tiles, each once, fourteen for the dealer and thirteen for the others', () => {
  const positions = TAKINGS.flatMap((taking) => taking.positions);
  expect(positions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 53 }, (_, index) => index));
  const dealt = dealTiles(tileSet(true));
  expect([dealt.E.length, dealt.S.length, dealt.W.length, dealt.N.length]).toEqual([14, 13, 13, 13]);
});
