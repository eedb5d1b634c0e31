import { isDragon, isWind, suitOf, type Suit, type Wind } from '../../engine/tile.ts';
import { allTiles } from '../../engine/hand.ts';
import type { Meld } from '../../engine/meld.ts';
import type { Options } from '../../fan/rule-sets/options.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { LIABILITIES, type Liability } from '../../fan/liabilities.ts';
import type { Liable } from '../../fan/settlement-request.ts';
import type { calculator } from '../../i18n/de/calculator.ts';
import { otherSeats, type Draft } from './draft.ts';

/** Why nobody can be liable (包) by a rule. */
export type LiabilityFault = keyof typeof calculator.how.liableOnly;

/** What a rule asks for, and what is said where that is missing. */
interface Need {
  readonly fault: LiabilityFault;
  readonly isMet: (draft: Draft, options: Options) => boolean;
}

/** The liabilities that a house plays; a robbed kong pays of itself. */
export const playedLiabilities = ({ options }: RuleSet): readonly Liability[] =>
  LIABILITIES.filter((rule) => {
    const answer = options[rule];
    return rule !== 'robbedKongAsSelfDraw' && answer !== false && answer !== 'off';
  });

/** The liability that holds for these rules: one the house does not play is left out. */
export const liableUnder = (liable: Liable | undefined, rules: RuleSet): Liable | undefined =>
  liable !== undefined && playedLiabilities(rules).includes(liable.rule) ? liable : undefined;

/** Why the hand and the way it was won rule a liability out; `undefined` where somebody can be liable. */
export const liabilityFaultOf = (rule: Liability, draft: Draft, { options }: RuleSet): LiabilityFault | undefined =>
  NEEDS[rule]?.find(({ isMet }) => !isMet(draft, options))?.fault;

/** Who can be liable by a rule: whoever fed a set, or nobody but the one who threw the winning tile. */
export const seatsLiable = (rule: Liability, { seat, discarder }: Draft): readonly Wind[] =>
  NEEDS[rule]?.includes(DISCARD) === true ? [discarder] : otherSeats(seat);

/** The draft without a liability that cannot be. */
export function withoutImpossibleLiability(draft: Draft, rules: RuleSet): Draft {
  const { liable } = draft;
  if (liable === undefined) return draft;
  const canBe =
    liabilityFaultOf(liable.rule, draft, rules) === undefined && seatsLiable(liable.rule, draft).includes(liable.seat);
  return canBe ? draft : { ...draft, liable: undefined };
}

const exposedSets = ({ hand }: Draft): readonly Meld[] => hand.melds.filter(({ concealed }) => !concealed);

/** Whoever fed a set pays for what the winner draws; for a discard only where they share that. */
const OWN_DRAW: Need = {
  fault: 'own-draw',
  isMet: ({ by }, { liabilityHalfShared }) => by === 'self-draw' || liabilityHalfShared === 'on',
};
const DISCARD: Need = { fault: 'discard', isMet: ({ by }) => by === 'discard' };

/** So many sets of a kind lie on the table, one of them fed by another. */
const sets = (fault: LiabilityFault, count: number, isMeant: (meld: Meld) => boolean): Need => ({
  fault,
  isMet: (draft) => draft.hand.melds.filter(isMeant).length >= count && exposedSets(draft).some(isMeant),
});

const ONE_SUIT: Need = {
  fault: 'one-suit',
  isMet: ({ hand }, { liabilityTwelveTiles }) =>
    liabilityTwelveTiles !== 'fullFlushOnly' || new Set(allTiles(hand).map(suitOf)).size === 1,
};

const THREE_OF_SUIT: Need = {
  fault: 'three-of-suit',
  isMet: (draft) => {
    const { winningTile } = draft.hand;
    const suits = exposedSets(draft)
      .map(({ tile }) => suitOf(tile))
      .filter((suit) => suit !== undefined);
    const isFed = (suit: Suit): boolean => winningTile === undefined || suitOf(winningTile) === suit;
    return suits.some((suit) => isFed(suit) && suits.filter((other) => other === suit).length >= 3);
  },
};

const REPLACEMENT: Need = {
  fault: 'replacement',
  isMet: (draft) => draft.flags.includes('kong-replacement') && exposedSets(draft).some(({ kind }) => kind === 'kong'),
};

const NEEDS: Readonly<Partial<Record<Liability, readonly Need[]>>> = {
  liabilityTwelveTiles: [sets('four-sets', 4, () => true), ONE_SUIT, OWN_DRAW],
  liabilityNineTiles: [THREE_OF_SUIT, DISCARD],
  liabilityBigThreeDragons: [sets('dragons', 3, ({ tile }) => isDragon(tile)), OWN_DRAW],
  liabilityBigFourWinds: [sets('winds', 4, ({ tile }) => isWind(tile)), OWN_DRAW],
  liabilityAllKongs: [sets('kongs', 4, ({ kind }) => kind === 'kong'), OWN_DRAW],
  liabilityExposedKongReplacement: [REPLACEMENT],
  liabilityFifthTile: [DISCARD],
};
