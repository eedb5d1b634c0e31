import { formatHand, formatTiles } from '../../src/engine/notation.ts';
import { WINDS } from '../../src/engine/tile.ts';
import { generateClaimsTable } from '../../src/puzzles/claims/generate.ts';
import { CLAIMS_LEVELS } from '../../src/puzzles/claims/levels.ts';
import { generateRoundsTable, ROUNDS_LEVELS } from '../../src/puzzles/rounds/generate.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { generateScorePuzzle } from '../../src/puzzles/score/generate.ts';
import { SCORE_LEVELS } from '../../src/puzzles/score/levels.ts';
import { generateWaitsPuzzle } from '../../src/puzzles/waits/generate.ts';
import { WAITS_LEVELS } from '../../src/puzzles/waits/levels.ts';

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
export const SEEDED_KINDS: Readonly<Record<string, SeededKind>> = {
  waits: kind(WAITS_LEVELS, (seed, level) => formatHand(generateWaitsPuzzle({ seed, level }).hand)),
  score: kind(SCORE_LEVELS, (seed, level) => {
    const { hand, circumstances } = generateScorePuzzle({ seed, level, rules: presetRules('hk33') });
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
