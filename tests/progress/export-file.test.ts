import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportMemory, importMemory } from '../../src/progress/export-file.ts';
import { parseMemory } from '../../src/progress/memory.ts';
import { anyAnswers, textOf } from '../support/answers.ts';

describe('the file of the progress', () => {
  test('brings back every memory', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { memory } = parseMemory(textOf(answers));
        expect(importMemory(exportMemory(memory))).toEqual({ ok: true, value: memory });
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
  ])('is refused: %s', (_, text, error) => {
    expect(importMemory(text)).toEqual({ ok: false, error });
  });

  test('is read or refused, however it is cut', () => {
    const whole = exportMemory(parseMemory('waits a/b 1+ x\nscore c?p=1 2- full-flush\n').memory);
    for (let length = 0; length < whole.trimEnd().length; length++)
      expect(importMemory(whole.slice(0, length)).ok).toBe(false);
  });
});
