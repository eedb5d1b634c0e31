import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Tile } from '../../engine/tile.ts';
import { earnedTiles } from '../../fan/earned-tiles.ts';
import type { FanPattern, PatternGroup } from '../../fan/pattern.ts';
import { PATTERNS, type PatternId } from '../../fan/patterns/index.ts';
import { groupsOfReading } from '../../components/reading-groups.ts';
import { patternHands } from './examples.ts';

/** The tiles that show a pattern, in the groups in which they are laid out. */
export type Picture = readonly (readonly (Tile | BonusTile)[])[];

/** What speaks of the whole hand's tiles; the other groups are about how a hand was won. */
const DRAWN_WHOLE: ReadonlySet<PatternGroup> = new Set<PatternGroup>(['shape', 'flush', 'terminals', 'winds']);
const SHAPELESS: readonly PatternId[] = ['chicken-hand'];

/** The tiles of a pattern's first example that earn it; empty for what does not lie in the tiles. */
export function pictureOf(id: PatternId): Picture {
  const pattern: FanPattern | undefined = PATTERNS.find((known) => known.id === id);
  const win = patternHands(id).has[0]?.puzzle?.score.win;
  if (pattern === undefined || win === undefined || SHAPELESS.includes(id)) return [];
  if (pattern.group === 'luck') return [];
  if (pattern.earnedBy !== undefined) {
    const { tiles, bonus } = earnedTiles(id, win);
    const kinds = [...new Set(tiles)].sort((one, other) => one - other);
    const alike = kinds.map((kind) => tiles.filter((tile) => tile === kind));
    return bonus.length > 0 ? [...alike, bonus] : alike;
  }
  if (!DRAWN_WHOLE.has(pattern.group) || win.reading === undefined) return [];
  return groupsOfReading(win.reading);
}
