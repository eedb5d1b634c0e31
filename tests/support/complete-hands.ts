import { HONOR_CONFIGURATIONS, SUIT_CONFIGURATIONS, type SuitConfiguration } from './suit-configurations.ts';

/** A complete hand as its parts in characters, dots, bamboo and honours. */
export type HandVisitor<Part> = (m: Part, p: Part, s: Part, z: Part) => void;

const shelve = <Part>(parts: readonly Part[], shelfOf: (part: Part) => number, shelves: number): Part[][] =>
  Array.from({ length: shelves }, (_, shelf) => parts.filter((part) => shelfOf(part) === shelf));

/** Calls `visit` with every choice of four parts whose shelves pass `isWhole`. */
function visitProduct<Part>(
  suits: readonly (readonly Part[])[],
  honors: readonly (readonly Part[])[],
  isWhole: (shelves: readonly number[]) => boolean,
  visit: HandVisitor<Part>,
): void {
  suits.forEach((ms, m) => {
    suits.forEach((ps, p) => {
      suits.forEach((ss, s) => {
        honors.forEach((zs, z) => {
          if (!isWhole([m, p, s, z])) return;
          for (const one of ms)
            for (const two of ps) for (const three of ss) for (const four of zs) visit(one, two, three, four);
        });
      });
    });
  });
}

/** Shelf 0–4: so many sets; shelf 5–9: five less sets and the pair. */
const shelfOfPart = ({ sets, hasPair }: SuitConfiguration): number => sets + (hasPair ? 5 : 0);

const isFourSetsAndPair = (shelves: readonly number[]): boolean =>
  shelves.filter((shelf) => shelf >= 5).length === 1 && shelves.reduce((sum, shelf) => sum + (shelf % 5), 0) === 4;

/** Every multiset of tiles that is four sets and a pair, once. A suit's tile count tells whether it has the pair. */
export function visitStandardHands(visit: HandVisitor<SuitConfiguration>): void {
  const suits = shelve(SUIT_CONFIGURATIONS, shelfOfPart, 10);
  const honors = shelve(HONOR_CONFIGURATIONS, shelfOfPart, 10);
  visitProduct(suits, honors, isFourSetsAndPair, visit);
}

/** The pairs of one suit or of the honours: counts of 2 and 0. */
export interface PairsPart {
  readonly counts: readonly number[];
  readonly pairs: number;
  readonly weight: number;
  /** The same tiles as part of a hand of sets, if they can be one. */
  readonly asSets: SuitConfiguration | undefined;
}

function pairsParts(ranks: number, configurations: readonly SuitConfiguration[]): PairsPart[] {
  const byCounts = new Map(configurations.map((part) => [part.counts.join(''), part]));
  return Array.from({ length: 2 ** ranks }, (_, subset) => {
    const counts = Array.from({ length: ranks }, (_unused, rank) => ((subset >> rank) & 1) * 2);
    const pairs = counts.filter((count) => count > 0).length;
    return { counts, pairs, weight: 6 ** pairs, asSets: byCounts.get(counts.join('')) };
  });
}

/** Every hand of seven different pairs, once, those that are four sets and a pair as well among them. */
export function visitSevenPairs(visit: HandVisitor<PairsPart>): void {
  const suits = shelve(pairsParts(9, SUIT_CONFIGURATIONS), ({ pairs }) => pairs, 8);
  const honors = shelve(pairsParts(7, HONOR_CONFIGURATIONS), ({ pairs }) => pairs, 8);
  visitProduct(suits, honors, (shelves) => shelves.reduce((sum, shelf) => sum + shelf, 0) === 7, visit);
}

/** Whether seven pairs are four sets and a pair too. */
export function isStandardToo(...parts: readonly PairsPart[]): boolean {
  const asSets = parts.flatMap(({ asSets: part }) => (part ? [part] : []));
  return asSets.length === parts.length && isFourSetsAndPair(asSets.map(shelfOfPart));
}
