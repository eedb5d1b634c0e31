import fc from 'fast-check';
import { expect } from 'vitest';
import { doneItems } from '../../src/progress/done.ts';
import { exportProgress, importProgress } from '../../src/progress/export-file.ts';
import { formatMemory, parseMemory } from '../../src/progress/memory.ts';
import { anyAnswers, textOf } from './answers.ts';

/** A stored text with a piece of it replaced by anything. */
const damaged = fc
  .tuple(
    anyAnswers,
    fc.nat(),
    fc.nat(80),
    fc.oneof(fc.string(), fc.constantFrom('', '\n', ' ', '{"v":1}', '__proto__')),
  )
  .map(([answers, from, length, piece]) => {
    const text = textOf(answers);
    const at = from % (text.length + 1);
    return text.slice(0, at) + piece + text.slice(at + length);
  });

/** Reads so many damaged texts; what was understood must hold when it is written and read again. */
export function expectSafeReading(times: number): number {
  let read = 0;
  fc.assert(
    fc.property(damaged, (text) => {
      const { memory } = parseMemory(text);
      expect(parseMemory(formatMemory(memory))).toEqual({ memory, unreadable: [] });
      const progress = { memory, ticks: new Set<string>(), daily: {}, bests: {} };
      expect(importProgress(exportProgress(progress))).toEqual({ ok: true, value: progress });
      doneItems(text);
      importProgress(text);
      read++;
    }),
    { numRuns: times },
  );
  return read;
}
