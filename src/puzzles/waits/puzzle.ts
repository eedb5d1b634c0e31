import type { Hand } from '../../engine/hand.ts';
import { findReadings } from '../../engine/readings.ts';
import type { Tile } from '../../engine/tile.ts';
import { copiesLeft, findWaits, type WaitOptions } from '../../engine/waits.ts';
import { layOut, type LaidOut } from './laid-out.ts';
import { SIMPLE_SHAPES, nameShape, type SimpleShape, type WaitShape } from './shape.ts';

/** Where a table says nothing else: neither seven pairs nor a tile one holds four times. */
export const PLAIN_WAIT_OPTIONS: WaitOptions = { sevenPairs: false, quadsArePairs: false, deadWaits: false };

/** One tile that completes the hand. */
export interface Wait {
  readonly tile: Tile;
  /** Copies that are not in the own hand and sets, 0 to 4. */
  readonly left: number;
  /** The whole completed hand in its groups, once for each reading. */
  readonly layouts: readonly LaidOut[];
  /** All simple shapes it completes, over all readings. */
  readonly shapes: readonly SimpleShape[];
}

/** „Worauf wartest du?“ (叫糊): a ready hand and everything there is to say about its waits. */
export interface WaitsPuzzle {
  readonly hand: Hand;
  readonly options: WaitOptions;
  /** In canonical order; at least one. */
  readonly waits: readonly Wait[];
  readonly shape: WaitShape;
}

/** The puzzle of a hand of 13 tiles, `undefined` if the hand is not ready under these options. */
export function waitsPuzzleOf(hand: Hand, options: WaitOptions): WaitsPuzzle | undefined {
  const waits = findWaits(hand, options).map((tile) => toWait(hand, tile, options));
  return waits.length === 0 ? undefined : { hand, options, waits, shape: nameShape(waits) };
}

function toWait(hand: Hand, tile: Tile, options: WaitOptions): Wait {
  const layouts = findReadings({ ...hand, winningTile: tile }, options).map((reading) => layOut(reading, hand, tile));
  const shapes = SIMPLE_SHAPES.filter((shape) => layouts.some((layout) => layout.shapes.includes(shape)));
  return { tile, left: copiesLeft(hand, tile), layouts, shapes };
}
