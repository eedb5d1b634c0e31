import type { Hand } from '../../engine/hand.ts';
import type { Meld } from '../../engine/meld.ts';
import type { Tile } from '../../engine/tile.ts';
import { assemble, drawHand, pick, PLANS, pungOf, type Random } from './candidate.ts';

/** Hands that may be read or counted twice, in the order in which seeds of level 4 ask for them. */
export const TANGLED_KINDS = ['three-in-a-row', 'concealed-pungs', 'flower-set'] as const;
export type TangledKind = (typeof TANGLED_KINDS)[number];

/** A hand of this kind; whether it really is one is measured afterwards. */
export function drawTangledHand(kind: TangledKind, random: Random): Hand | undefined {
  if (kind === 'three-in-a-row') return threeInARow(random);
  if (kind === 'concealed-pungs') return drawHand(PLANS.pungs, { laid: 0, kong: 0 }, random);
  return drawHand(PLANS[pick(['chows', 'pungs', 'half-flush'] as const, random)], { laid: 1, kong: 0 }, random);
}

/** 111 222 333: three pungs or three chows, and one more set that may be claimed. */
function threeInARow(random: Random): Hand | undefined {
  const suit = Math.floor(random() * 3) * 9;
  const first = Math.floor(random() * 7);
  const three = [0, 1, 2].map((step) => pungOf((suit + first + step) as Tile));
  const tile = Math.floor(random() * 34) as Tile;
  const other: Meld =
    tile < 27 && random() < 0.5
      ? { kind: 'chow', tile: (tile - (tile % 9) + Math.floor(random() * 7)) as Tile, concealed: true }
      : pungOf(tile);
  const pair = Math.floor(random() * 34) as Tile;
  return assemble([other, ...three], pair, { laid: random() < 0.5 ? 1 : 0, kong: 0 }, random);
}
