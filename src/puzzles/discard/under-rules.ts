import { rankDiscards, unseenCopies, type DiscardChoice } from '../../engine/discards.ts';
import type { Tile } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { callableCopies, waitsInReach } from '../../fan/waits-in-reach.ts';
import { withoutTiles } from '../../table/held-tiles.ts';
import { choicesAmong } from './nearest.ts';
import { puzzleOf, type DiscardPuzzle, type Worth } from './puzzle.ts';
import { tilesInView, type DiscardQuestion, type DiscardTable } from './table.ts';

/** The puzzle of a table under the rules. */
export const discardPuzzleOf = (table: DiscardTable, ask: DiscardQuestion, rules: RuleSet): DiscardPuzzle =>
  rankedPuzzleOf(table, ask, rules, rankDiscards(table.hand, tilesInView(table), waitOptionsOf(rules)));

/** The same with a ranking of only those discards that keep the hand nearest to ready, for a quick look. */
export const nearestPuzzleOf = (
  table: DiscardTable,
  nearest: readonly Tile[],
  ask: DiscardQuestion,
  rules: RuleSet,
): DiscardPuzzle =>
  rankedPuzzleOf(table, ask, rules, choicesAmong(nearest, table.hand, tilesInView(table), waitOptionsOf(rules)));

function rankedPuzzleOf(
  table: DiscardTable,
  ask: DiscardQuestion,
  rules: RuleSet,
  choices: readonly DiscardChoice[],
): DiscardPuzzle {
  const unseen = unseenCopies(table.hand, tilesInView(table));
  const minimum = ask === 'tiles' ? 0 : rules.options.minFan;
  return puzzleOf(table, ask, choices, minimum, (choice) => worthOf(choice, table, rules, unseen));
}

function worthOf({ tile }: DiscardChoice, table: DiscardTable, rules: RuleSet, unseen: readonly number[]): Worth {
  const { hand, seat: seatWind, roundWind, bonus } = table;
  const kept = { tiles: withoutTiles(hand.tiles, [tile]), melds: hand.melds };
  const waits = waitsInReach(kept, { seatWind, roundWind, bonus }, rules, unseen);
  return { waits, callable: callableCopies(waits) };
}
