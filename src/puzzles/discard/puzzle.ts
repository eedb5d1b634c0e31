import { bestChoices, rankDiscards, unseenCopies, type DiscardChoice } from '../../engine/discards.ts';
import type { Tile } from '../../engine/tile.ts';
import type { WaitOptions } from '../../engine/waits.ts';
import type { WaitInReach } from '../../fan/waits-in-reach.ts';
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
  /** 起糊: the fan a win needs at this table; 0 where fan do not matter. */
  readonly minimum: number;
  /** Every kind held, the best first. */
  readonly ranking: readonly RankedDiscard[];
  /** In canonical order; at least one. */
  readonly best: readonly Tile[];
  /** The discards that would be right if any complete hand could be called. */
  readonly widest: readonly Tile[];
}

/** The waits a discard leaves, with what they are worth. */
export type Worth = Pick<RankedDiscard, 'waits' | 'callable'>;

const NO_WORTH: Worth = { waits: [], callable: 0 };

/** The puzzle where fan do not matter. */
export const tilesPuzzleOf = (table: DiscardTable, options: WaitOptions): DiscardPuzzle =>
  puzzleOf(table, 'tiles', rankDiscards(table.hand, tilesInView(table), options), 0, () => NO_WORTH);

/** The puzzle of discards that were ranked; `worthOf` says what one is worth that leaves the hand ready. */
export function puzzleOf(
  table: DiscardTable,
  ask: DiscardQuestion,
  choices: readonly DiscardChoice[],
  minimum: number,
  worthOf: (choice: DiscardChoice) => Worth,
): DiscardPuzzle {
  const counts = (choice: DiscardChoice): boolean => ask === 'callable' && choice.distance <= 0;
  const ranked = choices.map((choice) => ({ ...choice, ...(counts(choice) ? worthOf(choice) : NO_WORTH) }));
  const ranking = ask === 'tiles' ? ranked : ranked.toSorted(moreCallable);
  const [first] = ranking;
  const isBest = ({ distance, left, callable }: RankedDiscard): boolean =>
    distance === first?.distance && callable === first.callable && (callable > 0 || left === first.left);
  return {
    table,
    ask,
    minimum,
    ranking,
    best: kinds(ranking.filter(isBest)),
    widest: kinds(bestChoices(choices)),
  };
}

const kinds = (choices: readonly DiscardChoice[]): readonly Tile[] =>
  choices.map(({ tile }) => tile).sort((one, other) => one - other);

const moreCallable = (one: RankedDiscard, other: RankedDiscard): number =>
  one.distance - other.distance || other.callable - one.callable;

/** The discards that would be right for somebody who counts nothing but the own tiles. */
export function bestUnseeing({ table, ranking }: DiscardPuzzle): readonly Tile[] {
  const unseen = unseenCopies(table.hand, []);
  const counted = ranking
    .filter(({ distance }) => distance === ranking[0]?.distance)
    .map(({ tile, accepts }) => ({ tile, left: accepts.reduce((sum, each) => sum + (unseen[each.tile] ?? 0), 0) }));
  const most = Math.max(...counted.map(({ left }) => left));
  return counted.flatMap(({ tile, left }) => (left === most ? [tile] : [])).sort((one, other) => one - other);
}
