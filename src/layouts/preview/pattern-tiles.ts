import { groupsOfReading } from '../../components/reading-groups.ts';
import type { Face } from '../../components/tile-sprite.ts';
import { tilesOfMeld } from '../../engine/meld.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import { patternHands } from '../reference/examples.ts';

/**
 * The first example of a pattern as it lies on its picture: in its groups, kongs with all four tiles, then the flowers. Many
 * flowers stand alone: they are what it is about.
 */
export function previewTilesOf(id: PatternId): readonly (readonly Face[])[] {
  const [first] = patternHands(id).has;
  if (first === undefined) return [];
  const { hand, circumstances } = first.won;
  if (circumstances.bonus.length > 4) return [circumstances.bonus];
  const reading = first.puzzle?.score.win.reading;
  const groups =
    reading === undefined
      ? [[...hand.tiles, ...(hand.winningTile === undefined ? [] : [hand.winningTile])], ...hand.melds.map(tilesOfMeld)]
      : groupsOfReading(reading);
  return [...groups, circumstances.bonus].filter((group) => group.length > 0);
}
