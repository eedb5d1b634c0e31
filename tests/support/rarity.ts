import { isStandardToo, visitSevenPairs, visitStandardHands, type PairsPart } from './complete-hands.ts';
import type { SuitConfiguration } from './suit-configurations.ts';

/**
 * How many complete hands of fourteen held tiles show a pattern. `hands` counts multisets of tiles, `deals` the choices of
 * fourteen real tiles out of 136 that give them. A hand shows a pattern if one of its splits does.
 */
export interface Count {
  hands: number;
  deals: number;
}

/** The three kinds of complete hand. Seven pairs that are four sets and a pair too count as the latter. */
export type Form = 'standard' | 'seven-pairs' | 'thirteen-orphans';

export interface Rarity {
  /** All choices of fourteen tiles out of 136, complete or not; too large for a number. */
  readonly allDeals: string;
  readonly complete: Readonly<Record<Form, Count>>;
  readonly patterns: Readonly<Record<string, Readonly<Record<Form, Count>>>>;
}

/** What the patterns ask of one part of a hand, whatever kind of hand it is a part of. */
interface PartFacts {
  readonly part: SuitConfiguration | PairsPart;
  readonly isEmpty: boolean;
  readonly onlyTerminals: boolean;
  readonly ranks: number;
  readonly gates: boolean;
}

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];
const known = new WeakMap<SuitConfiguration | PairsPart, PartFacts>();

function factsOfPart(part: SuitConfiguration | PairsPart): PartFacts {
  const before = known.get(part);
  if (before) return before;
  const { counts } = part;
  const facts = {
    part,
    isEmpty: counts.every((count) => count === 0),
    onlyTerminals: counts.every((count, rank) => count === 0 || rank % 8 === 0),
    ranks: counts.reduce((mask, count, rank) => (count > 0 ? mask | (1 << rank) : mask), 0),
    gates: GATES.every((least, rank) => (counts[rank] ?? 0) >= least),
  };
  known.set(part, facts);
  return facts;
}

function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) size += 1;
  return size;
}

/** Different numbers in the hand, the winds together one of them and the dragons another. */
const numbersOf = (suits: readonly PartFacts[], honors: PartFacts): number =>
  sizeOf(suits.reduce((mask, { ranks }) => mask | ranks, 0)) +
  ((honors.ranks & 0b1111) > 0 ? 1 : 0) +
  ((honors.ranks & 0b1110000) > 0 ? 1 : 0);

/** Patterns that the tiles alone decide, in a hand of any kind. */
function tilePatterns(suits: readonly PartFacts[], honors: PartFacts): string[] {
  const found: string[] = [];
  const present = suits.filter(({ isEmpty }) => !isEmpty).length;
  if (present === 1) found.push(honors.isEmpty ? 'full-flush' : 'half-flush');
  if (numbersOf(suits, honors) === 3) found.push('three-numbers');
  return found;
}

const DRAGON_ROWS = ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'];

/** Patterns among the honours of a standard hand; the seat is East, which stands for any one wind. */
function honorPatterns(counts: readonly number[], allPungs: boolean): string[] {
  const winds = counts.slice(0, 4);
  const dragons = counts.slice(4);
  const pungs = (group: readonly number[]) => group.filter((count) => count === 3).length;
  const found = DRAGON_ROWS.filter((_, index) => dragons[index] === 3);
  if (winds[0] === 3) found.push('seat-wind', 'round-wind');
  if (pungs(dragons) === 3) found.push('big-three-dragons');
  if (pungs(dragons) === 2 && dragons.includes(2)) found.push('small-three-dragons');
  if (pungs(winds) === 4) found.push('big-four-winds');
  if (pungs(winds) === 3 && winds.includes(2)) found.push('small-four-winds');
  if (allPungs && !winds.includes(0)) found.push('four-winds-de');
  return found;
}

const GEMS = ['ruby-dragon', 'pearl-dragon', 'jade-dragon'];
const GEM_DRAGONS = [4, 6, 5];

