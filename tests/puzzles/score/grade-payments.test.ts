import { describe, expect, it } from 'vitest';
import { WINDS, type Wind } from '../../../src/engine/tile.ts';
import type { RuleSet } from '../../../src/fan/rule-sets/rule-set.ts';
import { generateAnyScorePuzzle } from '../../../src/puzzles/score/generate-any.ts';
import { gradePayments, type PaymentAnswer } from '../../../src/puzzles/score/grade-payments.ts';
import { gradePoints, shareOf } from '../../../src/puzzles/score/grade-points.ts';
import { readWin, type WrittenWin } from '../../../src/puzzles/score/exercise.ts';
import { SCORE_LEVELS } from '../../../src/puzzles/score/levels.ts';
import { scorePuzzleOf, type ScorePuzzle } from '../../../src/puzzles/score/puzzle.ts';
import golden from '../../golden/payments.json' with { type: 'json' };
import { rulesOf } from '../../support/score-request.ts';

/** Half flush and nothing else: worth whatever the house gives for it. */
const FLUSH = { hand: '[123s] 456s 789s 23s EE +4s', bonus: 'f1', round: 'W', from: 'E' } as const;

function puzzleOf(written: WrittenWin, rules: RuleSet): ScorePuzzle {
  const puzzle = scorePuzzleOf(readWin(written), rules);
  if (puzzle === undefined) throw new Error(`no win: ${written.hand}`);
  return puzzle;
}

/** A table where the half flush makes so many fan, with a printed stake and payment. */
const tableOf = (fan: number, options: object): RuleSet =>
  rulesOf({
    base: 'hk33',
    rows: {
      'half-flush': { fan: fan === 0 ? 'off' : fan },
      'self-draw': { fan: 'off' },
      'all-chows': { fan: 'off' },
    },
    options: { minFan: 0, zeroFanResult: 'pays', capFan: 13, ...options },
  });

/** East throws, South wins, in the order of the seats. */
const answerOf = (east: number, south: number, west: number, north: number): PaymentAnswer => ({
  E: east,
  S: south,
  W: west,
  N: north,
});

const mistakeOf = (puzzle: ScorePuzzle, answer: PaymentAnswer): unknown => {
  const grade = gradePayments(puzzle, answer);
  return grade.kind === 'wrong' ? grade.mistake : grade.kind;
};

type Row = readonly [string, number, number, Triple, Triple, Triple, number, number];
type Triple = readonly [number, number, number];

describe.each(golden.rows as unknown as readonly Row[])(
  'stake %s, %i fan',
  (stake, fan, share, half, full, drawn, byDiscard, bySelfDraw) => {
    const discarded = (payment: string): ScorePuzzle => puzzleOf(FLUSH, tableOf(fan, { stake, payment }));
    const self = puzzleOf({ ...FLUSH, by: 'self-draw' }, tableOf(fan, { stake }));
    const asHalf = answerOf(-half[0], byDiscard, -half[1], -half[2]);
    const asFull = answerOf(-full[0], byDiscard, -full[1], -full[2]);
    const asDrawn = answerOf(-drawn[0], bySelfDraw, -drawn[1], -drawn[2]);

    it('is right as printed, the share as well', () => {
      expect(mistakeOf(discarded('half'), asHalf)).toBe('right');
      expect(mistakeOf(discarded('full'), asFull)).toBe('right');
      expect(mistakeOf(self, asDrawn)).toBe('right');
      expect(gradePoints(self, share)).toEqual({ kind: 'right' });
      expect(shareOf(discarded('half'))).toBe(share);
    });

    it('names the other rule by which the answer would be right', () => {
      const scheme = (name: string): object => ({ kind: 'scheme', scheme: name, isShareRight: true });
      expect(mistakeOf(discarded('half'), asFull)).toEqual(scheme('full'));
      expect(mistakeOf(discarded('full'), asHalf)).toEqual(scheme('half'));
      expect(mistakeOf(discarded('full'), asDrawn)).toEqual(scheme('as-drawn'));
      expect(mistakeOf(self, asFull)).toEqual(scheme('as-discard'));
      expect(mistakeOf(self, asHalf)).toEqual(scheme('as-discard'));
    });

    it('tells a wrong share from a wrong rule', () => {
      const [east, south, west, north] = [-half[0], byDiscard, -half[1], -half[2]].map((n) => n * 3);
      expect(mistakeOf(discarded('half'), answerOf(east ?? 0, south ?? 0, west ?? 0, north ?? 0))).toMatchObject({
        kind: 'share',
        given: share * 3,
      });
      expect(mistakeOf(discarded('full'), answerOf(east ?? 0, south ?? 0, west ?? 0, north ?? 0))).toEqual({
        kind: 'scheme',
        scheme: 'half',
        isShareRight: false,
      });
    });
  },
);

