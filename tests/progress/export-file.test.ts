import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportProgress, importProgress } from '../../src/progress/export-file.ts';
import { parseMemory } from '../../src/progress/memory.ts';
import { anyAnswers, textOf } from '../support/answers.ts';

const NO_TICKS: ReadonlySet<string> = new Set();

describe('the file of the progress', () => {
  test('brings back every memory', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { memory } = parseMemory(textOf(answers));
        const progress = { memory, ticks: NO_TICKS, daily: {}, bests: {} };
        expect(importProgress(exportProgress(progress))).toEqual({ ok: true, value: progress });
      }),
    );
  });

  test.each([
    ['no JSON', 'hello', { kind: 'not-ours' }],
    ['another file', '{"format":"anki","version":1}', { kind: 'not-ours' }],
    ['a later version', '{"format":"sik-wu-progress","version":2}', { kind: 'later-version', version: 2 }],
    ['no answers', '{"format":"sik-wu-progress","version":1}', { kind: 'damaged', lines: 0 }],
    [
      'damaged lines',
      '{"format":"sik-wu-progress","version":1,"answers":["waits a/b 1+ x","?",7]}',
      { kind: 'damaged', lines: 2 },
    ],
    [
      'damaged results',
      '{"format":"sik-wu-progress","version":1,"answers":[],"daily":{"3":{"waits":[2,1]}}}',
      { kind: 'damaged', lines: 1 },
    ],
    [
      'a tick that is none',
      '{"format":"sik-wu-progress","version":1,"answers":[],"ticks":["first-evening/dice","<b>"]}',
      { kind: 'damaged', lines: 1 },
    ],
    [
      'ticks that are no list',
      '{"format":"sik-wu-progress","version":1,"answers":["?"],"ticks":{"0":"first-evening/dice"}}',
      { kind: 'damaged', lines: 2 },
    ],
  ])('is refused: %s', (_, text, error) => {
    expect(importProgress(text)).toEqual({ ok: false, error });
  });

  test('takes the results of days, the bests and the ticks along; a file from before them is read', () => {
    const progress = {
      memory: parseMemory('waits a/b 1+ x\n').memory,
      ticks: new Set(['first-evening/dice', 'first-evening/tiles']),
      daily: { 3: { waits: [1, 2], claims: [3, 3] }, 12: { score: [0, 1] } },
      bests: { 'waits 1': { right: 9, total: 10, seconds: 88 } },
    } as const;
    expect(importProgress(exportProgress(progress))).toEqual({ ok: true, value: progress });
    const before = importProgress('{"format":"sik-wu-progress","version":1,"answers":["waits a/b 1+ x"]}');
    expect(before).toEqual({ ok: true, value: { memory: progress.memory, ticks: NO_TICKS, daily: {}, bests: {} } });
  });

  test('is read or refused, however it is cut', () => {
    const { memory } = parseMemory('waits a/b 1+ x\nscore c?p=1 2- full-flush\n');
    const whole = exportProgress({
      memory,
      ticks: new Set(['first-evening/dice']),
      daily: { 3: { waits: [1, 2] } },
      bests: { 'waits 1': { right: 9, total: 10 } },
    });
    for (let length = 0; length < whole.trimEnd().length; length++)
      expect(importProgress(whole.slice(0, length)).ok).toBe(false);
  });
});
