import type { Hand } from '../../engine/hand.ts';
import type { Tile } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { appraiseUnder } from '../../puzzles/appraise.ts';
import { findSeatClaims, type OfferedTile, type SetClaim } from '../../table/claims.ts';
import {
  NOTHING_PASSED,
  passPung,
  passWin,
  releasePassed,
  type Passed,
  type ReleaseMoment,
} from '../../table/passed-win.ts';
import { comparableFan } from '../../table/win.ts';
import type { Example } from './examples.ts';
import { handOf, tilesOf } from './notation.ts';

/** What may be asked for, tile by tile. */
export interface Allowed {
  readonly tile: Tile;
  readonly isAllowed: boolean;
}

/** Whether a tile that was let pass may be taken after something has happened. */
export interface Released {
  readonly moment: ReleaseMoment;
  readonly isAllowed: boolean;
}

type AskedFor = SetClaim['claim'] | 'win';

/** Which of the offered tiles South may take for the claim of the example. */
export function claimsAllowed(example: Extract<Example, { kind: 'claim' }>, rules: RuleSet): readonly Allowed[] {
  const hand = handOf(example.hand);
  const [gone] = example.passed === undefined ? [] : tilesOf(example.passed);
  const passed = gone === undefined ? NOTHING_PASSED : passedOf(hand, gone, example.claim, rules);
  return example.offered
    .flatMap(tilesOf)
    .map((tile) => ({ tile, isAllowed: mayTake({ ...example, hand, passed }, tile, rules) }));
}

/** Whether South may win on the last tile of the wall, drawn by East: only if it is thrown. */
export const maySeeLastTile = (example: Extract<Example, { kind: 'last-tile' }>, rules: RuleSet): boolean =>
  rules.options.lastTileMustBeDiscarded &&
  tilesOf(example.drawn).every((tile) => {
    const asking = { hand: handOf(example.hand), passed: NOTHING_PASSED, source: 'discard', claim: 'win' } as const;
    return mayTake(asking, tile, rules);
  });

const MOMENTS = ['own-draw', 'own-claim', 'turn-cycle'] as const;

/** Whether South may take the tile that passed after each moment that may end the block: for a win, else for a pung. */
export function releases(example: Extract<Example, { kind: 'release' }>, rules: RuleSet): readonly Released[] {
  const hand = handOf(example.hand);
  const claim = rules.options.passedWin === 'off' ? 'pung' : 'win';
  return tilesOf(example.passed).flatMap((tile) => {
    const blocked = passedOf(hand, tile, claim, rules);
    return MOMENTS.map((moment) => {
      const passed = releasePassed(blocked, moment, rules.options);
      return { moment, isAllowed: mayTake({ hand, passed, source: 'discard', claim }, tile, rules) };
    });
  });
}

interface Asking {
  readonly hand: Hand;
  readonly passed: Passed;
  readonly source: OfferedTile['source'];
  readonly claim: AskedFor;
  readonly isWallEmpty?: true;
}

/** Whether South may take a tile of East. */
function mayTake({ hand, passed, source, claim, isWallEmpty }: Asking, tile: Tile, rules: RuleSet): boolean {
  const { claims } = findSeatClaims(
    {
      offered: { tile, from: 'E', source },
      roundWind: 'E',
      claimants: { S: { hand, bonus: [], passed, circumstances: [] } },
      replacementLeft: isWallEmpty !== true,
      procedure: rules.options,
    },
    'S',
    appraiseUnder(rules),
  );
  return claims.some((each) => each.claim === claim);
}

/** What South may no longer take after letting a tile pass. */
function passedOf(hand: Hand, tile: Tile, claim: AskedFor, rules: RuleSet): Passed {
  if (claim === 'pung') return passPung(NOTHING_PASSED, tile, rules.options);
  const worth = appraiseUnder(rules)({
    hand: { ...hand, winningTile: tile },
    by: 'discard',
    seat: 'S',
    roundWind: 'E',
    bonus: [],
    circumstances: [],
  });
  const fan = worth === undefined ? 0 : comparableFan(worth);
  return passWin(NOTHING_PASSED, { tile, fan, waits: findWaits(hand, waitOptionsOf(rules)) }, rules.options);
}
