import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { parseHand, parseTiles } from '../../engine/notation.ts';
import type { Tile, Wind } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import { answersOf, withAnswer } from '../../fan/rule-sets/house-rules.ts';
import type { OptionName, OptionValue } from '../../fan/rule-sets/options.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand, type Score } from '../../fan/score.ts';
import { settleFalseWin, settleWins, type Settlement } from '../../fan/settle.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { appraiseUnder } from '../../puzzles/appraise.ts';
import { readWin } from '../../puzzles/score/exercise.ts';
import type { WonHand } from '../../puzzles/score/puzzle.ts';
import { DICE_PLANS, firstStack, openWall } from '../../table/break.ts';
import { findSeatClaims, type ClaimSituation } from '../../table/claims.ts';
import { comparableFan } from '../../table/win.ts';
import { NOTHING_PASSED, passPung, passWin, type Passed } from '../../table/passed-win.ts';
import { MATCH_START, nextHand } from '../../table/rounds.ts';
import { DEALT_TILES } from '../../table/deal.ts';
import { liveTilesLeft, type Supply } from '../../table/supply.ts';
import { tileSet } from '../../table/tile-set.ts';
import { stacksPerWall } from '../../table/wall.ts';
import { EXAMPLES, type Caption, type Example } from './examples.ts';

/** A hand to be drawn beside a question. */
export interface ShownHand {
  readonly hand: Hand;
  readonly bonus: readonly BonusTile[];
  readonly caption: Caption | undefined;
}

/** What an answer makes of an example; the page words it. */
export type Effect =
  | { readonly kind: 'impossible' }
  | { readonly kind: 'no-win' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'settlement'; readonly settlement: Settlement; readonly points: number }
  | { readonly kind: 'false-win'; readonly settlement: Settlement | undefined }
  | { readonly kind: 'claims'; readonly claims: readonly { readonly tile: Tile; readonly isAllowed: boolean }[] }
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | {
      readonly kind: 'break';
      readonly rolls: readonly (readonly number[])[];
      readonly wall: Wind;
      readonly stack: number;
    }
  | { readonly kind: 'left'; readonly tiles: number }
  | { readonly kind: 'next-hand'; readonly hand: number }
  | { readonly kind: 'match'; readonly hands: number };

/** What one answer changes: for an example with several hands one effect each. */
export interface AnswerEffect {
  readonly value: OptionValue;
  readonly effects: readonly Effect[];
}

/** The tiles drawn for a question, as it lies on the table now. */
export function shownHands(name: OptionName): readonly ShownHand[] {
  const example = EXAMPLES[name];
  switch (example?.kind) {
    case 'score':
    case 'payment':
      return example.wins.map((win) => {
        const { hand, circumstances } = readWin(win);
        return { hand, bonus: circumstances.bonus, caption: win.caption };
      });
    case 'claim':
    case 'ready':
    case 'kong':
      return [{ hand: handOf(example.hand), bonus: [], caption: example.kind === 'kong' ? undefined : 'held' }];
    default:
      return [];
  }
}

/** What every answer to a question makes of its example, the other answers of the house being as they are. */
export function effectsOf(name: OptionName, rules: RuleSet): readonly AnswerEffect[] {
  const example = EXAMPLES[name];
  if (example === undefined || example.kind === 'kong') return [];
  return answersOf(rules, name).map((value) => {
    const answered = withAnswer(rules, name, value);
    return { value, effects: answered.ok ? effectOf(example, answered.value) : [{ kind: 'impossible' }] };
  });
}

/** Hands are counted without the minimum, unless it is part of the question: it would hide what an answer changes. */
const withoutMinimum = (rules: RuleSet): RuleSet => ({
  ...rules,
  options: { ...rules.options, minFan: 0, zeroFanResult: 'pays' },
});

function effectOf(example: Exclude<Example, { kind: 'kong' }>, rules: RuleSet): readonly Effect[] {
  switch (example.kind) {
    case 'score':
      return example.wins.map((win) => scored(readWin(win), example.strict ? rules : withoutMinimum(rules)));
    case 'payment':
      return [settled(example, withoutMinimum(rules))];
    case 'false-win': {
      const settlement = settleFalseWin('S', rules);
      return [{ kind: 'false-win', settlement: settlement.ok ? settlement.value : undefined }];
    }
    case 'claim':
      return [claimed(example, rules)];
    case 'ready':
      return [{ kind: 'ready', isReady: findWaits(handOf(example.hand), waitOptionsOf(rules)).length > 0 }];
    case 'break':
      return [opened(example, rules)];
    case 'dead-wall':
      return [{ kind: 'left', tiles: tilesLeft(rules) }];
    case 'next-hand': {
      const next = nextHand(MATCH_START, example.result, rules.options);
      return next.ok && next.value.kind === 'hand' ? [{ kind: 'next-hand', hand: next.value.position.hand }] : [];
    }
    case 'match':
      return [{ kind: 'match', hands: fewestHands(rules) }];
  }
}

