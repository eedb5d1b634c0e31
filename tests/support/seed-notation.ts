import { formatHand, formatTiles } from '../../src/engine/notation.ts';
import { WINDS } from '../../src/engine/tile.ts';
import { generateClaimsTable } from '../../src/puzzles/claims/generate.ts';
import { CLAIMS_LEVELS } from '../../src/puzzles/claims/levels.ts';
import { generateRoundsTable, ROUNDS_LEVELS } from '../../src/puzzles/rounds/generate.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { generateBestReadingPuzzle } from '../../src/puzzles/best-reading/generate.ts';
import { BEST_READING_LEVELS } from '../../src/puzzles/best-reading/levels.ts';
import { generateBuildHandPuzzle } from '../../src/puzzles/build-hand/generate.ts';
import { BUILD_HAND_LEVELS } from '../../src/puzzles/build-hand/levels.ts';
import { generateBuildWaitPuzzle } from '../../src/puzzles/build-wait/generate.ts';
import { BUILD_WAIT_LEVELS } from '../../src/puzzles/build-wait/levels.ts';
import { generateDiscardTable } from '../../src/puzzles/discard/generate.ts';
import { DISCARD_LEVELS } from '../../src/puzzles/discard/levels.ts';
import { generateTileNamesPuzzle, TILE_NAMES_LEVELS } from '../../src/puzzles/tile-names/generate.ts';
import { generateAnyScorePuzzle } from '../../src/puzzles/score/generate-any.ts';
import { SCORE_LEVELS } from '../../src/puzzles/score/levels.ts';
import { generateWallOfLevel, WALL_LEVELS } from '../../src/puzzles/wall/levels.ts';
import { generateWaitsPuzzle } from '../../src/puzzles/waits/generate.ts';
import { generateWaitsTable } from '../../src/puzzles/waits/generate-at-table.ts';
import { isTableLevel, WAITS_LEVELS } from '../../src/puzzles/waits/levels.ts';

/** A kind of puzzle as text: what a seed and a level give, complete enough that any change of the generator shows. */
interface SeededKind {
  readonly levels: readonly number[];
  readonly write: (seed: number, level: never) => string;
}

const kind = <Level extends number>(
  levels: readonly Level[],
  write: (seed: number, level: Level) => string,
): SeededKind => ({
  levels,
  write,
});

/** Every kind whose links are pinned. A new kind adds its line. */
const SEEDED_KINDS: Readonly<Record<string, SeededKind>> = {
  waits: kind(WAITS_LEVELS, (seed, level) =>
    isTableLevel(level)
      ? JSON.stringify(generateWaitsTable(seed, level))
      : formatHand(generateWaitsPuzzle({ seed, level }).hand),
  ),
  score: kind(SCORE_LEVELS, (seed, level) => {
    const { hand, circumstances } = generateAnyScorePuzzle({ seed, level, rules: presetRules('hk33') });
    const { by, seatWind, roundWind, bonus, flags } = circumstances;
    return [formatHand(hand), by, seatWind, roundWind, ...bonus, ...flags].join(' ');
  }),
  claims: kind(CLAIMS_LEVELS, (seed, level) => {
    const { offered, roundWind, hands } = generateClaimsTable(seed, level);
    const held = WINDS.flatMap((seat) => (hands[seat] ? [`${seat}: ${formatHand(hands[seat])}`] : []));
    return [`${offered.from} ${offered.source} ${formatTiles([offered.tile])}, round ${roundWind}`, ...held].join('; ');
  }),
  rounds: kind(ROUNDS_LEVELS, (seed, level) => {
    const { position, result, you } = generateRoundsTable(seed, level);
    const end = result === 'draw' ? 'draw' : `${result.winner} wins`;
    return `${position.round}${position.hand}+${position.repeats} ${end}, you ${you}`;
  }),
  'build-wait': kind(BUILD_WAIT_LEVELS, (seed, level) => {
    const { given, target } = generateBuildWaitPuzzle({ seed, level });
    return `${formatHand(given)} to wait for ${formatTiles(target)}`;
  }),
  'build-hand': kind(BUILD_HAND_LEVELS, (seed, level) => {
    const { held, melds, place, offered = [] } = generateBuildHandPuzzle({ seed, level, rules: presetRules('hk33') });
    const { seatWind, roundWind, bonus } = place;
    return [formatHand({ tiles: held, melds }), seatWind, roundWind, ...bonus, 'from', formatTiles(offered)].join(' ');
  }),
  'best-reading': kind(BEST_READING_LEVELS, (seed, level) => {
    const { hand, circumstances } = generateBestReadingPuzzle({ seed, level, rules: presetRules('hk33') });
    const { by, seatWind, roundWind, bonus } = circumstances;
    return [formatHand(hand), by, seatWind, roundWind, ...bonus].join(' ');
  }),
  discard: kind(DISCARD_LEVELS, (seed, level) => JSON.stringify(generateDiscardTable(seed, level))),
  wall: kind(WALL_LEVELS, (seed, level) => {
    const { plan, rolls } = generateWallOfLevel({ seed, level, stacksPerWall: 18 });
    return `${plan} ${rolls.map((roll) => roll.join('+')).join(' ')}`;
  }),
  'tile-names': kind(TILE_NAMES_LEVELS, (seed, level) => {
    const { ask, tile, choices } = generateTileNamesPuzzle({ seed, level });
    return `${ask} ${tile}: ${choices.join(' ')}`;
  }),
};

/** The puzzles of the first seeds of every level: `waits 1 1` → notation. */
export const seedNotations = (seeds: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SEEDED_KINDS).flatMap(([name, { levels, write }]) =>
      levels.flatMap((level) =>
        Array.from({ length: seeds }, (_, index) => [
          `${name} ${level} ${index + 1}`,
          write(index + 1, level as never),
        ]),
      ),
    ),
  );
