import { allCopies, windTileOf, type Facts } from './reference-facts.ts';
import type { ReferenceOptions } from './reference-options.ts';

/** Which patterns stand in one split, each said in one sentence. Rules that leave the choice to the house ask its options. */
type Predicate = (facts: Facts, options: ReferenceOptions) => boolean;

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

const isValueTile = ({ request }: Facts, tile: number): boolean =>
  tile >= 31 || tile === windTileOf(request.seat) || tile === windTileOf(request.round);

const selfDrawn = ({ request }: Facts): boolean => request.by === 'self-draw';

const flagged = ({ request }: Facts, flag: string): boolean => request.flags.includes(flag);

const onlyPungsOfSuitWith = (
  { fourPungs, dragonPungs, onlySuit, windPungs, pair }: Facts,
  dragon: number,
  suit: number,
) =>
  fourPungs &&
  dragonPungs.length === 1 &&
  dragonPungs[0] === dragon &&
  windPungs.length === 0 &&
  onlySuit === suit &&
  pair < 27;

function isNineGates({ hand, onlySuit, someHonor, kongs }: Facts, options: ReferenceOptions): boolean {
  if (onlySuit < 0 || someHonor || kongs.length > 0) return false;
  if (options.nineGatesConcealed && hand.table.length > 0) return false;
  const copies = allCopies(hand).slice(onlySuit * 9, onlySuit * 9 + 9);
  if (!GATES.every((least, rank) => (copies[rank] ?? 0) >= least)) return false;
  const before = copies.map((count, rank) => (onlySuit * 9 + rank === hand.last ? count - 1 : count));
  return options.nineGatesWait === 'anyShape' || GATES.every((wanted, rank) => before[rank] === wanted);
}

function isFourConcealed({ fourPungs, sets, request }: Facts, options: ReferenceOptions): boolean {
  if (!fourPungs || sets.some(({ claimed }) => claimed)) return false;
  if (!options.concealedKongCountsAsConcealedPung && sets.some(({ kind }) => kind === 'kong')) return false;
  if (request.by === 'self-draw' || options.fourConcealedWin === 'any') return true;
  return options.fourConcealedWin === 'selfDrawOrPairWait' && sets.every(({ completed }) => !completed);
}

function isConcealed({ hand, sevenPairs }: Facts, options: ReferenceOptions): boolean {
  if (options.concealedHandMode === 'off') return false;
  if (options.concealedHandMode === 'onlyWithoutFlowers' && options.flowersInPlay) return false;
  if (sevenPairs && !options.sevenPairsTakesConcealed) return false;
  return hand.table.every(({ claimed }) => !claimed && !options.concealedKongBreaksConcealed);
}

function isAllChows(facts: Facts, { allChowsPair }: ReferenceOptions): boolean {
  if (!facts.fourChows) return false;
  if (allChowsPair === 'suitedOnly') return facts.pair < 27;
  return allChowsPair === 'any' || !isValueTile(facts, facts.pair);
}

function isFourWindsOfTheGermanPage(facts: Facts, { fourWindsScope }: ReferenceOptions): boolean {
  const big = facts.windPungs.length === 4;
  const little = facts.windPungs.length === 3 && facts.pairOfWinds;
  if (fourWindsScope === 'bigOnly') return big;
  return big || (little && (fourWindsScope === 'anyFourthSet' || facts.fourPungs));
}

const allFour = (facts: Facts, letter: 'f' | 'g'): boolean =>
  [1, 2, 3, 4].every((number) => facts.bonus.includes(`${letter}${number}`));

const own = (facts: Facts, letter: 'f' | 'g'): boolean =>
  facts.bonus.includes(`${letter}${windTileOf(facts.request.seat) - 26}`);

