import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { BEST_READING_LEVELS } from '../../src/puzzles/best-reading/levels.ts';
import { generateBestReadingPuzzle } from '../../src/puzzles/best-reading/generate.ts';
import { generateBuildHandPuzzle } from '../../src/puzzles/build-hand/generate.ts';
import { BUILD_HAND_LEVELS } from '../../src/puzzles/build-hand/levels.ts';
import { generateBuildWaitPuzzle } from '../../src/puzzles/build-wait/generate.ts';
import { BUILD_WAIT_LEVELS } from '../../src/puzzles/build-wait/levels.ts';
import { generateClaimsPuzzle } from '../../src/puzzles/claims/generate.ts';
import { CLAIMS_LEVELS } from '../../src/puzzles/claims/levels.ts';
import { generateDiscardPuzzle } from '../../src/puzzles/discard/generate.ts';
import { DISCARD_LEVELS } from '../../src/puzzles/discard/levels.ts';
import { PUZZLE_KINDS, type PuzzleKind } from '../../src/puzzles/kinds.ts';
import { generateRoundsPuzzle, ROUNDS_LEVELS } from '../../src/puzzles/rounds/generate.ts';
import { generateAnyScorePuzzle } from '../../src/puzzles/score/generate-any.ts';
import { SCORE_LEVELS } from '../../src/puzzles/score/levels.ts';
import { generateTileNamesPuzzle, TILE_NAMES_LEVELS } from '../../src/puzzles/tile-names/generate.ts';
import { generateWaitsAtTable } from '../../src/puzzles/waits/generate-at-table.ts';
import { generateWaitsPuzzle } from '../../src/puzzles/waits/generate.ts';
import { SHAPE_LEVELS, TABLE_LEVELS } from '../../src/puzzles/waits/levels.ts';
import { generateWallOfLevel, WALL_LEVELS } from '../../src/puzzles/wall/levels.ts';

/**
 * `node tests/bench/puzzles.ts [kind]`, part of `npm run bench`: the time of one core that a puzzle takes to make, for each kind and
 * level, over 300 seeds. A phone of the middle class is about four times slower than a quiet desk machine: of 50 ms there, about
 * 12 are left here. Relative figures: a busy machine shows more.
 */
const SEEDS = 300;
const GOAL = 12;

const rules = presetRules('hk33');

type Make = (seed: number) => unknown;

const of = <Level extends number>(
  levels: readonly Level[],
  make: (place: { readonly seed: number; readonly level: Level }) => unknown,
): readonly (readonly [Level, Make])[] => levels.map((level) => [level, (seed) => make({ seed, level })] as const);

const KINDS: Readonly<Record<PuzzleKind, readonly (readonly [number, Make])[]>> = {
  waits: [...of(SHAPE_LEVELS, generateWaitsPuzzle), ...of(TABLE_LEVELS, generateWaitsAtTable)],
  'build-wait': of(BUILD_WAIT_LEVELS, generateBuildWaitPuzzle),
  score: of(SCORE_LEVELS, (place) => generateAnyScorePuzzle({ ...place, rules })),
  'build-hand': of(BUILD_HAND_LEVELS, (place) => generateBuildHandPuzzle({ ...place, rules })),
  'best-reading': of(BEST_READING_LEVELS, (place) => generateBestReadingPuzzle({ ...place, rules })),
  claims: of(CLAIMS_LEVELS, generateClaimsPuzzle),
  wall: of(WALL_LEVELS, (place) => generateWallOfLevel({ ...place, stacksPerWall: 18 })),
  rounds: of(ROUNDS_LEVELS, generateRoundsPuzzle),
  discard: of(DISCARD_LEVELS, generateDiscardPuzzle),
  'tile-names': of(TILE_NAMES_LEVELS, generateTileNamesPuzzle),
};

const [, , only] = process.argv;
const named = PUZZLE_KINDS.filter((kind) => kind === only);
const asked = named.length === 0 ? PUZZLE_KINDS : named;
console.log(
  `\npuzzles over ${SEEDS} seeds: ms of one core, median, 95 of 100, most (* beyond ${GOAL} for more than 5 of 100)`,
);
for (const kind of asked) {
  for (const [level, make] of KINDS[kind]) {
    for (let seed = 1; seed <= 40; seed += 1) make(SEEDS + seed);
    const times = Array.from({ length: SEEDS }, (_, at) => timeOf(make, at + 1)).sort((a, b) => a - b);
    const [median, p95, most] = [0.5, 0.95, 1].map((part) => times[Math.ceil(part * SEEDS) - 1] ?? Number.NaN);
    const mark = (p95 ?? 0) > GOAL ? '*' : ' ';
    const shown = [median, p95, most].map((ms) => (ms ?? 0).toFixed(2).padStart(8)).join('');
    console.log(`  ${`${kind} ${level}`.padEnd(16)}${shown} ${mark}`);
  }
}

function timeOf(make: Make, seed: number): number {
  const start = process.cpuUsage();
  make(seed);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