/** Where the circumstance is not what this house calls by its name, the hand counts without it. */
function scoreOf({ hand, circumstances }: WonHand, rules: RuleSet): Score | undefined {
  const score = scoreHand(hand, circumstances, rules);
  if (score.ok) return score.value;
  if (score.error.code !== 'opening-win-way') return undefined;
  const plain = scoreHand(hand, { ...circumstances, flags: [] }, rules);
  return plain.ok ? plain.value : undefined;
}

function scored(won: WonHand, rules: RuleSet): Effect {
  const score = scoreOf(won, rules);
  return score === undefined ? { kind: 'no-win' } : { kind: 'score', score };
}

function settled(example: Extract<Example, { kind: 'payment' }>, rules: RuleSet): Effect {
  const wins = example.wins.map(readWin);
  const scores = wins.flatMap((won) => scoreOf(won, rules) ?? []);
  const settlement = settleWins({ scores, discarder: wins[0]?.discarder, liable: example.liable }, rules);
  if (!settlement.ok) return { kind: 'no-win' };
  return { kind: 'settlement', settlement: settlement.value, points: scores[0]?.points ?? 0 };
}

function claimed(example: Extract<Example, { kind: 'claim' }>, rules: RuleSet): Effect {
  const appraise = appraiseUnder(withoutMinimum(rules));
  const hand = handOf(example.hand);
  const passed = passedOf(example, hand, rules);
  const claims = example.offered.flatMap(tilesOf).map((tile) => {
    const situation: ClaimSituation = {
      offered: { tile, from: 'E', source: example.source },
      roundWind: 'E',
      claimants: { S: { hand, bonus: [], passed, circumstances: [] } },
      replacementLeft: example.isWallEmpty !== true,
      procedure: rules.options,
    };
    const { claims: allowed } = findSeatClaims(situation, 'S', appraise);
    return { tile, isAllowed: allowed.some(({ claim }) => claim === example.claim) };
  });
  return { kind: 'claims', claims };
}

/** What South may no longer take after letting a tile of the example pass. */
function passedOf(example: Extract<Example, { kind: 'claim' }>, hand: Hand, rules: RuleSet): Passed {
  const [tile] = example.passed === undefined ? [] : tilesOf(example.passed);
  if (tile === undefined) return NOTHING_PASSED;
  if (example.claim === 'pung') return passPung(NOTHING_PASSED, tile, rules.options);
  const worth = appraiseUnder(withoutMinimum(rules))({
    hand: { ...hand, winningTile: tile },
    by: 'discard',
    seat: 'S',
    roundWind: 'E',
    bonus: [],
    circumstances: [],
  });
  const fan = worth === undefined ? 0 : comparableFan(worth);
  return passWin(NOTHING_PASSED, { tile, fan, waits: findWaits(hand, waitOptionsOf(rules)) }, rules.options);
}

function opened({ dice, again }: Extract<Example, { kind: 'break' }>, { options }: RuleSet): Effect {
  const [first = 0, second = 0] = DICE_PLANS[options.dicePlan];
  const rolls = [dice.slice(0, first), ...(second > 0 ? [again.slice(0, second)] : [])];
  const opening = openWall(options.dicePlan, rolls, stacksPerWall(options.flowersInPlay));
  if (!opening.ok) throw new Error('the dice of the example fit every plan');
  return { kind: 'break', rolls, ...firstStack(opening.value) };
}

const REPLACED = 4;

/** What is never drawn after four replacements, when the last live tile is gone. */
function tilesLeft({ options }: RuleSet): number {
  const { flowersInPlay, deadWall } = options;
  const opening = { breaker: 'E' as const, skip: 0, stacksPerWall: stacksPerWall(flowersInPlay) };
  const tiles = tileSet(flowersInPlay);
  const supply: Supply = { opening, tiles, drawn: DEALT_TILES, replaced: REPLACED, deadWall };
  return tiles.length - REPLACED - DEALT_TILES - liveTilesLeft(supply);
}

/** A match in which no dealer ever stays. */
function fewestHands({ options }: RuleSet): number {
  let position = MATCH_START;
  for (let hands = 1; ; hands += 1) {
    const next = nextHand(position, { winners: ['S'] }, options);
    if (!next.ok || next.value.kind === 'end') return hands;
    position = next.value.position;
  }
}

function handOf(text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`no hand: ${text}`);
  return hand.value;
}

function tilesOf(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`no tiles: ${text}`);
  return tiles.value;
}