const PREDICATES = {
  'all-chows': isAllChows,
  'all-pungs': ({ fourPungs }) => fourPungs,
  'four-concealed-pungs': isFourConcealed,
  'all-kongs': ({ kongs }) => kongs.length === 4,
  'seven-pairs': ({ sevenPairs }) => sevenPairs,
  'thirteen-orphans': ({ orphans }) => orphans,
  'nine-gates': isNineGates,
  'half-flush': ({ suits, someHonor }) => suits === 1 && someHonor,
  'full-flush': ({ suits, someHonor }) => suits === 1 && !someHonor,
  'all-honours': ({ ofSets, suits }) => ofSets && suits === 0,
  'half-flush-pungs': ({ fourPungs, suits, someHonor }) => fourPungs && suits === 1 && someHonor,
  'full-flush-pungs': ({ fourPungs, suits, someHonor }) => fourPungs && suits === 1 && !someHonor,
  'mixed-terminals': ({ ofSets, someTerminal, someHonor, someSimple }) =>
    ofSets && someTerminal && someHonor && !someSimple,
  'all-terminals': ({ ofSets, someHonor, someSimple }) => ofSets && !someHonor && !someSimple,
  'dragon-pung-red': ({ dragonPungs }) => dragonPungs.includes(31),
  'dragon-pung-green': ({ dragonPungs }) => dragonPungs.includes(32),
  'dragon-pung-white': ({ dragonPungs }) => dragonPungs.includes(33),
  'small-three-dragons': ({ dragonPungs, pairOfDragons }) => dragonPungs.length === 2 && pairOfDragons,
  'big-three-dragons': ({ dragonPungs }) => dragonPungs.length === 3,
  'seat-wind': ({ windPungs, request }) => windPungs.includes(windTileOf(request.seat)),
  'round-wind': ({ windPungs, request }) => windPungs.includes(windTileOf(request.round)),
  'small-four-winds': ({ windPungs, pairOfWinds }) => windPungs.length === 3 && pairOfWinds,
  'big-four-winds': ({ windPungs }) => windPungs.length === 4,
  'four-winds-de': isFourWindsOfTheGermanPage,
  'ruby-dragon': (facts) => onlyPungsOfSuitWith(facts, 31, 0),
  'jade-dragon': (facts) => onlyPungsOfSuitWith(facts, 32, 2),
  'pearl-dragon': (facts) => onlyPungsOfSuitWith(facts, 33, 1),
  'self-draw': selfDrawn,
  'concealed-hand': isConcealed,
  'robbing-kong': ({ request }) => request.by === 'rob-kong',
  'kong-replacement': (facts) =>
    selfDrawn(facts) && (flagged(facts, 'kong-replacement') || flagged(facts, 'double-kong-replacement')),
  'double-kong-replacement': (facts) => selfDrawn(facts) && flagged(facts, 'double-kong-replacement'),
  'last-tile-draw': (facts) => selfDrawn(facts) && flagged(facts, 'last-tile'),
  'last-discard': (facts) => facts.request.by === 'discard' && flagged(facts, 'last-tile'),
  'heavenly-hand': (facts) => flagged(facts, 'heavenly'),
  'earthly-hand': (facts) => flagged(facts, 'earthly'),
  'humanly-hand': (facts) => flagged(facts, 'human'),
  'seat-flower': (facts) => own(facts, 'f'),
  'seat-season': (facts) => own(facts, 'g'),
  'all-flowers': (facts) => allFour(facts, 'f'),
  'all-seasons': (facts) => allFour(facts, 'g'),
  'no-flowers': ({ bonus }) => bonus.length === 0,
  'all-claimed': ({ hand, request, pair }) =>
    hand.table.length === 4 &&
    hand.table.every(({ claimed }) => claimed) &&
    request.by === 'discard' &&
    pair === hand.last,
  'declared-ready': (facts) => flagged(facts, 'declared-ready'),
  'three-numbers': ({ numbers }) => numbers === 3,
  'four-claimed-pungs-one-suit': ({ hand: { table }, fourPungs }) =>
    table.length === 4 &&
    fourPungs &&
    table.every(({ claimed, first }) => claimed && first < 27) &&
    new Set(table.map(({ first }) => Math.floor(first / 9))).size === 1,
} satisfies Record<string, Predicate>;

export type PredicateId = keyof typeof PREDICATES;

export const stands = (id: PredicateId, facts: Facts, options: ReferenceOptions): boolean => {
  const predicate: Predicate = PREDICATES[id];
  return predicate(facts, options);
};
