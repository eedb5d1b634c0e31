import { parseHand } from '../../src/engine/notation.ts';
import type { BonusTile } from '../../src/engine/bonus-tile.ts';
import type { Hand } from '../../src/engine/hand.ts';
import type { Circumstances, WinFlag } from '../../src/fan/circumstances.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { scoreHand, type Score } from '../../src/fan/score.ts';
import { HOUSES, PRESETS, type ComparedRules } from './compared-rules.ts';
import { randomRequests } from './random-requests.ts';
import type { ReferenceRequest } from './reference-facts.ts';
import { readWin, scoresOf, type ReferenceScore, type ReferenceWin } from './reference-scorer.ts';

/** How many scores were compared over how many hands, and the first few that differ, in words. */
export interface Comparison {
  hands: number;
  scores: number;
  readonly differences: string[];
}

/** A random hand as either method reads it. */
interface Sample {
  readonly hand: Hand;
  readonly circumstances: Circumstances;
  readonly win: ReferenceWin;
}

interface Player {
  readonly rules: ComparedRules;
  readonly engine: RuleSet;
}

type Told = Pick<Score, 'result' | 'fan' | 'rawFan' | 'points' | 'items' | 'special'> | ReferenceScore;

const MOST_DIFFERENCES = 20;

function toPlayer(rules: ComparedRules): Player {
  const read = readRules(rules.rules, rules.options);
  if (!read.ok) throw new Error(`${rules.name}: ${read.error.code} ${read.error.token}`);
  return { rules, engine: read.value };
}

function toSample(request: ReferenceRequest): Sample {
  const hand = parseHand(request.hand);
  if (!hand.ok) throw new Error(`${request.hand}: ${hand.error.code}`);
  const win = readWin(request);
  const circumstances = {
    by: request.by,
    seatWind: request.seat,
    roundWind: request.round,
    bonus: request.bonus.split(' ').filter((tile) => tile !== '') as BonusTile[],
    flags: request.flags as WinFlag[],
  };
  return { hand: hand.value, circumstances, win };
}

const itemsText = (items: readonly { readonly id: string; readonly fan: number }[]): string =>
  items
    .map(({ id, fan }) => `${id}=${fan}`)
    .sort()
    .join(' ');

function textOf({ result, fan, rawFan, points, items, special }: Told, named: boolean): string {
  const decided = named ? ` | ${[...special].sort().join(' ')}` : '';
  return `${result} ${fan ?? 'uncounted'} (${rawFan ?? '-'}) = ${points}: ${itemsText(items)}${decided}`;
}

/** Which hands decided is told only where one decides alone: not where limit hands are summed, nor by bonus tiles. */
const namesSpecial = ({ items }: ReferenceScore, { options }: ComparedRules): boolean =>
  options.limitHandStacking !== 'sum' && !items.some(({ id }) => /^(seven|eight)-flowers$/.test(id));

/** What no source settles: whether called bonus tiles win by themselves when flowers do not count toward the minimum. */
const isOpen = ({ flags }: ReferenceRequest, { options }: ComparedRules): boolean =>
  options.flowersCountTowardMinimum === false && flags.some((flag) => flag.endsWith('-flowers'));

/** How the answer differs from all scores that may stand. A win worth nothing may be declared where it is a draw. */
function differenceIn(sample: Sample, { rules, engine }: Player): string | undefined {
  const scores = scoresOf(sample.win, rules.reference);
  const answer = scoreHand(sample.hand, sample.circumstances, engine);
  const expected = scores.map((score) => textOf(score, namesSpecial(score, rules)));
  if (!answer.ok) return scores.length === 0 && answer.error.code === 'not-complete' ? undefined : answer.error.code;
  const { value } = answer;
  const isRight = scores.some((score, index) => expected[index] === textOf(value, namesSpecial(score, rules)));
  if (isRight && value.legal === (value.result !== 'below-minimum')) return undefined;
  return `${textOf(value, true)}, legal ${String(value.legal)}; expected ${expected.join(' or ') || 'no win'}`;
}

/** Scores random hands by both methods: each under every preset and under one of the houses in turn. */
export function compareScorers(seed: number, hands: number): Comparison {
  const presets = PRESETS.map(toPlayer);
  const houses = HOUSES.map(toPlayer);
  const comparison: Comparison = { hands: 0, scores: 0, differences: [] };
  const requests = randomRequests(seed);
  for (; comparison.hands < hands; comparison.hands += 1) {
    const sample = toSample(requests.next().value);
    const house = houses[comparison.hands % houses.length];
    for (const player of [...presets, ...(house ? [house] : [])]) {
      if (isOpen(sample.win.request, player.rules)) continue;
      comparison.scores += 1;
      const difference = differenceIn(sample, player);
      if (difference === undefined || comparison.differences.length >= MOST_DIFFERENCES) continue;
      comparison.differences.push(`${player.rules.name} ${JSON.stringify(sample.win.request)}: ${difference}`);
    }
  }
  return comparison;
}
