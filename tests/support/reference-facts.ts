import { type ReferenceHand } from './reference-hand.ts';
import type { Split, SplitSet } from './reference-splits.ts';

/** A score request of the engine's door, as far as the second method reads it. */
export interface ReferenceRequest {
  readonly hand: string;
  readonly by: 'self-draw' | 'discard' | 'rob-kong';
  readonly seat: 'E' | 'S' | 'W' | 'N';
  readonly round: 'E' | 'S' | 'W' | 'N';
  readonly bonus: string;
  readonly flags: readonly string[];
}

/** What the rules ask about one split of a hand and the way it was won; every entry is a sentence of the rules. */
export interface Facts {
  readonly ofSets: boolean;
  readonly sevenPairs: boolean;
  readonly orphans: boolean;
  readonly fourChows: boolean;
  readonly fourPungs: boolean;
  readonly kongs: readonly SplitSet[];
  readonly pair: number;
  readonly sets: readonly SplitSet[];
  readonly suits: number;
  readonly onlySuit: number;
  readonly someHonor: boolean;
  readonly someTerminal: boolean;
  readonly someSimple: boolean;
  readonly dragonPungs: readonly number[];
  readonly windPungs: readonly number[];
  readonly pairOfDragons: boolean;
  readonly pairOfWinds: boolean;
  /** How many different numbers occur, all winds together being one and all dragons another. */
  readonly numbers: number;
  readonly request: ReferenceRequest;
  readonly hand: ReferenceHand;
  readonly bonus: readonly string[];
}

const SEATS = ['E', 'S', 'W', 'N'] as const;
export const windTileOf = (seat: (typeof SEATS)[number]): number => 27 + SEATS.indexOf(seat);

/** Copies of each kind in hand and sets together. */
export function allCopies({ held, table }: ReferenceHand): number[] {
  const copies = [...held];
  const add = (tile: number, count: number) => {
    copies[tile] = (copies[tile] ?? 0) + count;
  };
  for (const { kind, first } of table) {
    if (kind === 'chow')
      [first, first + 1, first + 2].forEach((tile) => {
        add(tile, 1);
      });
    else add(first, kind === 'kong' ? 4 : 3);
  }
  return copies;
}

export function factsOf(split: Split, hand: ReferenceHand, request: ReferenceRequest): Facts {
  const present = allCopies(hand).flatMap((count, tile) => (count > 0 ? [tile] : []));
  const suited = present.filter((tile) => tile < 27);
  const suits = new Set(suited.map((tile) => Math.floor(tile / 9)));
  const numbers = new Set(present.map((tile) => (tile < 27 ? tile % 9 : tile < 31 ? 'wind' : 'dragon')));
  const pungs = split.sets.filter(({ kind }) => kind !== 'chow').map(({ first }) => first);
  const ofSets = split.form === 'sets';
  return {
    ofSets,
    sevenPairs: split.form === 'pairs',
    orphans: split.form === 'orphans',
    fourChows: ofSets && pungs.length === 0,
    fourPungs: ofSets && pungs.length === 4,
    kongs: split.sets.filter(({ kind }) => kind === 'kong'),
    pair: split.pair,
    sets: split.sets,
    suits: suits.size,
    onlySuit: suits.size === 1 ? ([...suits][0] ?? -1) : -1,
    someHonor: present.some((tile) => tile >= 27),
    someTerminal: suited.some((tile) => tile % 9 === 0 || tile % 9 === 8),
    someSimple: suited.some((tile) => tile % 9 !== 0 && tile % 9 !== 8),
    dragonPungs: pungs.filter((tile) => tile >= 31),
    windPungs: pungs.filter((tile) => tile >= 27 && tile < 31),
    pairOfDragons: ofSets && split.pair >= 31,
    pairOfWinds: ofSets && split.pair >= 27 && split.pair < 31,
    numbers: numbers.size,
    request,
    hand,
    bonus: request.bonus.split(' ').filter((tile) => tile !== ''),
  };
}
