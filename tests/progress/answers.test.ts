import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerLine, ANSWERS_KEY, rememberAnswer, type Answer } from '../../src/progress/answers.ts';

const ANSWER: Answer = {
  item: 'ready-hands/first-hands/honor',
  kind: 'waits',
  right: true,
  topics: ['single', 'honor'],
  at: new Date('2026-01-01T00:01:00Z'),
};

describe('the line of an answer', () => {
  test.each([
    [{}, 'waits ready-hands/first-hands/honor 1o+ single,honor\n'],
    [{ right: false }, 'waits ready-hands/first-hands/honor 1o- single,honor\n'],
    [{ helped: true }, 'waits ready-hands/first-hands/honor 1o~ single,honor\n'],
    [{ right: false, helped: true, topics: [] }, 'waits ready-hands/first-hands/honor 1o- \n'],
    [{ item: 'waits?h=123m 4p', topics: [] }, 'waits waits?h=123m_4p 1o+ \n'],
    [{ at: new Date(0) }, 'waits ready-hands/first-hands/honor 0+ single,honor\n'],
  ])('%o', (changed, line) => {
    expect(answerLine({ ...ANSWER, ...changed })).toBe(line);
  });
});

describe('an answer that is remembered', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['', ''],
    ['waits a/b/c 1+ \n', 'waits a/b/c 1+ \n'],
    ['waits a/b/c 1+ edge\nwaits a/b', 'waits a/b/c 1+ edge\nwaits a/b\n'],
  ])('has a line of its own after %j', (before, kept) => {
    const store = new Map([[ANSWERS_KEY, before]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => store.set(key, text),
    });
    vi.stubGlobal('document', new EventTarget());
    expect(rememberAnswer(ANSWER)).toBe('kept');
    expect(store.get(ANSWERS_KEY)).toBe(kept + answerLine(ANSWER));
  });
});
