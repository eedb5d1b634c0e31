import { bestChoices, rankDiscards, rankNearest, unseenCopies, type DiscardChoice } from '../../engine/discards.ts';
import type { Tile } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { callableCopies, waitsInReach, type WaitInReach } from '../../fan/waits-in-reach.ts';
import { withoutTiles } from '../../table/held-tiles.ts';
import { tilesInView, type DiscardQuestion, type DiscardTable } from './table.ts';

/** A discard with what it leaves. */
export interface RankedDiscard extends DiscardChoice {
  /** Where fan matter and the hand is ready without this tile: its waits with what they are worth. */
  readonly waits: readonly WaitInReach[];
  /** Copies of waits on which one may win whoever brings them. */
  readonly callable: number;
}

/**
 * „Was wirfst du ab?“ (打哪一隻). The right answers are the discards that keep the hand nearest to ready and, among those,
 * leave most copies of tiles that bring it closer (`tiles`), or most copies of waits that are worth the table's minimum
 * whoever brings them (`callable`; where no discard leaves any, copies of waits count). Equal ones are equally right.
 */
export interface DiscardPuzzle {
  readonly table: DiscardTable;
  readonly ask: DiscardQuestion;
  /** 起糊: the fan a win needs at this table. */
  readonly minimum: number;
  /** Every kind held, the best first. */
  readonly ranking: readonly RankedDiscard[];
  /** In canonical order; at least one. */
  readonly best: readonly Tile[];
  /** The discards that would be right if any complete hand could be called. */
  readonly widest: readonly Tile[];
}

export const discardPuzzleOf = (table: DiscardTable, ask: DiscardQuestion, rules: RuleSet): DiscardPuzzle =>
  puzzleOf(table, ask, rules, rankDiscards(table.hand, tilesInView(table), waitOptionsOf(rules)));

/** The same with a ranking of only those discards that keep the hand nearest to ready, for a quick look. */
export const nearestPuzzleOf = (table: DiscardTable, ask: DiscardQuestion, rules: RuleSet): DiscardPuzzle =>
  puzzleOf(table, ask, rules, rankNearest(table.hand, tilesInView(table), waitOptionsOf(rules)));

function puzzleOf(
  table: DiscardTable,
  ask: DiscardQuestion,
  rules: RuleSet,
  choices: readonly DiscardChoice[],
): DiscardPuzzle {
  const ranked = choices.map((choice) => withFan(choice, table, ask, rules));
  const ranking = ask === 'tiles' ? ranked : ranked.toSorted(moreCallable);
  const [first] = ranking;
  const isBest = ({ distance, left, callable }: RankedDiscard): boolean =>
    distance === first?.distance && callable === first.callable && (callable > 0 || left === first.left);
  return {
    table,
    ask,
    minimum: rules.options.minFan,
    ranking,
    best: kinds(ranking.filter(isBest)),
    widest: kinds(bestChoices(choices)),
  };
}

const kinds = (choices: readonly DiscardChoice[]): readonly Tile[] =>
  choices.map(({ tile }) => tile).sort((one, other) => one - other);

const moreCallable = (one: RankedDiscard, other: RankedDiscard): number =>
  one.distance - other.distance || other.callable - one.callable;

function withFan(choice: DiscardChoice, table: DiscardTable, ask: DiscardQuestion, rules: RuleSet): RankedDiscard {
  if (ask === 'tiles' || choice.distance > 0) return { ...choice, waits: [], callable: 0 };
  const { hand, seat: seatWind, roundWind, bonus } = table;
  const kept = { tiles: withoutTiles(hand.tiles, [choice.tile]), melds: hand.melds };
  const unseen = unseenCopies(hand, tilesInView(table));
  const waits = waitsInReach(kept, { seatWind, roundWind, bonus }, rules, unseen);
  return { ...choice, waits, callable: callableCopies(waits) };
}

/** The discards that would be right for somebody who counts nothing but the own tiles. */
export function bestUnseeing({ table, ranking }: DiscardPuzzle): readonly Tile[] {
  const unseen = unseenCopies(table.hand, []);
  const counted = ranking
    .filter(({ distance }) => distance === ranking[0]?.distance)
    .map(({ tile, accepts }) => ({ tile, left: accepts.reduce((sum, each) => sum + (unseen[each.tile] ?? 0), 0) }));
  const most = Math.max(...counted.map(({ left }) => left));
  return counted.flatMap(({ tile, left }) => (left === most ? [tile] : [])).sort((one, other) => one - other);
}
