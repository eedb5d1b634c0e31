import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetKind, forgetRecordsOf, hasRemoved, restoreRemoved } from '../../src/progress/memory-store.ts';
import { addRecords, mergeRecords, openRecords } from '../../src/progress/records.ts';

/** A browser's storage, and whether it refuses to write. */
function storage(): { readonly store: Map<string, string>; refuses: boolean } {
  const state = { store: new Map<string, string>(), refuses: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => state.store.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (state.refuses) throw new Error('full');
      state.store.set(key, text);
    },
  });
  return state;
}

const BESTS = { 'waits 1': { right: 8, total: 10 } } as const;
const DAILY = { 4: { waits: [2, 2], score: [0, 1] } } as const;

describe('records beside the answers', () => {
  let browser = storage();
  beforeEach(() => {
    browser = storage();
    browser.store.set('sik-wu:bests:1', JSON.stringify(BESTS));
    browser.store.set('sik-wu:daily:1', JSON.stringify(DAILY));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('are forgotten by kind and come back with what was added meanwhile', () => {
    expect(openRecords()).toEqual({ bests: BESTS, daily: DAILY });
    expect(forgetRecordsOf('daily')).toBe('kept');
    expect(openRecords()).toEqual({ bests: BESTS, daily: {} });
    addRecords({ bests: {}, daily: { 5: { claims: [3, 3] } } });
    expect(hasRemoved()).toBe(true);
    expect(restoreRemoved()).toBe('kept');
    expect(openRecords().daily).toEqual({ ...DAILY, 5: { claims: [3, 3] } });
    expect(hasRemoved()).toBe(false);
  });

  test('only the last reset can be taken back, of answers or of records', () => {
    browser.store.set('sik-wu:answers:1', 'waits a/b 1+ x\n');
    forgetRecordsOf('bests');
    forgetKind('waits');
    restoreRemoved();
    expect(openRecords().bests).toEqual({});
    expect(browser.store.get('sik-wu:answers:1')).toContain('waits a/b');
    forgetKind('waits');
    forgetRecordsOf('daily');
    restoreRemoved();
    expect(browser.store.get('sik-wu:answers:1')).toBe('');
    expect(openRecords().daily).toEqual(DAILY);
  });

  test('stay where the browser refuses to keep what is removed', () => {
    browser.refuses = true;
    expect(forgetRecordsOf('daily')).toBe('not-kept');
    expect(openRecords().daily).toEqual(DAILY);
  });

  test('are not made up: what brings nothing writes nothing', () => {
    browser.store.clear();
    addRecords({ bests: {}, daily: DAILY });
    expect([...browser.store.keys()]).toEqual(['sik-wu:daily:1']);
  });
});

test('two records become one: the better run, the first answers of a day', () => {
  const here = { bests: { a: { right: 9, total: 10 } }, daily: { 1: { waits: [1, 2] } } } as const;
  const there = {
    bests: { a: { right: 7, total: 10 }, b: { right: 1, total: 10 } },
    daily: { 1: { waits: [2, 2], score: [1, 1] }, 2: { score: [0, 1] } },
  } as const;
  expect(mergeRecords(here, there)).toEqual({
    bests: { a: { right: 9, total: 10 }, b: { right: 1, total: 10 } },
    daily: { 1: { waits: [1, 2], score: [1, 1] }, 2: { score: [0, 1] } },
  });
});
