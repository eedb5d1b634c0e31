import { BONUS_TILES } from '../../engine/bonus-tile.ts';
import { tilesOfMeld } from '../../engine/meld.ts';
import { parseBonus, parseHand, parseTiles } from '../../engine/notation.ts';
import { randomSource, shuffle } from '../../engine/random.ts';
import { WINDS } from '../../engine/tile.ts';
import type { Discard, Game } from '../../table/game.ts';
import { EMPTY_PLAYER, type PlayerState } from '../../table/player.ts';
import type { Procedure } from '../../table/procedure.ts';
import { bySeat, leftSeat, seatAfter } from '../../table/seats.ts';
import { DEAD_WALL_TILES } from '../../table/supply.ts';
import { isBonusTile, tileSet, type WallTile } from '../../table/tile-set.ts';
import { stacksPerWall } from '../../table/wall.ts';
import type { Scene } from './scene.ts';

/**
 * The scene as a state of the table engine. Every tile of the set is somewhere, once: in a hand, on the table, in the wall.
 *
 * @throws Error if a hand cannot be read or asks for more tiles than there are: scenes are checked before they are published.
 */
export function setUp(scene: Scene, rules: Procedure): Game {
  const procedure: Procedure = { ...rules, ...scene.options };
  const players = bySeat((seat) => playerOf(scene, seat));
  const rest = [...tileSet(procedure.flowersInPlay)];
  const use = (tiles: readonly WallTile[]): readonly WallTile[] => {
    for (const tile of tiles) {
      const at = rest.indexOf(tile);
      if (at < 0) throw new Error(`scene ${scene.id}: no ${tile} left`);
      rest.splice(at, 1);
    }
    return tiles;
  };
  for (const seat of WINDS) use(tilesHeld(players[seat]));
  const draws = use(wallTiles(scene.draws));
  const tail = use(wallTiles(scene.tail ?? ''));
  const kept = procedure.deadWall === 'none' ? 0 : DEAD_WALL_TILES;
  const others = shuffle(rest, randomSource(scene.id));
  const flowersLast = [...others.filter((tile) => !isBonusTile(tile)), ...others.filter(isBonusTile)];
  const order = scene.left === undefined ? flowersLast.toReversed() : flowersLast;
  const between = scene.left === undefined ? order.length - SEEN : scene.left + kept - draws.length - tail.length;
  const gone = order.slice(between);
  const wall = [...draws, ...order.slice(0, between), ...orderTail(tail)];
  const set = tileSet(procedure.flowersInPlay).length;
  return {
    procedure,
    roundWind: scene.round ?? 'E',
    supply: {
      opening: { breaker: 'N', skip: 8, stacksPerWall: stacksPerWall(procedure.flowersInPlay) },
      tiles: [...new Array<WallTile>(set - wall.length).fill(0 as WallTile), ...wall],
      drawn: set - wall.length,
      replaced: 0,
      deadWall: procedure.deadWall,
    },
    players: layFlowers(players, gone),
    discards: discardsOf(gone, scene),
    phase: { kind: 'draw', seat: scene.turn },
  };
}

/** Tiles that lie on the table when a scene begins in the middle of a hand. */
const SEEN = 16;

/** Flowers that are neither in the wall nor in the scene were drawn and laid out by the players long ago. */
const layFlowers = (players: Game['players'], gone: readonly WallTile[]): Game['players'] =>
  bySeat((seat) => ({
    ...players[seat],
    bonus: [...players[seat].bonus, ...gone.filter(isBonusTile).filter((_, at) => WINDS[at % 4] === seat)],
  }));

/** The others were discarded in turn, the last of them by the seat before the one that begins. */
function discardsOf(gone: readonly WallTile[], { turn }: Scene): readonly Discard[] {
  const tiles = gone.filter((tile) => !isBonusTile(tile));
  return tiles.map((tile, at) => ({ tile, by: seatAfter(leftSeat(turn), at + 1 - tiles.length) }));
}

function playerOf({ id, hands, bonus }: Scene, seat: (typeof WINDS)[number]): PlayerState {
  const hand = parseHand(hands[seat]);
  const laid = parseBonus(bonus?.[seat] ?? '');
  if (!hand.ok || !laid.ok) throw new Error(`scene ${id}: ${hands[seat]}`);
  const { tiles, melds } = hand.value;
  const from = leftSeat(seat);
  const claimed = melds.map((meld) => (meld.concealed ? meld : { ...meld, claimed: { tile: meld.tile, from } }));
  return { ...EMPTY_PLAYER, tiles, melds: claimed, bonus: laid.value };
}

const tilesHeld = ({ tiles, melds, bonus }: PlayerState): readonly WallTile[] => [
  ...tiles,
  ...melds.flatMap(tilesOfMeld),
  ...bonus,
];

/** Tiles in the order written, flowers among them. */
function wallTiles(text: string): readonly WallTile[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word): readonly WallTile[] => {
      const bonus = BONUS_TILES.find((tile) => tile === word);
      const tiles = parseTiles(word);
      if (!bonus && !tiles.ok) throw new Error(`no tiles: ${word}`);
      return bonus ? [bonus] : tiles.ok ? tiles.value : [];
    });
}

/** Replacements come from the end, of each stack the top first; an even number, so that no stack is half known. */
function orderTail(tail: readonly WallTile[]): readonly WallTile[] {
  if (tail.length % 2 === 1) throw new Error('a scene names whole stacks of replacements');
  const stacks = Array.from({ length: tail.length / 2 }, (_, at) => tail.slice(2 * at, 2 * at + 2));
  return stacks.reverse().flat();
}
