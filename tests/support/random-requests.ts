import { below, pick, type Random } from './chance.ts';
import {
  randomGates,
  randomGroups,
  randomPairs,
  randomTheme,
  range,
  seededRandom,
  tilesOf,
  type Group,
} from './random-groups.ts';
import type { ReferenceRequest } from './reference-facts.ts';
import { KINDS, nameOf } from './reference-hand.ts';
import { ORPHANS } from './reference-splits.ts';

const SEATS = ['E', 'S', 'W', 'N'] as const;

interface LaidSet {
  readonly tiles: readonly number[];
  readonly claimed: boolean;
}

interface Tiles {
  readonly held: readonly number[];
  readonly table: readonly LaidSet[];
}

function layOut(random: Random, groups: readonly Group[]): Tiles {
  const openness = pick(random, [0, 0, 0.3, 0.6, 1]);
  const held: number[] = [];
  const table: LaidSet[] = [];
  for (const group of groups) {
    const tiles = tilesOf(group);
    const isLaid = group.kind === 'kong' || (group.kind !== 'pair' && random() < openness);
    if (!isLaid) held.push(...tiles);
    else table.push({ tiles, claimed: group.kind !== 'kong' || random() < (openness === 0 ? 0.1 : 0.6) });
  }
  return { held, table: table.sort(() => random() - 0.5) };
}

function randomTiles(random: Random): Tiles {
  const kind = random();
  if (kind < 0.03) return { held: randomPairs(random), table: [] };
  if (kind < 0.045) return { held: [...ORPHANS, pick(random, ORPHANS)], table: [] };
  if (kind < 0.065) return { held: randomGates(random), table: [] };
  for (;;) {
    const groups = randomGroups(random, randomTheme(random));
    if (groups) return layOut(random, groups);
  }
}

/** One held tile replaced by another of which a copy is left: mostly no win any more. */
function spoil(random: Random, { held, table }: Tiles): Tiles {
  const other = pick(random, range(0, KINDS));
  const copies = [...held, ...table.flatMap(({ tiles }) => tiles)].filter((tile) => tile === other).length;
  const place = below(random, held.length);
  return { held: held.map((tile, index) => (index === place && copies < 4 ? other : tile)), table };
}

function randomBonus(random: Random): string {
  const kind = random();
  const chance = kind < 0.4 ? 0 : kind < 0.8 ? 0.3 : 0.85;
  const all = ['f1', 'f2', 'f3', 'f4', 'g1', 'g2', 'g3', 'g4'];
  return all.filter(() => random() < chance).join(' ');
}

interface Circumstances extends Pick<ReferenceRequest, 'by' | 'seat'> {
  readonly flags: readonly string[];
}

/** A tile that completes a robbed kong cannot occur a second time in the winner's hand. */
const canBeRobbed = ({ held, table }: Tiles, last: number): boolean =>
  [...held, ...table.flatMap(({ tiles }) => tiles)].filter((tile) => tile === last).length === 1;

function selfDrawFlags(random: Random, { table }: Tiles, seat: string): string[] {
  const kongs = table.filter(({ tiles }) => tiles.length === 4).length;
  const flags: string[] = [];
  if (table.length === 0 && random() < 0.03) return seat === 'E' ? ['heavenly'] : [];
  if (kongs >= 2 && random() < 0.2) flags.push('double-kong-replacement');
  else if (kongs >= 1 && random() < 0.3) flags.push('kong-replacement');
  if (random() < 0.06) flags.push('last-tile');
  return flags;
}

function discardFlags(random: Random, { table }: Tiles, seat: string): string[] {
  if (table.length === 0 && seat !== 'E' && random() < 0.06) return [random() < 0.5 ? 'earthly' : 'human'];
  return random() < 0.06 ? ['last-tile'] : [];
}

function randomCircumstances(random: Random, tiles: Tiles, last: number, bonus: string): Circumstances {
  const seat = pick(random, SEATS);
  const count = bonus === '' ? 0 : bonus.split(' ').length;
  if (count >= 7 && random() < 0.5)
    return { by: 'self-draw', seat, flags: [count === 7 ? 'seven-flowers' : 'eight-flowers'] };
  if (random() < 0.3 && canBeRobbed(tiles, last)) return { by: 'rob-kong', seat, flags: [] };
  const by = random() < 0.45 ? 'self-draw' : 'discard';
  const flags = by === 'self-draw' ? selfDrawFlags(random, tiles, seat) : discardFlags(random, tiles, seat);
  const ready = tiles.table.length === 0 && flags.length === 0 && random() < 0.05;
  return { by, seat, flags: ready ? ['declared-ready'] : flags };
}

/** Tiles as canonical runs: `1123m EEC`. */
function writeTiles(tiles: readonly number[]): string {
  const sorted = [...tiles].sort((a, b) => a - b);
  const runs = ['m', 'p', 's'].map((suit, index) => {
    const ranks = sorted.filter((tile) => Math.floor(tile / 9) === index && tile < 27).map((tile) => (tile % 9) + 1);
    return ranks.length > 0 ? ranks.join('') + suit : '';
  });
  const honors = sorted.filter((tile) => tile >= 27).map(nameOf);
  return [...runs, honors.join('')].filter((part) => part !== '').join(' ');
}

/** Held tiles, then the sets, then the winning tile. */
function writeHand({ held, table }: Tiles, last: number): string {
  const rest = [...held];
  rest.splice(rest.indexOf(last), 1);
  const sets = table.map(({ tiles, claimed }) => (claimed ? `[${writeTiles(tiles)}]` : `(${writeTiles(tiles)})`));
  return [writeTiles(rest), ...sets, `+${nameOf(last)}`].filter((part) => part !== '').join(' ');
}

/**
 * An endless row of score requests, the same for the same seed: complete hands as they might lie on a table, with sets
 * claimed or held, kongs, bonus tiles and ways to win that can be together. Themes see to it that rare patterns and hands
 * with several readings occur often. A few hands are one tile wrong.
 */
export function* randomRequests(seed: number): Generator<ReferenceRequest, never> {
  const random = seededRandom(seed);
  for (;;) {
    const complete = randomTiles(random);
    const tiles = random() < 0.03 ? spoil(random, complete) : complete;
    const last = pick(random, tiles.held);
    const bonus = randomBonus(random);
    const circumstances = randomCircumstances(random, tiles, last, bonus);
    yield { hand: writeHand(tiles, last), ...circumstances, round: pick(random, SEATS), bonus };
  }
}
