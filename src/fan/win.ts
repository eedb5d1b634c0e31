import type { Hand } from '../engine/hand.ts';
import type { Meld } from '../engine/meld.ts';
import type { Reading } from '../engine/reading.ts';
import { isDragon, isHonor, isTerminal, isWind, TILES, type Tile } from '../engine/tile.ts';
import type { Circumstances } from './circumstances.ts';
import type { Ground } from './pattern.ts';

/** What the winning tile completes in a reading; `shape` in seven pairs and thirteen orphans. */
export type Completion = 'pair' | 'pung' | 'chow' | 'shape';

/** What the tiles of a hand are, however they are read. */
export interface TileFacts {
  /** How many of the three suits occur. */
  readonly suitCount: number;
  /** The suits that occur: 1 characters, 2 dots, 4 bamboo, added up. */
  readonly suits: number;
  readonly honors: boolean;
  readonly terminals: boolean;
  readonly simples: boolean;
}

/**
 * 食糊: one reading of a complete hand with how it was won, and the counts that patterns ask for. A pung that a claimed
 * tile completes is not concealed. `shape` is `none` for an instant win on flowers, which needs no complete hand.
 */
export interface Win extends TileFacts {
  readonly hand: Hand;
  readonly circumstances: Circumstances;
  readonly reading: Reading | undefined;
  readonly shape: Reading['kind'] | 'none';
  readonly completes: Completion;
  readonly melds: readonly Meld[];
  readonly pair: Tile | undefined;
  readonly chows: number;
  /** Pungs and kongs. */
  readonly pungs: number;
  readonly kongs: number;
  readonly concealedKongs: number;
  /** Pungs and kongs that no claimed tile completed. */
  readonly concealedPungs: number;
  readonly windPungs: number;
  readonly dragonPungs: number;
  /** Pungs and kongs of honours: bit 0 East … bit 6 white dragon. */
  readonly honorPungs: number;
  /** Which conditions hold, as the bits of `GROUND_BIT`. */
  readonly grounds: number;
}

/** Whether the win has a pung or kong of an honour. */
export const hasPungOf = ({ honorPungs }: Win, honor: Tile): boolean => (honorPungs & (1 << (honor - 27))) !== 0;

const HONOR = 8;
const TERMINAL = 16;
const SIMPLE = 32;
const KIND = TILES.map((tile) =>
  isHonor(tile) ? HONOR : (1 << Math.floor(tile / 9)) | (isTerminal(tile) ? TERMINAL : SIMPLE),
);
const SUIT_COUNT = [0, 1, 1, 2, 1, 2, 2, 3];

const NO_MELDS: readonly Meld[] = [];

/** What the tiles of a hand are. */
export function tileFactsOf({ tiles, melds, winningTile }: Hand): TileFacts {
  let kinds = winningTile === undefined ? 0 : (KIND[winningTile] ?? 0);
  for (const tile of tiles) kinds |= KIND[tile] ?? 0;
  for (const { kind, tile } of melds) {
    kinds |= KIND[tile] ?? 0;
    if (kind === 'chow') kinds |= (KIND[tile + 1] ?? 0) | (KIND[tile + 2] ?? 0);
  }
  const suits = kinds & 7;
  return {
    suitCount: SUIT_COUNT[suits] ?? 0,
    suits,
    honors: (kinds & HONOR) !== 0,
    terminals: (kinds & TERMINAL) !== 0,
    simples: (kinds & SIMPLE) !== 0,
  };
}

/**
 * What the winning tile completes in a reading. Where it could have completed a chow as well as the pair or a pung, the chow
 * is not named: which of them it was makes no difference to any pattern. Those that ask for it have four pungs or nothing
 * but the pair in hand, and a tile of which there are four is not in two of these.
 */
export function completionOf(reading: Reading, { melds, winningTile }: Hand): Completion {
  if (reading.kind !== 'standard' || winningTile === undefined) return 'shape';
  if (reading.pair === winningTile) return 'pair';
  for (let index = reading.melds.length - melds.length - 1; index >= 0; index -= 1) {
    const meld = reading.melds[index];
    if (meld?.kind === 'pung' && meld.tile === winningTile) return 'pung';
  }
  return 'chow';
}

/** The place of a condition among the bits of `grounds`. */
export const GROUND_BIT: Readonly<Record<Ground, number>> = {
  flag: 1,
  bonus: 2,
  'honor-pung': 4,
  'one-suit': 8,
  'four-pungs': 16,
  kong: 32,
  'four-melds-laid': 64,
  'special-shape': 128,
};

/** The win of one reading with the winning tile in one place; without a reading an instant win on flowers. */
export function winOf(
  hand: Hand,
  circumstances: Circumstances,
  reading: Reading | undefined,
  completes: Completion,
  facts: TileFacts,
): Win {
  const melds = reading?.kind === 'standard' ? reading.melds : NO_MELDS;
  let chows = 0;
  let kongs = 0;
  let concealedKongs = 0;
  let concealedPungs = completes === 'pung' && circumstances.by !== 'self-draw' ? -1 : 0;
  let windPungs = 0;
  let dragonPungs = 0;
  let honorPungs = 0;
  for (const { kind, tile, concealed } of melds) {
    if (kind === 'chow') {
      chows += 1;
      continue;
    }
    if (concealed) concealedPungs += 1;
    if (kind === 'kong') {
      kongs += 1;
      if (concealed) concealedKongs += 1;
    }
    if (isHonor(tile)) {
      honorPungs |= 1 << (tile - 27);
      if (isWind(tile)) windPungs += 1;
      if (isDragon(tile)) dragonPungs += 1;
    }
  }
  const pungs = melds.length - chows;
  const grounds =
    (circumstances.flags.length > 0 ? 1 : 0) |
    (circumstances.bonus.length > 0 ? 2 : 0) |
    (honorPungs !== 0 ? 4 : 0) |
    (facts.suitCount <= 1 ? 8 : 0) |
    (pungs === 4 ? 16 : 0) |
    (kongs > 0 ? 32 : 0) |
    (hand.melds.length === 4 ? 64 : 0) |
    (melds.length === 0 ? 128 : 0);
  return {
    hand,
    circumstances,
    reading,
    shape: reading?.kind ?? 'none',
    completes,
    melds,
    pair: reading === undefined || reading.kind === 'seven-pairs' ? undefined : reading.pair,
    chows,
    pungs,
    kongs,
    concealedKongs,
    concealedPungs,
    windPungs,
    dragonPungs,
    honorPungs,
    suitCount: facts.suitCount,
    suits: facts.suits,
    honors: facts.honors,
    terminals: facts.terminals,
    simples: facts.simples,
    grounds,
  };
}
