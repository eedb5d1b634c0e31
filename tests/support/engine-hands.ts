import type { Hand } from '../../src/engine/hand.ts';
import type { Tile } from '../../src/engine/tile.ts';
import { isStandardToo, visitSevenPairs, visitStandardHands } from './complete-hands.ts';
import { pairsClass, standardClass, tilesOfParts } from './hand-classes.ts';
import type { Form } from './rarity.ts';
import { ORPHANS } from './reference-splits.ts';

/** A complete hand of fourteen held tiles for the engine, won with its highest tile, and what the second method knows of it. */
export interface CountedHand {
  readonly hand: Hand;
  readonly tiles: readonly number[];
  readonly form: Form;
  /** Hands of one class are scored alike. */
  readonly key: number;
  /** Choices of real tiles that give this hand. */
  readonly deals: number;
}

const ORPHANS_KEY = -100;

function counted(tiles: readonly number[], form: Form, key: number, deals: number): CountedHand {
  const held = tiles as readonly Tile[];
  const winningTile = held[13] ?? (0 as Tile);
  return { hand: { tiles: held.slice(0, 13), melds: [], winningTile }, tiles, form, key, deals };
}

/** Every complete hand once: four sets and a pair, then seven pairs that are not sets, then thirteen orphans. */
export function visitCompleteHands(visit: (hand: CountedHand) => void): void {
  visitStandardHands((m, p, s, z) => {
    const deals = m.weight * p.weight * s.weight * z.weight;
    visit(counted(tilesOfParts(m, p, s, z), 'standard', standardClass(m, p, s, z), deals));
  });
  visitSevenPairs((m, p, s, z) => {
    if (isStandardToo(m, p, s, z)) return;
    visit(counted(tilesOfParts(m, p, s, z), 'seven-pairs', pairsClass(m, p, s, z), 6 ** 7));
  });
  for (const doubled of ORPHANS) {
    const tiles = [...ORPHANS, doubled].sort((a, b) => a - b);
    visit(counted(tiles, 'thirteen-orphans', ORPHANS_KEY, 6 * 4 ** 12));
  }
}
