import { describe, expect, it } from 'vitest';
import type { Wind } from '../../../src/engine/tile.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import type { PresetId } from '../../../src/fan/rule-sets/rule-set.ts';
import { gradeClaims, hintsFor, NO_ANSWER } from '../../../src/puzzles/claims/grade.ts';
import { claimsPuzzleOf, type ClaimsPuzzle } from '../../../src/puzzles/claims/puzzle.ts';
import { tableOf, type ClaimsItem } from '../../../src/puzzles/claims/table.ts';

/** East throws 5 dots: South could chow twice, West has nothing, North has a pair of them. */
const PUNG_BEFORE_CHOW: ClaimsItem = {
  id: 'test',
  tile: '5p',
  from: 'E',
  hands: { S: '2288m 3467p 147s EC', W: '258m 12p 1122s WWNN', N: '1159m 55p 2468s NFB' },
};

const puzzleOf = (item: ClaimsItem, rules: PresetId = 'hk33'): ClaimsPuzzle =>
  claimsPuzzleOf(tableOf(item), { rules: presetRules(rules), whichChow: true });

const codesOf = ({ seats }: ClaimsPuzzle, seat: Wind) =>
  seats.find((own) => own.seat === seat)?.reasons.map(({ code }) => code);

describe('grading claims', () => {
  const puzzle = puzzleOf(PUNG_BEFORE_CHOW);
  const choices = { S: ['chow-low', 'chow-middle', 'chow-high'], N: ['pung'] } as const;
  const right = { choices, takers: ['N'], skipped: ['S', 'W'] } as const;

  it('says the first thing that is wrong, in the order of thought', () => {
    expect(gradeClaims(puzzle, right).kind).toBe('right');
    expect(gradeClaims(puzzle, NO_ANSWER).kind).toBe('unanswered');
    expect(gradeClaims(puzzle, { ...right, skipped: [] }).kind).toBe('unanswered');
    expect(gradeClaims(puzzle, { ...right, choices: { N: ['pung'] }, takers: ['S'] }).kind).toBe('choices');
    expect(gradeClaims(puzzle, { ...right, takers: ['S'] }).kind).toBe('takers');
    expect(gradeClaims(puzzle, { ...right, takers: ['N', 'nobody'] }).kind).toBe('takers');
    expect(gradeClaims(puzzle, { ...right, skipped: ['nobody'] }).kind).toBe('skipped');
  });

  it('tells what is missing from what is too much', () => {
    const grade = gradeClaims(puzzle, { ...right, choices: { S: ['chow-low', 'pung'], N: ['pung', 'kong'] } });
    expect(grade.seats).toEqual([
      { seat: 'S', found: ['chow-low'], missing: ['chow-middle', 'chow-high'], extra: ['pung'] },
      { seat: 'W', found: [], missing: [], extra: [] },
      { seat: 'N', found: ['pung'], missing: [], extra: ['kong'] },
    ]);
  });

  it('hints first at the seat, then at the reason, and at the deciding rule when the claims are right', () => {
    const missing = hintsFor(puzzle, gradeClaims(puzzle, { ...right, choices: { S: choices.S } }));
    expect(missing).toEqual([
      { kind: 'seat-misses', seat: 'N' },
      { kind: 'reason', seat: 'N', reason: { code: 'pung' } },
    ]);
    expect(hintsFor(puzzle, gradeClaims(puzzle, { ...right, takers: ['S'] }))).toEqual([
      { kind: 'outcome', outcome: { code: 'set-before-chow', claim: 'pung' } },
    ]);
    expect(hintsFor(puzzle, gradeClaims(puzzle, { ...right, skipped: ['S'] }))).toEqual([{ kind: 'skipping' }]);
    expect(hintsFor(puzzle, gradeClaims(puzzle, right))).toEqual([]);
  });

  it('speaks of the chow that a seat other than the next would like to have', () => {
    const item = {
      ...PUNG_BEFORE_CHOW,
      from: 'N',
      hands: { E: '147m 147p 147s EEWW', S: '2288m 3467p 147s EC', W: '258m 12p 1122s WWNN' },
    } as const;
    const wrong = puzzleOf(item);
    expect(wrong.takers).toEqual([]);
    const grade = gradeClaims(wrong, { choices: { S: ['chow-low'] }, takers: ['S'], skipped: ['E'] });
    expect(hintsFor(wrong, grade).map((hint) => (hint.kind === 'reason' ? hint.reason.code : hint.kind))).toEqual([
      'seat-has-too-much',
      'chow-only-from-left',
    ]);
  });
});

