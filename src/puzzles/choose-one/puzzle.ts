import { judgeGroup, type GroupVerdict } from '../../engine/group.ts';
import { allTiles, type Hand } from '../../engine/hand.ts';
import { parseHand, parseTiles } from '../../engine/notation.ts';
import type { Reading } from '../../engine/reading.ts';
import { findReadings, type ShapeOptions } from '../../engine/readings.ts';
import type { Result } from '../../engine/result.ts';
import type { Tile } from '../../engine/tile.ts';
import type { ChooseOneAsk, ChooseOneItem } from './exercise.ts';
import { nearestGroups, type NearestGroups } from './nearest-groups.ts';

/** Something to choose, with what the engine says about it. `nearest` tells why something does not go: what stays over. */
export type ChooseOneOption =
  | { readonly kind: 'group'; readonly tiles: readonly Tile[]; readonly verdict: GroupVerdict; readonly right: boolean }
  | ({ readonly kind: 'pair'; readonly tile: Tile } & Explained)
  | { readonly kind: 'ways'; readonly ways: number; readonly right: boolean }
  | ({ readonly kind: 'hand'; readonly tiles: readonly Tile[] } & Explained);

interface Explained {
  readonly right: boolean;
  readonly readings: readonly Reading[];
  readonly nearest?: NearestGroups | undefined;
}

interface AskedHand {
  readonly tiles: readonly Tile[];
  readonly readings: readonly Reading[];
  readonly nearest?: NearestGroups | undefined;
}

/** A question with exactly one right option. */
export interface ChooseOnePuzzle {
  readonly ask: ChooseOneAsk;
  /** The 14 tiles the question is about, in order, and all their readings; without any, what stays over. */
  readonly hand?: AskedHand | undefined;
  readonly options: readonly ChooseOneOption[];
}

/**
 * An author's question with its answer.
 *
 * @throws Error for a misprint, or unless exactly one option is right: exercises are checked before they are published.
 */
export function chooseOnePuzzleOf(item: ChooseOneItem, shapes: ShapeOptions): ChooseOnePuzzle {
  const puzzle = { ask: item.ask, hand: handOf(item, shapes), options: optionsOf(item, shapes) };
  if (puzzle.options.filter(({ right }) => right).length !== 1) throw new Error(`not one right answer: ${item.id}`);
  return puzzle;
}

function handOf(item: ChooseOneItem, shapes: ShapeOptions): ChooseOnePuzzle['hand'] {
  if (item.ask !== 'pair' && item.ask !== 'ways') return undefined;
  const hand = read(parseHand(item.hand), item.id);
  const tiles = tilesOf(hand);
  const readings = findReadings(hand, shapes);
  return { tiles, readings, nearest: readings.length > 0 ? undefined : nearestGroups(tiles) };
}

function optionsOf(item: ChooseOneItem, shapes: ShapeOptions): readonly ChooseOneOption[] {
  switch (item.ask) {
    case 'set':
    case 'no-set':
      return item.groups.map((text) =>
        groupOption(
          text.split(' ').flatMap((part) => read(parseTiles(part), item.id)),
          item.ask === 'set',
        ),
      );
    case 'pair':
      return item.pairs.map((text) => pairOption(read(parseHand(item.hand), item.id), text, item.id, shapes));
    case 'ways': {
      const { length } = findReadings(read(parseHand(item.hand), item.id), shapes);
      return item.ways.map((ways) => ({ kind: 'ways', ways, right: ways === length }));
    }
    case 'win':
      return item.hands.map((text) => handOption(read(parseHand(text), item.id), shapes));
  }
}

function groupOption(tiles: readonly Tile[], wanted: boolean): ChooseOneOption {
  const verdict = judgeGroup(tiles);
  const isSet = verdict.kind !== 'none' && verdict.kind !== 'pair';
  return { kind: 'group', tiles, verdict, right: isSet === wanted };
}

function pairOption(hand: Hand, text: string, id: string, shapes: ShapeOptions): ChooseOneOption {
  const [tile] = read(parseTiles(text), id);
  if (tile === undefined) throw new Error(`no tile: ${id}`);
  const readings = findReadings(hand, shapes).filter((reading) => reading.kind === 'standard' && reading.pair === tile);
  const right = readings.length > 0;
  return { kind: 'pair', tile, right, readings, nearest: right ? undefined : nearestGroups(tilesOf(hand), tile) };
}

function handOption(hand: Hand, shapes: ShapeOptions): ChooseOneOption {
  const readings = findReadings(hand, shapes);
  const right = readings.length > 0;
  const tiles = tilesOf(hand);
  return { kind: 'hand', tiles, right, readings, nearest: right ? undefined : nearestGroups(tiles) };
}

const tilesOf = (hand: Hand): readonly Tile[] => [...allTiles(hand)].sort((a, b) => a - b);

function read<T>(result: Result<T, { readonly code: string }>, id: string): T {
  if (!result.ok) throw new Error(`no tiles: ${id} (${result.error.code})`);
  return result.value;
}
