import { WINDS, type Wind } from '../../engine/tile.ts';
import { isOwnDraw } from '../../fan/settlement-request.ts';
import { shareOf } from './grade-points.ts';
import type { ScorePuzzle } from './puzzle.ts';
import { settlementOf } from './settlement.ts';

/**
 * A way to pay that is not this table's for this hand. After a discard: `full`: the thrower alone (全銃); `half`: the others pay
 * too (半銃); `alike`: all three pay one share, nobody double; `as-drawn`: as for a self-draw; `six`: the thrower pays for three.
 * After a self-draw: `one-share`: each pays one share; `as-discard`: one seat pays as if it had thrown the tile; `as-liable`: one
 * seat pays for all (包). `other-thrower`: the wrong seat pays as the thrower; `without-liability`: as if nobody were liable;
 * `robbed-as-discard`: a robbed kong paid like a discard; `dealer-doubles`: East pays double.
 */
export const PAYMENT_SCHEMES = [
  'without-liability',
  'full',
  'half',
  'alike',
  'as-drawn',
  'six',
  'robbed-as-discard',
  'one-share',
  'as-discard',
  'as-liable',
  'other-thrower',
  'dealer-doubles',
] as const;
export type PaymentScheme = (typeof PAYMENT_SCHEMES)[number];

/** How many shares each other seat pays. */
export type Shares = Readonly<Partial<Record<Wind, number>>>;

export interface SchemeShares {
  readonly scheme: PaymentScheme;
  readonly shares: Shares;
}

/** How many shares each seat but the winner's pays at this table; `undefined` where nobody pays. */
export function sharesOf(puzzle: ScorePuzzle): Shares | undefined {
  const { payments } = settlementOf(puzzle);
  const share = shareOf(puzzle);
  if (payments === undefined || share === 0) return undefined;
  return Object.fromEntries(losersOf(puzzle).map((seat) => [seat, -payments[seat] / share]));
}

/** Ways to pay the same hand that this table does not take, in the order in which they are thought of. */
export function otherSchemes(puzzle: ScorePuzzle): readonly SchemeShares[] {
  const right = sharesOf(puzzle);
  if (right === undefined) return [];
  const differs = ({ shares }: SchemeShares): boolean => losersOf(puzzle).some((seat) => shares[seat] !== right[seat]);
  return [...withoutLiability(puzzle), ...ordinary(puzzle), ...dealerDoubles(puzzle, right)].filter(differs);
}

export const losersOf = ({ circumstances }: ScorePuzzle): readonly Wind[] =>
  WINDS.filter((seat) => seat !== circumstances.seatWind);

function withoutLiability(puzzle: ScorePuzzle): readonly SchemeShares[] {
  if (puzzle.liable === undefined) return [];
  const shares = sharesOf({ ...puzzle, liable: undefined });
  return shares === undefined ? [] : [{ scheme: 'without-liability', shares }];
}

function ordinary(puzzle: ScorePuzzle): readonly SchemeShares[] {
  const { discarder, score } = puzzle;
  const losers = losersOf(puzzle);
  const each = (n: number): Shares => Object.fromEntries(losers.map((seat) => [seat, n]));
  const alone = (payer: Wind, n: number): Shares => ({ ...each(0), [payer]: n });
  const shared = (payer: Wind): Shares => ({ ...each(1), [payer]: 2 });
  const asThrower = (scheme: PaymentScheme, seats: readonly Wind[]): readonly SchemeShares[] =>
    seats.flatMap((seat) => [alone(seat, 4), shared(seat)]).map((shares) => ({ scheme, shares }));
  if (isOwnDraw(score) || discarder === undefined)
    return [
      { scheme: 'one-share', shares: each(1) },
      ...asThrower('as-discard', losers),
      ...losers.map((seat): SchemeShares => ({ scheme: 'as-liable', shares: alone(seat, 6) })),
    ];
  const { robbedKongAsSelfDraw } = puzzle.rules.options;
  const isRobbed = puzzle.circumstances.by === 'rob-kong' && robbedKongAsSelfDraw;
  return [
    ...(isRobbed
      ? asThrower('robbed-as-discard', [discarder])
      : ([
          { scheme: 'full', shares: alone(discarder, 4) },
          { scheme: 'half', shares: shared(discarder) },
        ] as const)),
    { scheme: 'alike', shares: each(1) },
    { scheme: 'as-drawn', shares: each(2) },
    { scheme: 'six', shares: alone(discarder, 6) },
    ...asThrower(
      'other-thrower',
      losers.filter((seat) => seat !== discarder),
    ),
  ];
}

/** East pays twice: told apart from other points only where others pay too. */
function dealerDoubles({ circumstances }: ScorePuzzle, right: Shares): readonly SchemeShares[] {
  const payers = Object.values(right).filter((n) => n > 0);
  const east = right.E ?? 0;
  if (circumstances.seatWind === 'E' || east === 0 || payers.length < 2) return [];
  return [{ scheme: 'dealer-doubles', shares: { ...right, E: 2 * east } }];
}
