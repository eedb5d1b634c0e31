import type { BonusTile } from '../../engine/bonus-tile.ts';
import { unseenCopies } from '../../engine/discards.ts';
import type { Hand } from '../../engine/hand.ts';
import { tilesOfMeld } from '../../engine/meld.ts';
import type { Tile, Wind } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { waitsInReach, type WaitInReach } from '../../fan/waits-in-reach.ts';
import type { LaidMeld } from '../../table/player.ts';
import { waitsPuzzleOf, type Wait, type WaitsPuzzle } from './puzzle.ts';

/** A seat with 13 tiles, just after its discard, and all that lies open. */
export interface WaitsTable {
  readonly seat: Wind;
  readonly roundWind: Wind;
  readonly hand: Hand & { readonly melds: readonly LaidMeld[] };
  readonly bonus: readonly BonusTile[];
  /** Discards nobody claimed, one's own among them, in the order they were thrown. */
  readonly discards: readonly Tile[];
  /** Sets of the three others. */
  readonly laid: readonly LaidMeld[];
}

/** `copies`: how many of each wait are left; `calls`: that, and how a win on each may be called at this table. */
export const TABLE_QUESTIONS = ['copies', 'calls'] as const;
export type TableQuestion = (typeof TABLE_QUESTIONS)[number];

/** A wait with what the table says about it: `left` counts the copies in nobody's sight. */
export type TableWait = Wait & WaitInReach;

/** „Worauf wartest du, und was davon darfst du rufen?“ (叫糊, 起糊): a ready hand with the table around it. */
export interface WaitsAtTable extends WaitsPuzzle {
  readonly table: WaitsTable;
  readonly ask: TableQuestion;
  /** 起糊: the fan a win needs at this table. */
  readonly minimum: number;
  readonly waits: readonly TableWait[];
}

/** All tiles in view that are not one's own. */
export const tilesInView = ({ discards, laid }: Pick<WaitsTable, 'discards' | 'laid'>): readonly Tile[] => [
  ...discards,
  ...laid.flatMap(tilesOfMeld),
];

/** What the table says about each wait of its hand. */
export const reachesAt = (
  { hand, seat: seatWind, roundWind, bonus, ...open }: WaitsTable,
  rules: RuleSet,
): readonly WaitInReach[] =>
  waitsInReach(hand, { seatWind, roundWind, bonus }, rules, unseenCopies(hand, tilesInView(open)));

/** The puzzle of a table under its rules, `undefined` if the hand is not ready. Without a minimum only copies are asked for. */
export function waitsAtTableOf(table: WaitsTable, ask: TableQuestion, rules: RuleSet): WaitsAtTable | undefined {
  const puzzle = waitsPuzzleOf(table.hand, waitOptionsOf(rules));
  if (puzzle === undefined) return undefined;
  const inReach = reachesAt(table, rules);
  const waits = puzzle.waits.flatMap((wait) => {
    const found = inReach.find(({ tile }) => tile === wait.tile);
    return found === undefined ? [] : [{ ...wait, ...found }];
  });
  const { minFan: minimum } = rules.options;
  return { ...puzzle, table, ask: minimum > 0 ? ask : 'copies', minimum, waits };
}
