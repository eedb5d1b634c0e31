import { formatHand, parseHand } from '../../../src/engine/notation.ts';
import { isWind } from '../../../src/engine/tile.ts';
import { allTiles, type Hand } from '../../../src/engine/hand.ts';
import type { ScoreLevel } from '../../../src/puzzles/score/levels.ts';
import type { ScorePuzzle, WonHand } from '../../../src/puzzles/score/puzzle.ts';
import { plainCounts, plainReadings } from '../../support/plain-solver.ts';
import { REFERENCE_RULES_IDS, referenceRules, type ReferenceRules } from '../../support/reference-rules.ts';
import { readWin, scoresOf, type ReferenceScore } from '../../support/reference-scorer.ts';

const RULES: Readonly<Record<string, ReferenceRules>> = Object.fromEntries(
  REFERENCE_RULES_IDS.map((id) => [id, referenceRules(id, {})]),
);

/** What the second method makes of a won hand: every reading's score, the dearest first. */
export function referenceScores({ hand, circumstances }: WonHand, rules: string): readonly ReferenceScore[] {
  const { by, seatWind, roundWind, bonus, flags } = circumstances;
  const request = { hand: formatHand(hand), by, seat: seatWind, round: roundWind, bonus: bonus.join(' '), flags };
  const table = RULES[rules];
  if (table === undefined) throw new Error(`no reference rules ${rules}`);
  return [...scoresOf(readWin(request), table)].sort(
    (a, b) => b.points - a.points || (b.rawFan ?? 0) - (a.rawFan ?? 0),
  );
}

/** What is wrong with a puzzle, found without the engine's scorer; empty when nothing is. */
export function faultsOf(puzzle: ScorePuzzle, level: ScoreLevel, rules: string): readonly string[] {
  const { hand, score } = puzzle;
  const [best] = referenceScores(puzzle, rules);
  const told = `${score.fan ?? '-'} ${score.points} ${score.result}`;
  const expected = best === undefined ? 'no win' : `${best.fan ?? '-'} ${best.points} ${best.result}`;
  return [
    ...(parseHand(formatHand(hand)).ok ? [] : ['not a legal hand']),
    ...(told === expected ? [] : [`${told} instead of ${expected}`]),
    ...circumstanceFaults(puzzle),
    ...(rules !== 'hk33' || isOfItsLevel(puzzle, level) ? [] : ['wrong level']),
  ];
}

/** What cannot be at a table, in the words of the game. */
function circumstanceFaults({ hand, circumstances, discarder }: WonHand): readonly string[] {
  const { by, seatWind, bonus, flags } = circumstances;
  const kongs = hand.melds.filter(({ kind }) => kind === 'kong').length;
  const claimed = hand.melds.filter(({ concealed }) => !concealed).length;
  const copies = allTiles(hand).filter((tile) => tile === hand.winningTile).length;
  const faults: readonly (readonly [boolean, string])[] = [
    [(by === 'self-draw') !== (discarder === undefined), 'a self-draw with a discarder, or a claim without'],
    [discarder === seatWind, 'the winner throws the tile'],
    [by === 'rob-kong' && copies > 1, 'the robbed tile is there five times'],
    [by === 'rob-kong' && flags.includes('last-tile'), 'a kong on the last tile'],
    [flags.includes('kong-replacement') && (kongs === 0 || by !== 'self-draw'), 'a replacement without a kong'],
    [flags.includes('heavenly') && (seatWind !== 'E' || by !== 'self-draw' || claimed > 0), 'heavenly without East'],
    [
      flags.includes('earthly') && (seatWind === 'E' || discarder !== 'E' || claimed > 0),
      'earthly without East’s tile',
    ],
    [by === 'self-draw' && claimed > 3, 'somebody is liable for the fourth set'],
    [new Set(bonus).size !== bonus.length, 'a bonus tile twice'],
    [bonus.length > 6, 'seven flowers win at once'],
  ];
  return faults.filter(([wrong]) => wrong).map(([, fault]) => fault);
}

const readingsOf = ({ tiles, melds, winningTile }: Hand): number =>
  plainReadings(plainCounts([...tiles, ...(winningTile === undefined ? [] : [winningTile])]), 4 - melds.length).length;

/** The levels as they are promised, said once more in other words, by the second method. */
function isOfItsLevel(puzzle: ScorePuzzle, level: ScoreLevel): boolean {
  const { hand, circumstances } = puzzle;
  const [best] = referenceScores(puzzle, 'hk33');
  if (best === undefined) return false;
  const big = best.special.length > 0 || (best.rawFan ?? 99) >= 10;
  if (level === 5) return big;
  if (big) return false;
  const rows = best.items.length;
  if (level === 6) return rows > 0;
  if (level === 4)
    return readingsOf(hand) > 1 || best.items.some(({ id }) => /four-concealed|all-flowers|all-seasons/.test(id));
  if (level === 3)
    return (hand.melds.length > 1 || hand.melds.some(({ kind }) => kind === 'kong')) && rows >= 3 && rows <= 6;
  if (circumstances.flags.length > 0) return false;
  if (level === 2) return circumstances.bonus.length > 0 && allTiles(hand).some(isWind) && rows >= 2 && rows <= 4;
  return circumstances.bonus.length === 0 && hand.melds.length < 2 && rows >= 2 && rows <= 3;
}
