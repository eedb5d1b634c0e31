import { tilesOfMeld } from '../../../src/engine/meld.ts';
import { WINDS, type Tile, type Wind } from '../../../src/engine/tile.ts';
import type { RuleSet } from '../../../src/fan/rule-sets/rule-set.ts';
import { scoreHand } from '../../../src/fan/score.ts';
import { partnersOf, type Choice } from '../../../src/puzzles/claims/choices.ts';
import type { ClaimsPuzzle } from '../../../src/puzzles/claims/puzzle.ts';
import type { ClaimsTable } from '../../../src/puzzles/claims/table.ts';
import { plainWaits } from '../../support/plain-solver.ts';

/** The claims of a table worked out once more, from the sentences of the rules and with a plain solver for complete hands. */
export interface NaiveClaims {
  readonly choices: Readonly<Partial<Record<Wind, readonly string[]>>>;
  readonly takers: readonly Wind[];
  readonly skipped: readonly Wind[];
}

const ORDER = 'ESWNESW';

export function naiveClaims(table: ClaimsTable, rules: RuleSet): NaiveClaims {
  const { from, source } = table.offered;
  const start = ORDER.indexOf(from);
  const others = Array.from(ORDER.slice(start + 1, start + 4)) as Wind[];
  const choices = Object.fromEntries(
    others.map((seat) => [seat, naiveChoices(table, rules, seat, seat === others[0])]),
  );
  const winners = others.filter((seat) => choices[seat]?.includes('win'));
  const all = (table.house.multipleWinners ?? rules.options.multipleWinners) === 'all';
  if (winners.length > 0) return { choices, takers: all ? winners : winners.slice(0, 1), skipped: [] };
  const taker =
    others.find((seat) => choices[seat]?.some((choice) => choice === 'pung' || choice === 'kong')) ??
    others.find((seat) => (choices[seat] ?? []).length > 0);
  if (taker === undefined || source !== 'discard') return { choices, takers: [], skipped: [] };
  return { choices, takers: [taker], skipped: others.slice(0, others.indexOf(taker)) };
}

function naiveChoices(table: ClaimsTable, rules: RuleSet, seat: Wind, isRight: boolean): readonly string[] {
  const { tile, source } = table.offered;
  const hand = table.hands[seat];
  if (!hand) return [];
  const own = (wanted: Tile): number => hand.tiles.filter((each) => each === wanted).length;
  const sets: string[] = [];
  if (source === 'discard') {
    for (const choice of ['chow-low', 'chow-middle', 'chow-high'] as const satisfies readonly Choice[])
      if (
        isRight &&
        isRun([tile, ...partnersOf(choice, tile)]) &&
        partnersOf(choice, tile).every((each) => own(each) > 0)
      )
        sets.push(choice);
    if (own(tile) >= 2) sets.push('pung');
    if (own(tile) === 3) sets.push('kong');
  }
  return mayWin(table, rules, seat) ? [...sets, 'win'] : sets;
}

const isRun = (tiles: readonly Tile[]): boolean => {
  const sorted = [...tiles].sort((a, b) => a - b);
  const suits = new Set(sorted.map((tile) => Math.floor(tile / 9)));
  return sorted.every((tile) => tile >= 0 && tile < 27) && suits.size === 1;
};

function mayWin(table: ClaimsTable, rules: RuleSet, seat: Wind): boolean {
  const { tile, source } = table.offered;
  const { passed, house } = table;
  const fan = fanOf(table, rules, seat, tile);
  if (fan === undefined) return false;
  if (source === 'added-kong') return rules.options.robAddedKong;
  if (source === 'concealed-kong') return rules.options.robConcealedKong !== 'never' && isOrphans(table, seat);
  const kind = house.passedWin ?? rules.options.passedWin;
  if (passed?.seat !== seat || passed.drew.includes(seat) || kind === 'off') return true;
  const before = fanOf(table, rules, seat, passed.tile);
  if (before === undefined || (kind === 'sameTile' && passed.tile !== tile)) return true;
  return (house.passedWinHigherFanException ?? rules.options.passedWinHigherFanException) && fan > before;
}

const isOrphans = ({ hands }: ClaimsTable, seat: Wind): boolean =>
  new Set(hands[seat]?.tiles).size >= 12 &&
  (hands[seat]?.tiles ?? []).every((tile) => tile >= 27 || tile % 9 === 0 || tile % 9 === 8);

/** The fan of a win that may be declared, `undefined` if there is none. */
function fanOf({ hands, offered, roundWind }: ClaimsTable, rules: RuleSet, seat: Wind, tile: Tile): number | undefined {
  const hand = hands[seat];
  if (!hand) return undefined;
  const sevenPairs = rules.options.sevenPairsFan !== 'off';
  if (!plainWaits(hand, { sevenPairs, quadsArePairs: false, deadWaits: false }).includes(tile)) return undefined;
  const by = offered.source === 'discard' ? 'discard' : 'rob-kong';
  const score = scoreHand(
    { ...hand, winningTile: tile },
    { by, seatWind: seat, roundWind, bonus: [], flags: [] },
    rules,
  );
  if (!score.ok || !score.value.legal) return undefined;
  return score.value.fan ?? Number.POSITIVE_INFINITY;
}

/** What is wrong with a table as a picture of a real one: tiles that cannot be there, hands of the wrong size. */
export function faultsOfTable({ offered, hands, passed }: ClaimsTable): readonly string[] {
  const shown = [
    ...Array.from({ length: offered.source === 'discard' ? 1 : 4 }, () => offered.tile),
    ...(passed ? [passed.tile] : []),
    ...Object.values(hands).flatMap(({ tiles, melds }) => [...tiles, ...melds.flatMap(tilesOfMeld)]),
  ];
  const seats = WINDS.filter((seat) => seat !== offered.from);
  return [
    ...[...new Set(shown)]
      .filter((tile) => shown.filter((each) => each === tile).length > 4)
      .map((tile) => `five of ${tile}`),
    ...seats.filter((seat) => (hands[seat]?.tiles.length ?? 0) + 3 * (hands[seat]?.melds.length ?? 0) !== 13),
    ...(hands[offered.from] ? ['the seat that offers has a hand'] : []),
  ];
}

/** The answer of a puzzle in the form of `naiveClaims`. */
export const answerOf = ({ seats, takers, skipped }: ClaimsPuzzle) => ({
  choices: Object.fromEntries(seats.map(({ seat, choices }) => [seat, choices])),
  takers,
  skipped,
});