/** Dragon of the suit's own color, everything else pungs of that suit with the pair among them. */
const gemPatterns = (suits: readonly PartFacts[], honors: readonly number[]): string[] =>
  GEMS.filter(
    (_, suit) =>
      suits.every(({ isEmpty }, index) => isEmpty === (index !== suit)) &&
      honors.every((count, index) => count === (index === GEM_DRAGONS[suit] ? 3 : 0)),
  );

function pungPatterns(suits: readonly PartFacts[], honors: PartFacts, tiles: readonly string[]): string[] {
  const found = ['all-pungs', 'four-concealed-pungs', ...gemPatterns(suits, honors.part.counts)];
  if (tiles.includes('half-flush')) found.push('half-flush-pungs');
  if (tiles.includes('full-flush')) found.push('full-flush-pungs');
  const hasSuit = suits.some(({ isEmpty }) => !isEmpty);
  if (!hasSuit) found.push('all-honours');
  else if (suits.every(({ onlyTerminals }) => onlyTerminals))
    found.push(honors.isEmpty ? 'all-terminals' : 'mixed-terminals');
  return found;
}

function standardPatterns(parts: readonly SuitConfiguration[]): string[] {
  const [m, p, s, honors] = parts.map(factsOfPart) as [PartFacts, PartFacts, PartFacts, PartFacts];
  const suits = [m, p, s];
  const tiles = tilePatterns(suits, honors);
  const allPungs = parts.every(({ canBePungs }) => canBePungs);
  const found = [...tiles, ...honorPatterns(honors.part.counts, allPungs)];
  if (parts.every(({ canBeChows }) => canBeChows)) found.push('all-chows');
  if (allPungs) found.push(...pungPatterns(suits, honors, tiles));
  if (tiles.includes('full-flush') && suits.some(({ gates }) => gates)) found.push('nine-gates');
  return found;
}

/** Nothing counted yet. */
export const noCounts = (): Record<Form, Count> => ({
  standard: { hands: 0, deals: 0 },
  'seven-pairs': { hands: 0, deals: 0 },
  'thirteen-orphans': { hands: 0, deals: 0 },
});

interface Tally {
  readonly complete: Record<Form, Count>;
  readonly patterns: Map<string, Record<Form, Count>>;
}

function add(tally: Tally, form: Form, deals: number, patterns: readonly string[]): void {
  tally.complete[form].hands += 1;
  tally.complete[form].deals += deals;
  for (const id of patterns) addPattern(tally, id, form, deals);
}

function addPattern({ patterns }: Tally, id: string, form: Form, deals: number): void {
  const counts = patterns.get(id) ?? noCounts();
  counts[form].hands += 1;
  counts[form].deals += deals;
  patterns.set(id, counts);
}

function countSevenPairs(tally: Tally): void {
  visitSevenPairs((m, p, s, z) => {
    const deals = m.weight * p.weight * s.weight * z.weight;
    if (isStandardToo(m, p, s, z)) {
      addPattern(tally, 'seven-pairs', 'standard', deals);
      return;
    }
    const suits = [m, p, s].map(factsOfPart);
    add(tally, 'seven-pairs', deals, ['seven-pairs', ...tilePatterns(suits, factsOfPart(z))]);
  });
}

/** Thirteen hands, each with one of thirteen tiles doubled. */
function countOrphans(tally: Tally): void {
  for (let doubled = 0; doubled < 13; doubled += 1) add(tally, 'thirteen-orphans', 6 * 4 ** 12, ['thirteen-orphans']);
}

function allDeals(): string {
  let ways = 1n;
  for (let taken = 0n; taken < 14n; taken += 1n) ways = (ways * (136n - taken)) / (taken + 1n);
  return String(ways);
}

/** Counts everything anew: about ten seconds. */
export function countRarity(): Rarity {
  const tally: Tally = { complete: noCounts(), patterns: new Map() };
  visitStandardHands((m, p, s, z) => {
    add(tally, 'standard', m.weight * p.weight * s.weight * z.weight, standardPatterns([m, p, s, z]));
  });
  countSevenPairs(tally);
  countOrphans(tally);
  const patterns = [...tally.patterns].sort(([a], [b]) => (a < b ? -1 : 1));
  return { allDeals: allDeals(), complete: tally.complete, patterns: Object.fromEntries(patterns) };
}
