import { countTiles, type Hand } from '../../engine/hand.ts';
import { tilesOfMeld, type Meld } from '../../engine/meld.ts';
import { formatHand, formatTiles } from '../../engine/notation.ts';
import { pick, pickSome, type Random } from '../../engine/random.ts';
import { COPIES_PER_TILE, suitOf, type Tile } from '../../engine/tile.ts';
import { findWaits, type WaitOptions } from '../../engine/waits.ts';
import { hasItsTurn, seededSource } from '../seed.ts';
import { drawCandidate } from '../waits/candidate.ts';
import { PLAIN_WAIT_OPTIONS } from '../waits/puzzle.ts';
import { isOfLevel, MEASURES, type BuildWaitLevel } from './levels.ts';
import { buildWaitPuzzleOf, givenOf, type BuildWaitPuzzle } from './puzzle.ts';

export interface BuildWaitRequest {
  readonly seed: number;
  readonly level: BuildWaitLevel;
  readonly options?: WaitOptions;
}

/**
 * The puzzle of a seed. The hand waits for the same tiles whether seven pairs are played or not, so that every table that
 * comes with the project has the same puzzle.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateBuildWaitPuzzle({
  seed,
  level,
  options = PLAIN_WAIT_OPTIONS,
}: BuildWaitRequest): BuildWaitPuzzle {
  const random = seededSource('build-wait', level, seed);
  for (;;) {
    const hand = level === 5 ? drawPart(random) : drawCandidate(pick(RECIPES[level], random), random);
    if (hand === undefined || hand.tiles.length < MEASURES[level].missing || !isReadyFor(hand, level)) continue;
    const gaps = drawGaps(hand, MEASURES[level].missing, random);
    if (!hasItsTurn(nameOf(hand, gaps), seed)) continue;
    const puzzle = buildWaitPuzzleOf(hand, gaps, PLAIN_WAIT_OPTIONS);
    if (puzzle === undefined || !isOfLevel(level, puzzle)) continue;
    return buildWaitPuzzleOf(hand, gaps, options) ?? puzzle;
  }
}

/** How hands are thrown together, as for the waits puzzle of such a level. */
const RECIPES = { 1: [1, 2], 2: [2, 3], 3: [3], 4: [4] } as const;

const WITH_PAIRS: WaitOptions = { ...PLAIN_WAIT_OPTIONS, sevenPairs: true, quadsArePairs: true };

/** Looked at first, being cheap: the number of waits, the same with seven pairs and without. */
function isReadyFor(hand: Hand, level: BuildWaitLevel): boolean {
  const [least, most] = MEASURES[level].waits;
  const waits = findWaits(hand, PLAIN_WAIT_OPTIONS);
  return waits.length >= least && waits.length <= most && findWaits(hand, WITH_PAIRS).join() === waits.join();
}

/** Tiles to be left out: as far as possible those of the suits that the hand waits in. */
function drawGaps(hand: Hand, count: number, random: Random): readonly Tile[] {
  const suits = findWaits(hand, PLAIN_WAIT_OPTIONS).map(suitOf);
  const near = hand.tiles.filter((tile) => suits.includes(suitOf(tile)));
  const far = hand.tiles.filter((tile) => !suits.includes(suitOf(tile)));
  const drawn = pickSome(near, count, random);
  return [...drawn, ...pickSome(far, count - drawn.length, random)];
}

/** Seven tiles of one suit that wait, and two finished sets elsewhere. */
function drawPart(random: Random): Hand | undefined {
  const suit = pick([0, 9, 18], random);
  const inSuit = (): Meld => drawSet(suit, random);
  const elsewhere = (): Meld => drawSet(pick([(suit + 9) % 27, (suit + 18) % 27, 27], random), random);
  const pair = (suit + Math.floor(random() * 9)) as Tile;
  const part = [...[inSuit(), inSuit()].flatMap(tilesOfMeld), pair, pair];
  part.splice(Math.floor(random() * part.length), 1);
  const sets = [elsewhere(), elsewhere()];
  const laid = Math.floor(random() * 3);
  const melds = sets.slice(0, laid).map((meld) => ({ ...meld, concealed: false }));
  const tiles = [...part, ...sets.slice(laid).flatMap(tilesOfMeld)].sort((a, b) => a - b);
  const hand = { tiles, melds };
  return countTiles(hand).some((copies) => copies > COPIES_PER_TILE) ? undefined : hand;
}

/** A set of the suit that begins with this tile, or of honors. */
function drawSet(suit: number, random: Random): Meld {
  if (suit === 27) return { kind: 'pung', tile: (27 + Math.floor(random() * 7)) as Tile, concealed: true };
  const isPung = random() < 0.4;
  const tile = (suit + Math.floor(random() * (isPung ? 9 : 7))) as Tile;
  return { kind: isPung ? 'pung' : 'chow', tile, concealed: true };
}

/** What the reader sees of it: what is given, and the waits. */
const nameOf = (hand: Hand, gaps: readonly Tile[]): string =>
  `${formatHand(givenOf(hand, gaps))} ${formatTiles(findWaits(hand, PLAIN_WAIT_OPTIONS))} ${gaps.length}`;
