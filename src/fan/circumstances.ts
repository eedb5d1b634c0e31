import type { BonusTile } from '../engine/bonus-tile.ts';
import { allTiles, type Hand } from '../engine/hand.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import type { Wind } from '../engine/tile.ts';
import type { WinFlag, WinWay } from './win-ways.ts';

export { WIN_FLAGS, WIN_WAYS, type WinFlag, type WinWay } from './win-ways.ts';

/** How, where and with which bonus tiles a hand was won. */
export interface Circumstances {
  readonly by: WinWay;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly bonus: readonly BonusTile[];
  readonly flags: readonly WinFlag[];
}

/** Circumstances that cannot be together, each by its own name. */
export type CircumstanceCode =
  | 'bonus-tile-twice'
  | 'flowers-do-not-fit'
  | 'replacement-without-self-draw'
  | 'replacement-without-kong'
  | 'last-tile-with-robbed-kong'
  | 'robbed-tile-in-hand'
  | 'heavenly-not-dealer'
  | 'earthly-as-dealer'
  | 'human-as-dealer'
  | 'opening-win-way'
  | 'opening-win-after-claim'
  | 'opening-win-on-last-tile';

export interface CircumstanceError {
  readonly code: CircumstanceCode;
  /** The flag, tile or way of winning that cannot be. */
  readonly token: string;
}

/** What a house means by an earthly hand (地糊): the dealer's first discard, or the winner's own first draw. */
export type EarthlyDefinition = 'dealersFirstDiscard' | 'ownFirstDraw' | null;

interface Case {
  readonly code: CircumstanceCode;
  readonly impossible: (hand: Hand, circumstances: Circumstances, earthly: EarthlyDefinition) => boolean;
}

const has = ({ flags }: Circumstances, flag: WinFlag): boolean => flags.includes(flag);
const kongsOf = ({ melds }: Hand): number => melds.filter(({ kind }) => kind === 'kong').length;
const hasClaim = ({ melds }: Hand): boolean => melds.some(({ concealed }) => !concealed);

const CASES: readonly (Case & { readonly flags: readonly WinFlag[] })[] = [
  {
    flags: ['kong-replacement', 'double-kong-replacement'],
    code: 'replacement-without-self-draw',
    impossible: (_, { by }) => by !== 'self-draw',
  },
  { flags: ['kong-replacement'], code: 'replacement-without-kong', impossible: (hand) => kongsOf(hand) < 1 },
  { flags: ['double-kong-replacement'], code: 'replacement-without-kong', impossible: (hand) => kongsOf(hand) < 2 },
  { flags: ['last-tile'], code: 'last-tile-with-robbed-kong', impossible: (_, { by }) => by === 'rob-kong' },
  { flags: ['heavenly'], code: 'heavenly-not-dealer', impossible: (_, { seatWind }) => seatWind !== 'E' },
  { flags: ['earthly'], code: 'earthly-as-dealer', impossible: (_, { seatWind }) => seatWind === 'E' },
  { flags: ['human'], code: 'human-as-dealer', impossible: (_, { seatWind }) => seatWind === 'E' },
  { flags: ['heavenly'], code: 'opening-win-way', impossible: (_, { by }) => by !== 'self-draw' },
  { flags: ['human'], code: 'opening-win-way', impossible: (_, { by }) => by !== 'discard' },
  {
    flags: ['earthly'],
    code: 'opening-win-way',
    impossible: (_, { by }, earthly) =>
      by === 'rob-kong' || (earthly !== null && by !== (earthly === 'ownFirstDraw' ? 'self-draw' : 'discard')),
  },
  { flags: ['heavenly', 'earthly'], code: 'opening-win-after-claim', impossible: hasClaim },
  {
    flags: ['heavenly', 'earthly', 'human'],
    code: 'opening-win-on-last-tile',
    impossible: (_, circumstances) => has(circumstances, 'last-tile'),
  },
  { flags: ['seven-flowers'], code: 'flowers-do-not-fit', impossible: (_, { bonus }) => bonus.length !== 7 },
  { flags: ['eight-flowers'], code: 'flowers-do-not-fit', impossible: (_, { bonus }) => bonus.length !== 8 },
];

/** Whether a hand can have been won so. The robbed tile is another player's fourth copy, so the hand holds no other. */
export function checkCircumstances(
  hand: Hand,
  circumstances: Circumstances,
  earthly: EarthlyDefinition,
): Result<undefined, CircumstanceError> {
  const { bonus, by, flags } = circumstances;
  const twice = repeatedOf(bonus);
  if (twice !== undefined) return failure({ code: 'bonus-tile-twice', token: twice });
  if (by === 'rob-kong' && isRobbedTileHeld(hand)) return failure({ code: 'robbed-tile-in-hand', token: by });
  for (const flag of flags) {
    const found = CASES.find((entry) => entry.flags.includes(flag) && entry.impossible(hand, circumstances, earthly));
    if (found) return failure({ code: found.code, token: flag });
  }
  return FINE;
}

const FINE = ok(undefined);

/** The bonus tile that is there a second time. Eight tiles at most, so that two loops are quicker than any search. */
const repeatedOf = (bonus: readonly BonusTile[]): BonusTile | undefined =>
  bonus.find((tile, place) => {
    for (let other = 0; other < place; other += 1) if (bonus[other] === tile) return true;
    return false;
  });

const isRobbedTileHeld = ({ tiles, melds, winningTile }: Hand): boolean =>
  winningTile !== undefined && allTiles({ tiles, melds }).includes(winningTile);
