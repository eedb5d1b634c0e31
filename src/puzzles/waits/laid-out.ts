import type { Hand } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import type { Reading } from '../../engine/reading.ts';
import { SUITS, TILES, isDragon, isWind, rankOf, suitTile, type Suit, type Tile } from '../../engine/tile.ts';
import { SIMPLE_SHAPES, type SimpleShape } from './shape.ts';

/** A set, the pair, one of seven pairs, or the twelve single tiles of thirteen orphans, as it is laid on the table. */
export interface LaidOutGroup {
  readonly kind: Meld['kind'] | 'pair' | 'singles';
  readonly tiles: readonly Tile[];
  /** The set lay on the table before the hand was ready (claimed, or a concealed kong). */
  readonly onTable: boolean;
  readonly concealed: boolean;
  /** Where in `tiles` the winning tile goes, if it goes into this group. */
  readonly winningAt?: number;
}

/**
 * One reading of the hand completed by one wait. `shapes` are all simple shapes the winning tile can complete in this
 * reading, in the order of SIMPLE_SHAPES; the groups show the first of them.
 */
export interface LaidOut {
  readonly groups: readonly LaidOutGroup[];
  readonly shapes: readonly SimpleShape[];
}

/** The reading laid out in groups, with the winning tile in its place. */
export function layOut(reading: Reading, hand: Hand, winningTile: Tile): LaidOut {
  const groups = groupsOf(reading, hand);
  const places = groups.flatMap((group, index) => {
    const shape = shapeCompleted(reading, group, winningTile);
    return shape === undefined ? [] : [{ index, shape }];
  });
  const shapes = SIMPLE_SHAPES.filter((shape) => places.some((place) => place.shape === shape));
  const shown = places.find(({ shape }) => shape === shapes[0])?.index;
  return { groups: groups.map((group, index) => (index === shown ? place(group, winningTile) : group)), shapes };
}

const place = (group: LaidOutGroup, tile: Tile): LaidOutGroup => ({
  ...group,
  winningAt: group.tiles.lastIndexOf(tile),
});

function groupsOf(reading: Reading, hand: Hand): readonly LaidOutGroup[] {
  if (reading.kind === 'seven-pairs') return reading.pairs.map(pairGroup);
  if (reading.kind === 'thirteen-orphans') return [...singles(reading.pair), pairGroup(reading.pair)];
  const held = reading.melds.length - hand.melds.length;
  const sets = reading.melds.map((meld, index) => ({
    kind: meld.kind,
    tiles: tilesOfMeld(meld),
    onTable: index >= held,
    concealed: meld.concealed,
  }));
  return [...sets.slice(0, held), pairGroup(reading.pair), ...sets.slice(held)];
}

const pairGroup = (tile: Tile): LaidOutGroup => ({
  kind: 'pair',
  tiles: [tile, tile],
  onTable: false,
  concealed: true,
});

/** The twelve other orphans, in their rows. */
const singles = (pair: Tile): readonly LaidOutGroup[] =>
  orphanRows().map((tiles) => ({
    kind: 'singles',
    tiles: tiles.filter((tile) => tile !== pair),
    onTable: false,
    concealed: true,
  }));

/** The thirteen orphans in rows: the ends of each suit, the winds, the dragons. */
export const orphanRows = (): readonly (readonly Tile[])[] => [
  ...SUITS.map(orphansOf),
  TILES.filter(isWind),
  TILES.filter(isDragon),
];

const orphansOf = (suit: Suit): readonly Tile[] => [suitTile(suit, 1), suitTile(suit, 9)];

/** The simple shape that stood there before the winning tile came, `undefined` where it cannot have gone. */
function shapeCompleted(reading: Reading, group: LaidOutGroup, tile: Tile): SimpleShape | undefined {
  if (group.onTable || !group.tiles.includes(tile)) return undefined;
  if (reading.kind !== 'standard') return reading.kind;
  if (group.kind === 'pair') return 'pair';
  return group.kind === 'chow' ? runShape(group.tiles.indexOf(tile), rankOf(tile)) : 'two-pairs';
}

/** `at` is the place of the winning tile in its chow: 12 waiting for 3 and 89 waiting for 7 stand at the edge. */
function runShape(at: number, rank: number | undefined): SimpleShape {
  if (at === 1) return 'closed';
  return (at === 0 && rank === 7) || (at === 2 && rank === 3) ? 'edge' : 'two-sided';
}
