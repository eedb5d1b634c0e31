import { describe, expect, it } from 'vitest';
import { tileFrom, type Tile } from '../../../src/engine/tile.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { gradeDiscard, hintsFor } from '../../../src/puzzles/discard/grade.ts';
import { discardPuzzleOf } from '../../../src/puzzles/discard/under-rules.ts';
import { tableOf, type DiscardItem } from '../../../src/puzzles/discard/table.ts';

const puzzleOf = (item: Omit<DiscardItem, 'id'>, rules: 'hk33' | 'gd06' = 'hk33') =>
  discardPuzzleOf(tableOf({ id: 'test', ...item }), item.ask ?? 'tiles', presetRules(rules));

const at = (name: string): Tile => tileFrom(name) ?? (0 as Tile);
const names = (tiles: readonly { readonly tile: Tile }[]) => tiles.map(({ tile }) => tile);

describe('grading a discard', () => {
  /** Two-sided or closed: 4 5 7 of dots, one has to go, and the pair is there. */
  const shapes = puzzleOf({ hand: '123m 456m 789s 99s 45p +7p' });

  it('knows the right one and what it leaves', () => {
    const grade = gradeDiscard(shapes, at('7p'));
    expect(grade.kind).toBe('right');
    expect(names(grade.best.accepts)).toEqual([at('3p'), at('6p')]);
    expect(grade.best.left).toBe(8);
  });

  it('names what a narrower choice gives up', () => {
    const grade = gradeDiscard(shapes, at('4p'));
    expect(grade.kind).toBe('fewer');
    expect(names(grade.lost)).toEqual([at('3p')]);
    expect(grade.gained).toEqual([]);
    expect(hintsFor(shapes, grade)).toEqual([
      { kind: 'copies', n: 8 },
      { kind: 'suit', suit: 'p' },
    ]);
  });

  it('sees a step back and an empty answer', () => {
    expect(gradeDiscard(shapes, at('1m')).kind).toBe('further');
    expect(gradeDiscard(shapes, undefined).kind).toBe('empty');
  });

  /** 8 copies on which nobody may call three fan, or 4 that make the hand all pungs. */
  const fan = { hand: '34p 55s [CCC] [999p] [111p] +4p', ask: 'callable' } as const;

  it('asks for three fan where the table does, and for width where it does not', () => {
    const strict = puzzleOf(fan);
    expect(strict.best).toEqual([at('3p')]);
    expect(gradeDiscard(strict, at('4p')).kind).toBe('none-callable');
    expect(strict.widest).toEqual([at('4p')]);
    expect(puzzleOf(fan, 'gd06').best).toEqual([at('4p')]);
  });
});
