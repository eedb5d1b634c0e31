import type { BonusTile } from '../../engine/bonus-tile.ts';
import { randomSource } from '../../engine/random.ts';
import type { Wind } from '../../engine/tile.ts';
import { openWall, type DiceRolls } from '../../table/break.ts';
import { addressedTakings, dealTiles } from '../../table/deal.ts';
import type { Game } from '../../table/game.ts';
import type { Procedure } from '../../table/procedure.ts';
import { continueReplacing, replaceFlowers } from '../../table/replacing.ts';
import { bySeat, type BySeat } from '../../table/seats.ts';
import { dealHand } from '../../table/deal-hand.ts';
import { standingAddresses } from '../../table/supply.ts';
import { isBonusTile, type WallTile } from '../../table/tile-set.ts';
import { allAddresses, buildWall, drawOrder, stacksPerWall, type Opening, type TileAddress } from '../../table/wall.ts';

/** Which deal: the seed mixes the tiles, dice and plan open the wall. */
export interface DealRequest {
  readonly seed: string;
  readonly procedure: Procedure;
  readonly rolls: DiceRolls;
}

/** One thing to see while tiles are dealt, and how the table looks after it. */
export interface DealStep {
  readonly event:
    | { readonly kind: 'opened' | 'ready' }
    | { readonly kind: 'block'; readonly seat: Wind; readonly round: number }
    | { readonly kind: 'jump' | 'single'; readonly seat: Wind }
    | { readonly kind: 'flowers'; readonly seat: Wind; readonly laidOut: number; readonly again: number };
  /** The places the tiles of this step come from. */
  readonly taken: readonly TileAddress[];
  readonly standing: readonly TileAddress[];
  /** Tiles held, flowers among them until they are laid out. */
  readonly hands: BySeat<readonly WallTile[]>;
  readonly laidOut: BySeat<readonly BonusTile[]>;
}

export interface Deal {
  readonly opening: Opening;
  readonly steps: readonly DealStep[];
}

/** The whole deal: the open wall, sixteen takings, flowers as often as somebody holds one, ready. */
export function dealSteps({ seed, procedure, rolls }: DealRequest): Deal {
  const stacks = stacksPerWall(procedure.flowersInPlay);
  const opened = openWall(procedure.dicePlan, rolls, stacks);
  if (!opened.ok) throw new Error(`dice do not fit their plan: ${opened.error.code}`);
  const opening = opened.value;
  const wall = buildWall(procedure.flowersInPlay, randomSource(`deal ${seed}`));
  const tiles = drawOrder(wall, opening);
  const takings = takingSteps(opening, tiles);
  const game = dealHand({ ...procedure, kongDuringInitialReplacement: false }, 'E', tiles, opening);
  const flowers = flowerSteps(game);
  const last = flowers.at(-1) ?? takings.at(-1);
  const ready = last ? [{ ...last, event: { kind: 'ready' as const }, taken: [] }] : [];
  return { opening, steps: [...takings, ...flowers, ...ready] };
}

function takingSteps(opening: Opening, tiles: readonly WallTile[]): readonly DealStep[] {
  const takings = addressedTakings(opening);
  const all = allAddresses(opening.stacksPerWall);
  const laidOut = bySeat((): readonly BonusTile[] => []);
  const nothing = bySeat((): readonly WallTile[] => []);
  const start: DealStep = { event: { kind: 'opened' }, taken: [], standing: all, hands: nothing, laidOut };
  return takings.reduce<readonly DealStep[]>(
    (steps, { seat, round, positions, addresses }) => {
      const before = steps.at(-1) ?? start;
      const hand = positions.flatMap((position) => tiles[position] ?? []);
      const event =
        round < 4
          ? { kind: 'block' as const, seat, round }
          : { kind: seat === 'E' ? ('jump' as const) : ('single' as const), seat };
      const standing = before.standing.filter((place) => !addresses.some((other) => isSame(place, other)));
      const hands = { ...before.hands, [seat]: [...before.hands[seat], ...hand] };
      return [...steps, { event, taken: addresses, standing, hands, laidOut }];
    },
    [start],
  );
}

function flowerSteps(dealt: Game): readonly DealStep[] {
  const steps: DealStep[] = [];
  const dealtTiles = dealTiles(dealt.supply.tiles);
  const replacing = new Set<Wind>();
  for (let game = dealt; game.phase.kind === 'replacing';) {
    const { seat, kept } = game.phase;
    const laidOut = game.players[seat].heldBonus.length;
    const replaced = replaceFlowers(game, seat);
    const standing = standingAddresses(replaced.supply);
    const taken = standingAddresses(game.supply).filter((place) => !standing.some((other) => isSame(place, other)));
    replacing.add(seat);
    steps.push({
      event: { kind: 'flowers', seat, laidOut, again: replaced.players[seat].heldBonus.length },
      taken,
      standing,
      hands: bySeat((each) =>
        replacing.has(each) ? [...replaced.players[each].tiles, ...replaced.players[each].heldBonus] : dealtTiles[each],
      ),
      laidOut: bySeat((each) => replaced.players[each].bonus),
    });
    game = replaced.phase.kind === 'replacing' ? continueReplacing(replaced, seat, kept) : replaced;
  }
  return steps;
}

const isSame = (one: TileAddress, other: TileAddress): boolean =>
  one.wall === other.wall && one.stack === other.stack && one.layer === other.layer;

/** Tiles in the order they stand in a hand: by suit and rank, flowers last. */
export const sortedTiles = (tiles: readonly WallTile[]): readonly WallTile[] =>
  tiles.toSorted((one, other) =>
    isBonusTile(one) || isBonusTile(other) ? Number(isBonusTile(one)) - Number(isBonusTile(other)) : one - other,
  );
