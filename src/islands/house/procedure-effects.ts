import type { Wind } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { DICE_PLANS, firstStack, openWall } from '../../table/break.ts';
import { DEALT_TILES } from '../../table/deal.ts';
import { sumOf } from '../../table/dice.ts';
import type { Game } from '../../table/game.ts';
import { EMPTY_PLAYER, type PlayerState } from '../../table/player.ts';
import { continueReplacing, replaceFlowers, startReplacing } from '../../table/replacing.ts';
import { MATCH_START, nextHand } from '../../table/rounds.ts';
import { drawSeats, type Player } from '../../table/seating.ts';
import { bySeat } from '../../table/seats.ts';
import { liveTilesLeft, type Supply } from '../../table/supply.ts';
import { tileSet, type WallTile } from '../../table/tile-set.ts';
import { stacksPerWall } from '../../table/wall.ts';
import { chanceOf } from '../table/seat-chance.ts';
import type { Example } from './examples.ts';
import { bonusOf, handOf, tilesOf } from './notation.ts';

/** Where the wall opens: the dice as they are thrown, the stack the first tiles come from. */
export interface Opened {
  readonly rolls: readonly (readonly number[])[];
  readonly wall: Wind;
  readonly stack: number;
}

/** How four players come to their winds: who draws first, if anybody draws, and what was counted before. */
export interface Seated {
  readonly winds: Readonly<Record<Player, Wind>>;
  readonly first: Player | undefined;
  readonly counted: { readonly by: Player; readonly sum: number } | undefined;
}

/** Opens a wall with the dice of the example, as many as the house throws. */
export function openedBy({ dice, again }: Extract<Example, { kind: 'break' }>, { options }: RuleSet): Opened {
  const [first = 0, second = 0] = DICE_PLANS[options.dicePlan];
  const rolls = [dice.slice(0, first), ...(second > 0 ? [again.slice(0, second)] : [])];
  const opening = openWall(options.dicePlan, rolls, stacksPerWall(options.flowersInPlay));
  if (!opening.ok) throw new Error('the dice of the example fit every plan');
  return { rolls, ...firstStack(opening.value) };
}

const REPLACED = 4;

/** What is never drawn after four replacements, when the last live tile is gone. */
export function tilesLeft({ options }: RuleSet): number {
  const { flowersInPlay, deadWall } = options;
  const tiles = tileSet(flowersInPlay);
  const supply = { ...wallOf(tiles), drawn: DEALT_TILES, replaced: REPLACED, deadWall };
  return tiles.length - REPLACED - DEALT_TILES - liveTilesLeft(supply);
}

/** The number of the next hand of the first round. */
export function handAfter({ result }: Extract<Example, { kind: 'next-hand' }>, { options }: RuleSet): number {
  const next = nextHand(MATCH_START, result, options);
  return next.ok && next.value.kind === 'hand' ? next.value.position.hand : 0;
}

/** The hands of a match in which no dealer ever stays. */
export function fewestHands({ options }: RuleSet): number {
  let position = MATCH_START;
  for (let hands = 1; ; hands += 1) {
    const next = nextHand(position, { winners: ['S'] }, options);
    if (!next.ok || next.value.kind === 'end') return hands;
    position = next.value.position;
  }
}

/** Which seat takes a replacement, one after the other, until the first discard. */
export function replacementOrder(example: Extract<Example, { kind: 'flower-order' }>, rules: RuleSet): readonly Wind[] {
  const tail: readonly WallTile[] = [...tilesOf('1234m'), ...bonusOf(example.replacement), ...tilesOf('5m')];
  const players = { E: { heldBonus: bonusOf(example.east) }, S: { heldBonus: bonusOf(example.south) } };
  const order: Wind[] = [];
  let game = startReplacing(gameOf(rules, tail, players));
  while (game.phase.kind === 'replacing') {
    const { seat, kept } = game.phase;
    order.push(seat);
    game = continueReplacing(replaceFlowers(game, seat), seat, kept);
  }
  return order;
}

/** Whether South may declare a kong before the first discard: then it is asked to, though it has no flower. */
export function mayDeclareEarly(example: Extract<Example, { kind: 'early-kong' }>, rules: RuleSet): boolean {
  const { tiles } = handOf(example.hand);
  const { phase } = startReplacing(gameOf(rules, tilesOf('123456m'), { S: { tiles } }));
  return phase.kind === 'replacing' && phase.seat === 'S';
}

/** How the players of the source's example come to their winds. */
export function seated({ options }: RuleSet): Seated {
  const { steps, winds } = drawSeats(options.seatingMethod, exampleChance());
  const count = steps.find((step) => step.kind === 'count');
  return {
    winds,
    first: steps.find((step) => step.kind === 'draw')?.player,
    counted: count && { by: count.player, sum: sumOf(count.dice) },
  };
}

/** The four winds as they lie mixed in the source's example. */
export const rowOfWinds = (): readonly Wind[] => exampleChance().mixWinds();

const exampleChance = () => chanceOf({ seed: 'example' });

const wallOf = (tiles: readonly WallTile[]): Supply => ({
  opening: { breaker: 'E', skip: 0, stacksPerWall: stacksPerWall(true) },
  tiles,
  drawn: 0,
  replaced: 0,
  deadWall: 'none',
});

/** A hand that is about to begin: players hold what is given, and nothing else. */
const gameOf = (
  rules: RuleSet,
  wall: readonly WallTile[],
  held: Readonly<Partial<Record<Wind, Partial<PlayerState>>>>,
): Game => ({
  procedure: rules.options,
  roundWind: 'E',
  supply: wallOf(wall),
  players: bySeat((seat) => ({ ...EMPTY_PLAYER, ...held[seat] })),
  discards: [],
  phase: { kind: 'turn', seat: 'E' },
});