/** North waits for 1 and 4 characters: the example of source 004_a6f187e40c6225ec.txt, with three dragon fan to be legal. */
const PASSED: ClaimsItem = {
  id: 'passed',
  tile: '1m',
  from: 'S',
  hands: { W: '258m 258p 258s EESS', N: '23m 55s CCC FFF WWW', E: '369m 369p 369s EENN' },
  house: { passedWin: 'sameTile', passedWinHigherFanException: true },
  passed: { seat: 'N', tile: '1m', from: 'E', drew: ['S'] },
};

describe('a passed win', () => {
  it('blocks the same tile until the own draw', () => {
    expect(codesOf(puzzleOf(PASSED), 'N')).toEqual(['chow-only-from-left', 'passed-same-tile']);
    const drew = { ...PASSED, passed: { seat: 'N', tile: '1m', from: 'W', drew: ['N', 'E', 'S'] } } as const;
    expect(codesOf(puzzleOf(drew), 'N')).toEqual(['chow-only-from-left', 'win', 'passed-but-drew']);
  });

  it('blocks the other tile of the wait only on the second level', () => {
    const other = { ...PASSED, tile: '4m' } as const;
    expect(codesOf(puzzleOf(other), 'N')).toContain('passed-other-tile');
    expect(codesOf(puzzleOf({ ...other, house: { passedWin: 'sameWait' } }), 'N')).toContain('passed-same-wait');
    expect(codesOf(puzzleOf({ ...PASSED, house: { passedWin: 'off' } }), 'N')).toContain('passed-is-off');
  });

  it('gives way to more fan: 1 characters passed, East taken by East in the East round', () => {
    const item: ClaimsItem = {
      id: 'more-fan',
      tile: 'E',
      from: 'S',
      hands: { W: '258m 258p 258s WWSS', N: '369m 369p 369s NNSS', E: '11m EE CCC FFF BBB' },
      house: { passedWin: 'sameWait', passedWinHigherFanException: true },
      passed: { seat: 'E', tile: '1m', from: 'W', drew: ['N'] },
    };
    const limit = { ...item, hands: { ...item.hands, E: '11m EE 222s 333s CCC' } };
    expect(codesOf(puzzleOf(limit), 'E')).toContain('passed-but-more-fan');
    const plainWind = {
      ...limit,
      tile: 'N',
      hands: { ...limit.hands, N: '369m 369p 369s WWSS', E: '11m NN 222s 333s CCC' },
    };
    expect(codesOf(puzzleOf(plainWind), 'E')).toContain('passed-same-wait');
  });
});

describe('a robbed kong', () => {
  const item: ClaimsItem = {
    id: 'rob',
    tile: '3s',
    from: 'E',
    source: 'added-kong',
    hands: { S: '24s 99p CCC FFF BBB', W: '258m 258p 12s EESSN', N: '369m 369p 4569s WWN' },
  };

  it('goes to whoever wins on it, where the table plays it', () => {
    expect(puzzleOf(item).takers).toEqual(['S']);
    expect(codesOf(puzzleOf(item), 'S')).toContain('robs');
    expect(codesOf(puzzleOf(item), 'W')).toEqual(['kong-tile-only-to-win']);
    expect(codesOf(puzzleOf(item, 'gd06'), 'S')).toContain('no-robbing');
  });

  it('stays where it is when the kong is concealed', () => {
    expect(puzzleOf({ ...item, source: 'concealed-kong' }).takers).toEqual([]);
    expect(codesOf(puzzleOf({ ...item, source: 'concealed-kong' }), 'S')).toContain('no-robbing-concealed');
  });
});
