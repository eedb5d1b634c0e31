import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Meld } from '../../engine/meld.ts';
import type { Suit, Tile, Wind } from '../../engine/tile.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import { worthOf } from './rows.ts';
import type { ScorePuzzle } from './puzzle.ts';
import { missedFlowers } from './missed/flowers.ts';
import { missedFlush } from './missed/flush.ts';
import { missedHonors } from './missed/honors.ts';
import { missedShape } from './missed/shape.ts';

/** The condition of a row that this hand does not meet, as a code with its tiles; the page words it. */
export type MissReason =
  | { readonly kind: 'suppressed'; readonly by: PatternId }
  | { readonly kind: 'off' | 'by-discard' | 'not-so-won' | 'other-shape' | 'no-honors' | 'no-suit' | 'no-bonus' }
  | {
      readonly kind: 'pung-disturbs' | 'chow-disturbs' | 'claimed-set' | 'concealed-kong' | 'not-a-kong';
      readonly meld: Meld;
    }
  | {
      readonly kind:
        | 'only-pair'
        | 'only-single'
        | 'absent-tile'
        | 'honor-disturbs'
        | 'suit-disturbs'
        | 'simple-disturbs'
        | 'pair-disturbs'
        | 'completed-by-discard';
      readonly tile: Tile;
    }
  | { readonly kind: 'second-suit'; readonly suits: readonly Suit[] }
  | { readonly kind: 'other-wind'; readonly wanted: Wind; readonly tile: Tile }
  | { readonly kind: 'missing-pungs'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'has-bonus' | 'other-number' | 'missing-bonus'; readonly bonus: readonly BonusTile[] };

/** Why a row does not count in this hand; `undefined` for one that counts. */
export function explainMiss(id: PatternId, puzzle: ScorePuzzle): MissReason | undefined {
  const { score, rules } = puzzle;
  if (score.items.some((row) => row.id === id)) return undefined;
  if (score.fan === null && score.special.includes(id)) return undefined;
  const suppressed = score.suppressed.find((row) => row.id === id);
  if (suppressed !== undefined) return { kind: 'suppressed', by: suppressed.by };
  const [leader] = score.special;
  if (leader !== undefined && score.special.includes(id)) return { kind: 'suppressed', by: leader };
  if (worthOf(id, rules) === undefined) return { kind: 'off' };
  return (
    missedShape(id, score.win, rules.options) ??
    missedFlush(id, score.win) ??
    missedHonors(id, score.win) ??
    missedFlowers(id, score.win) ?? { kind: 'not-so-won' }
  );
}