describe('kinds of mistakes', () => {
  const half = puzzleOf(FLUSH, tableOf(3, { payment: 'half' }));
  const self = puzzleOf({ ...FLUSH, by: 'self-draw' }, tableOf(3, {}));
  const named = (scheme: string): object => ({ kind: 'scheme', scheme, isShareRight: true });

  it.each([
    ['nobody pays double', half, answerOf(-8, 24, -8, -8), named('alike')],
    ['the thrower pays for a self-draw', half, answerOf(-48, 48, 0, 0), named('six')],
    ['another seat pays as the thrower', half, answerOf(-8, 32, -16, -8), named('other-thrower')],
    ['a self-draw is paid once', self, answerOf(-8, 24, -8, -8), named('one-share')],
    ['one is liable for a self-draw', self, answerOf(0, 48, -48, 0), named('as-liable')],
    ['East pays double', self, answerOf(-32, 64, -16, -16), named('dealer-doubles')],
    ['nobody pays', self, answerOf(0, 0, 0, 0), { kind: 'nobody' }],
    ['the ways are turned', self, answerOf(16, -48, 16, 16), { kind: 'ways' }],
    ['the sum of the winner', self, answerOf(-16, 32, -16, -16), { kind: 'winner' }],
    ['more is paid than got', self, answerOf(-16, 48, -16, -15), { kind: 'unbalanced' }],
    ['no rule at all', self, answerOf(-17, 48, -16, -15), { kind: 'other' }],
    [
      'the share of four fan',
      self,
      answerOf(-32, 96, -32, -32),
      { kind: 'share', given: 16, source: { kind: 'other-fan', fan: 4 } },
    ],
  ])('%s', (_, puzzle, answer, mistake) => {
    expect(mistakeOf(puzzle, answer)).toEqual(mistake);
  });

  it('marks each seat', () => {
    expect(gradePayments(half, answerOf(-8, 32, 8, -12))).toMatchObject({
      seats: { E: 'more', S: 'right', W: 'way', N: 'less' },
    });
  });

  it('asks for every seat before it says anything', () => {
    expect(gradePayments(half, { E: -16, S: 32 })).toEqual({ kind: 'empty', missing: ['W', 'N'] });
  });

  it('takes a robbed kong as its table does', () => {
    const robbed = { ...FLUSH, hand: '[111s] [222s] 888s 56s EE +4s', by: 'rob-kong' } as const;
    const asDrawn = puzzleOf(robbed, tableOf(3, { robbedKongAsSelfDraw: true, payment: 'full' }));
    const plain = puzzleOf(robbed, tableOf(3, { robbedKongAsSelfDraw: false, payment: 'full' }));
    const share = shareOf(plain);
    const six = answerOf(-6 * share, 6 * share, 0, 0);
    const four = answerOf(-4 * share, 4 * share, 0, 0);
    expect([mistakeOf(asDrawn, six), mistakeOf(plain, four)]).toEqual(['right', 'right']);
    expect(mistakeOf(asDrawn, four)).toEqual(named('robbed-as-discard'));
    expect(mistakeOf(plain, six)).toEqual(named('six'));
  });

  it('knows what would be paid without liability', () => {
    const rules = tableOf(3, { liabilityTwelveTiles: 'anyHand' });
    const puzzle = {
      ...puzzleOf({ ...FLUSH, by: 'self-draw' }, rules),
      liable: { seat: 'W', rule: 'liabilityTwelveTiles' },
    } as const;
    expect(mistakeOf(puzzle, answerOf(0, 48, -48, 0))).toBe('right');
    expect(mistakeOf(puzzle, answerOf(-16, 48, -16, -16))).toEqual(named('without-liability'));
  });

  it('is nought for everybody where the hand is not enough', () => {
    const short = puzzleOf(FLUSH, tableOf(2, { minFan: 3 }));
    expect(mistakeOf(short, answerOf(0, 0, 0, 0))).toBe('right');
    expect(mistakeOf(short, answerOf(-16, 16, 0, 0))).toEqual({ kind: 'not-paid' });
  });
});

/** Points at stake 1 as the printed curves have them, from no fan on. */
const HALF_CURVE = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
const FULL_CURVE = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/** Every seat in whole sentences: who wins, who threw, and what the printed curve says. */
function paidByHand({ score, discarder, circumstances, rules }: ScorePuzzle, curve: readonly number[]): PaymentAnswer {
  const paid: Record<Wind, number> = { E: 0, S: 0, W: 0, N: 0 };
  if (!score.legal || score.result === 'draw') return paid;
  const share = curve[score.fan ?? Number.NaN] ?? Number.NaN;
  for (const seat of WINDS.filter((each) => each !== circumstances.seatWind)) {
    if (circumstances.by === 'self-draw') paid[seat] = -share - share;
    else if (circumstances.by === 'rob-kong' && rules.options.robbedKongAsSelfDraw)
      paid[seat] = seat === discarder ? -6 * share : 0;
    else if (rules.options.payment === 'half') paid[seat] = seat === discarder ? -share - share : -share;
    else paid[seat] = seat === discarder ? -4 * share : 0;
  }
  paid[circumstances.seatWind] = -paid.E - paid.S - paid.W - paid.N;
  return paid;
}

describe.each([
  ['hk33', HALF_CURVE],
  ['hk22', FULL_CURVE],
] as const)('puzzles of many seeds at %s', (id, curve) => {
  it.each(SCORE_LEVELS)('level %i: paid by hand is right, one chip beside it is not', (level) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const puzzle = generateAnyScorePuzzle({ seed, level, rules: rulesOf(id) });
      const right = paidByHand(puzzle, curve);
      expect(mistakeOf(puzzle, right), `${seed}`).toBe('right');
      for (const seat of WINDS) {
        const grade = gradePayments(puzzle, { ...right, [seat]: (right[seat] ?? 0) + 1 });
        if (grade.kind !== 'wrong') throw new Error(`${seed} ${seat}: ${grade.kind}`);
        expect(WINDS.filter((each) => grade.seats[each] !== 'right')).toEqual([seat]);
      }
    }
  });
});
