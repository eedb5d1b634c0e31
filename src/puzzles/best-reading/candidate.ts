import type { Hand } from '../../engine/hand.ts';
import type { Meld } from '../../engine/meld.ts';
import { pick, type Random } from '../../engine/random.ts';
import { isSuited, type Tile } from '../../engine/tile.ts';
import { assemble, pungOf } from '../score/candidate.ts';
import type { BestReadingLevel } from './levels.ts';

/**
 * Parts that can be split in several ways:
 * - `three-in-a-row`: 222 333 444 as three pungs or three chows;
 * - `shared-pair`: 333 456 66 or 33 345 666;
 * - `ladder`: 223344 55 or 22 334455, the pair at either end;
 * - `two-ladders`: such a ladder and three more pairs in a row: seven pairs too, where the table plays them;
 * - `four-in-a-row`: 222 333 444 555 in three ways; `long-row`: 222 333 444 55 in three ways.
 */
export type TwoWayPart =
  'three-in-a-row' | 'shared-pair' | 'ladder' | 'two-ladders' | 'four-in-a-row' | 'long-row' | 'concealed-row';

/** The parts of a level, in the order in which seeds ask for them. */
export const PARTS: Readonly<Record<BestReadingLevel, readonly [TwoWayPart, ...TwoWayPart[]]>> = {
  1: ['three-in-a-row'],
  2: ['three-in-a-row', 'shared-pair', 'three-in-a-row', 'ladder', 'three-in-a-row', 'two-ladders'],
  3: ['concealed-row', 'concealed-row', 'three-in-a-row'],
  4: ['four-in-a-row', 'long-row'],
};

/** A complete hand around such a part; `undefined` if a tile would be there five times. */
export function drawTwoWayHand(part: TwoWayPart, laid: number, random: Random): Hand | undefined {
  const suit = pick([0, 9, 18], random);
  const at = (rank: number): Tile => (suit + rank) as Tile;
  const row = (first: number, length: number): Meld[] => Array.from({ length }, (_, step) => pungOf(at(first + step)));
  const chow = (rank: number): Meld => ({ kind: 'chow', tile: at(rank), concealed: true });
  const layout = { laid, kong: 0 };
  const first = Math.floor(random() * 7);
  switch (part) {
    case 'three-in-a-row':
      return assemble([drawSet(0.5, random), ...row(first, 3)], drawTile(random), layout, random);
    case 'concealed-row':
      return assemble([drawSet(0.8, random), ...row(first, 3)], drawTile(random), { laid: 0, kong: 0 }, random);
    case 'shared-pair': {
      const low = Math.floor(random() * 6);
      const sets = [drawSet(0.3, random), drawSet(0.2, random), pungOf(at(low)), chow(low + 1)];
      return assemble(sets, at(low + 3), layout, random);
    }
    case 'ladder': {
      const low = Math.floor(random() * 6);
      const sets = [drawSet(0.3, random), drawSet(0.2, random), chow(low), chow(low)];
      return assemble(sets, at(low + 3), layout, random);
    }
    case 'two-ladders': {
      const low = Math.floor(random() * 6);
      const other = ((suit + pick([9, 18], random)) % 27) + Math.floor(random() * 7);
      const second: Meld = { kind: 'chow', tile: other as Tile, concealed: true };
      return assemble([second, second, chow(low), chow(low)], at(low + 3), { laid: 0, kong: 0 }, random);
    }
    case 'four-in-a-row':
      return assemble(row(Math.floor(random() * 6), 4), drawTile(random), { laid: 0, kong: 0 }, random);
    case 'long-row': {
      const low = Math.floor(random() * 6);
      return assemble([drawSet(0.5, random), ...row(low, 3)], at(low + 3), layout, random);
    }
  }
}

/** Any set; `pung` is the chance that suit tiles make a pung. */
function drawSet(pung: number, random: Random): Meld {
  const tile = drawTile(random);
  if (!isSuited(tile) || random() < pung) return pungOf(tile);
  return { kind: 'chow', tile: (tile - (tile % 9) + Math.floor(random() * 7)) as Tile, concealed: true };
}

const drawTile = (random: Random): Tile => Math.floor(random() * 34) as Tile;
