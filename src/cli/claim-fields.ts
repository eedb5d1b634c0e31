import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import { parseBonus, parseTiles } from '../engine/notation.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import type { Tile, Wind } from '../engine/tile.ts';
import type { Claimant, ClaimSituation, OfferedTile } from '../table/claims.ts';
import { passedAfter } from '../table/passed-tiles.ts';
import { NOTHING_PASSED } from '../table/passed-win.ts';
import type { Procedure } from '../table/procedure.ts';
import type { Appraise } from '../table/win.ts';
import { readReadyHand } from './hand-field.ts';
import { isFields, type Fields, type Refusal } from './refusal.ts';
import { isSeat, seatField } from './seat-field.ts';

/** What a `claims` request says about the tile, the hands and what was let pass. */
export function claimSituationFields(
  request: Fields,
  procedure: Procedure,
  appraise: Appraise,
): Result<ClaimSituation, Refusal> {
  const offered = offeredField(request);
  if (!offered.ok) return offered;
  const round = request['round'] === undefined ? ok<Wind>('E') : seatField(request, 'round');
  if (!round.ok) return round;
  const hands = bySeatField(request, 'hands', readHand);
  if (!hands.ok) return hands;
  const bonus = bySeatField(request, 'bonus', readBonus);
  if (!bonus.ok) return bonus;
  const passed = bySeatField(request, 'passed', readTileList);
  if (!passed.ok) return passed;
  if (hands.value.size === 0) return failure({ code: 'missing-field', token: 'hands' });
  const claimants = [...hands.value].map(([seat, hand]): readonly [Wind, Claimant] => {
    const claimant = { hand, bonus: bonus.value.get(seat) ?? [], passed: NOTHING_PASSED, circumstances: [] };
    const attempt = { ...claimant, by: 'discard' as const, seat, roundWind: round.value };
    const tiles = passed.value.get(seat) ?? [];
    return [seat, { ...claimant, passed: passedAfter(tiles, attempt, procedure, appraise) }];
  });
  return ok({
    offered: offered.value,
    roundWind: round.value,
    claimants: Object.fromEntries(claimants),
    replacementLeft: true,
    procedure,
  });
}

function offeredField(request: Fields): Result<OfferedTile, Refusal> {
  const from = seatField(request, 'from');
  if (!from.ok) return from;
  const { discard, kind = 'discard' } = request;
  if (discard === undefined) return failure({ code: 'missing-field', token: 'discard' });
  const tile = readTileList(discard);
  if (!tile.ok) return tile;
  const [only] = tile.value;
  if (only === undefined || tile.value.length > 1) return failure({ code: 'wrong-field', token: 'discard' });
  const source = (['discard', 'added-kong', 'concealed-kong'] as const).find((known) => known === kind);
  return source ? ok({ tile: only, from: from.value, source }) : failure({ code: 'wrong-field', token: 'kind' });
}

/** A field with a value for some of the four seats; one that is missing has none. */
function bySeatField<T>(
  request: Fields,
  name: string,
  read: (value: unknown) => Result<T, Refusal>,
): Result<ReadonlyMap<Wind, T>, Refusal> {
  const field = request[name] ?? {};
  if (!isFields(field)) return failure({ code: 'wrong-field', token: name });
  const values = new Map<Wind, T>();
  for (const [seat, value] of Object.entries(field)) {
    if (!isSeat(seat)) return failure({ code: 'wrong-field', token: name });
    const result = read(value);
    if (!result.ok) return result.error.code === 'wrong-field' ? failure({ ...result.error, token: name }) : result;
    values.set(seat, result.value);
  }
  return ok(values);
}

const readHand = (text: unknown): Result<Hand, Refusal> =>
  typeof text === 'string' ? readReadyHand(text) : failure({ code: 'wrong-field' });

const readBonus = (text: unknown): Result<readonly BonusTile[], Refusal> =>
  typeof text === 'string' ? parseBonus(text) : failure({ code: 'wrong-field' });

/** Tiles as one text or as a list of texts. */
function readTileList(value: unknown): Result<readonly Tile[], Refusal> {
  const text: unknown = Array.isArray(value) ? value.join(' ') : value;
  return typeof text === 'string' ? parseTiles(text) : failure({ code: 'wrong-field' });
}
