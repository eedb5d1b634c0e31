import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERN_EXAMPLES } from '../../src/fan/patterns/examples.ts';
import { PATTERN_IDS, type PatternId } from '../../src/fan/patterns/index.ts';
import { presetRules, PROVENANCE } from '../../src/fan/rule-sets/index.ts';
import { OPTIONS, OPTION_NAMES, type OptionValue } from '../../src/fan/rule-sets/options.ts';
import { packRules, unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { pointsOf } from '../../src/fan/rule-sets/points.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import { PRESET_IDS, type RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { toCustomRules } from '../../src/fan/rule-sets/to-custom-rules.ts';
import { goldenRows } from '../support/golden.ts';
import { rulesOf, scoreOf } from '../support/score-request.ts';

/** The rule sets that the sources state in full; the others are variants. */
const OF_THE_SOURCES = ['de64', 'gd06', 'hk33', 'hk22'] as const;

describe('the data', () => {
  it('answers every question as the sources do', () => {
    const rows = OPTION_NAMES.map((name) => [
      name,
      [...OPTIONS[name]],
      OF_THE_SOURCES.map((id) => presetRules(id).options[name]),
    ]);
    const expected = goldenRows('house-options');
    expect([...rows].sort()).toEqual([...expected].sort());
  });

  it.each(OF_THE_SOURCES)('has the rows of the sources for %s', (base) => {
    const rows = Object.entries(presetRules(base).rows).map(([id, row]) => [
      base,
      id,
      row.fan,
      row.stack,
      row.replaces,
    ]);
    const expected = (goldenRows('rule-set-rows') as readonly (readonly unknown[])[]).filter(([id]) => id === base);
    expect(rows.sort()).toEqual([...expected].sort());
  });

  it('knows the variants: everything at ten without flowers, and dearer flower sets', () => {
    const association = presetRules('hk33-hkma');
    expect(association.rows).not.toHaveProperty('seat-flower');
    expect(scoreOf({ hand: '[EEE] [SSS] [WWW] [NNN] 5p +5p' }, association).rawFan).toBe(10);
    expect(scoreOf({ hand: '[EEE] [SSS] [WWW] 222m N +N' }, association).special).toEqual(['small-four-winds']);
    const villages = presetRules('hk33-new-territories');
    const hand = { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1 f2 f3 f4' };
    expect(scoreOf(hand, villages).items).toEqual([
      { id: 'all-chows', fan: 1, times: 1 },
      { id: 'all-flowers', fan: 3, times: 1 },
    ]);
  });

  it('names a source for each, and only rows and options that there are', () => {
    for (const id of PRESET_IDS) {
      const { sources, inferred, attested, open } = PROVENANCE[id];
      expect(sources.length).toBeGreaterThan(0);
      expect([...inferred, ...Object.keys(attested)].filter((row) => !PATTERN_IDS.includes(row as PatternId))).toEqual(
        [],
      );
      expect(open.filter((name) => !OPTION_NAMES.includes(name))).toEqual([]);
    }
  });

  it.each(PRESET_IDS)('%s: every row takes away on its examples what it says it replaces', (id) => {
    const rules = presetRules(id);
    for (const [row, { replaces }] of Object.entries(rules.rows)) {
      const scores = PATTERN_EXAMPLES[row as PatternId].has.map((example) =>
        scoreOf(example, rulesOf(id, { capFan: null, ...LIMIT[id] })),
      );
      const taken = scores.flatMap(({ suppressed }) =>
        suppressed.filter(({ by }) => by === row).map((gone) => gone.id),
      );
      expect(taken).toEqual(expect.arrayContaining([...replaces]));
    }
  });
});

const LIMIT: Readonly<Record<string, object>> = { hk22: { capFan: 4 }, 'hk33-hkma': { capFan: 10 } };

describe('curves', () => {
  it.each([
    ['half', [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384]],
    ['full', [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192]],
    ['tiers4710', [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64]],
  ])('%s is the printed one', (curve, points) => {
    const rules = rulesOf('hk33', { curve });
    expect(points.map((_, fan) => pointsOf(rules, fan))).toEqual(points);
  });
});

const HOUSE = {
  base: 'hk33',
  name: 'Donnerstagsrunde',
  minFan: 1,
  capFan: 13,
  limitFan: 13,
  zeroFanResult: 'below-minimum',
  points: { table: { '0': 0, '1': 1, '2': 2.5, '3+': 64 } },
  rows: {
    'full-flush': { fan: 8 },
    'concealed-hand': { fan: 'off' },
    'nine-gates': { fan: 'limit' },
    'all-pungs': 4,
    'small-three-dragons': { fan: 5, replaces: ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'] },
  },
  options: { payment: 'full', stake: '一二蚊', fullFlushFan: 10 },
};

describe('a custom set', () => {
  it('overrides rows, options, minimum, cap and points; rows win over options', () => {
    const rules = rulesOf(HOUSE);
    expect(rules.options).toMatchObject({ minFan: 1, capFan: 13, payment: 'full', stake: '一二蚊', curve: 'table' });
    expect(rules.rows['full-flush']?.fan).toBe(8);
    expect(rules.rows['all-pungs']?.fan).toBe(4);
    expect(rules.rows).not.toHaveProperty('concealed-hand');
    const nine = scoreOf({ hand: '1112345678999m +5m', bonus: 'f1' }, rules);
    expect([nine.fan, nine.points, nine.special]).toEqual([13, 64, ['nine-gates']]);
    const dragons = scoreOf({ hand: '123m 456p CCC [FFF] B +B', bonus: 'f1' }, rules);
    expect(dragons.fan).toBe(5);
    expect(dragons.suppressed).toEqual([
      { id: 'dragon-pung-red', by: 'small-three-dragons' },
      { id: 'dragon-pung-green', by: 'small-three-dragons' },
    ]);
  });

  it('takes options beside it before its own', () => {
    expect(rulesOf(HOUSE, { minFan: 3, payment: 'half' }).options).toMatchObject({ minFan: 3, payment: 'half' });
  });

  it.each([
    ['hk34', undefined, 'unknown-rules', 'hk34'],
    [{ base: 'x' }, undefined, 'unknown-rules', 'x'],
    [[], undefined, 'wrong-field', 'rules'],
    [null, undefined, 'wrong-field', 'rules'],
    [{ fans: {} }, undefined, 'unknown-field', 'fans'],
    [{ rows: { 'half-flushes': 3 } }, undefined, 'unknown-row', 'half-flushes'],
    [{ rows: { 'half-flush': { worth: 3 } } }, undefined, 'unknown-field', 'half-flush: worth'],
    [{ rows: { 'half-flush': -1 } }, undefined, 'wrong-value', 'half-flush: -1'],
    [{ rows: { 'half-flush': 1.5 } }, undefined, 'wrong-value', 'half-flush: 1.5'],
    [{ rows: { 'half-flush': 101 } }, undefined, 'wrong-value', 'half-flush: 101'],
    [{ capFan: 1_000_000_000 }, undefined, 'wrong-value', 'capFan: 1000000000'],
    [{ rows: { 'half-flush': { fan: 3, replaces: ['nothing'] } } }, undefined, 'unknown-row', 'nothing'],
    [{ rows: { 'half-flush': { fan: 3, stack: 'sum' } } }, undefined, 'wrong-value', 'half-flush: sum'],
    [{ options: { colour: 1 } }, undefined, 'unknown-option', 'colour'],
    ['hk33', { toString: 1 }, 'unknown-option', 'toString'],
    ['hk33', { payment: 'quarter' }, 'wrong-option-value', 'payment'],
    ['hk33', { fullFlushFan: 9 }, 'wrong-option-value', 'fullFlushFan'],
    [{ minFan: -1 }, undefined, 'wrong-value', 'minFan: -1'],
    [{ minFan: 11 }, undefined, 'minimum-above-cap', '11'],
    [{ points: 'steep' }, undefined, 'wrong-value', 'points: steep'],
    [{ points: { table: { '0': 0, '2': 1 } } }, undefined, 'bad-table', 'points'],
    ['hk33', { curve: 'table' }, 'table-missing', 'curve'],
    [{ base: 'hk22', capFan: null }, undefined, 'limit-without-value', 'four-concealed-pungs'],
    [
      { rows: { 'half-flush': { replaces: ['all-pungs'] }, 'all-pungs': { replaces: ['half-flush'] } } },
      undefined,
      'rows-replace-each-other',
      'all-pungs',
    ],
  ])('%j with %j is refused: %s %s', (rules, options, code, token) => {
    expect(readRules(rules, options)).toEqual({ ok: false, error: { code, token } });
  });
});

const answers = fc.dictionary(fc.constantFrom(...OPTION_NAMES), fc.nat(5), { maxKeys: 8 }).map((places) =>
  Object.fromEntries(
    Object.entries(places).map(([name, place]) => {
      const values: readonly OptionValue[] = OPTIONS[name as keyof typeof OPTIONS];
      return [name, values[place % values.length]];
    }),
  ),
);
const worth = fc.oneof(fc.nat(15), fc.constant('off'), fc.constant('limit'));
const ids = fc.constantFrom(...PATTERN_IDS);
const rows = fc.dictionary(
  ids,
  fc.oneof(
    worth,
    fc.record({ fan: worth, stack: fc.constantFrom('add', 'highest'), replaces: fc.array(ids, { maxLength: 2 }) }),
  ),
  { maxKeys: 6 },
);
const houses = fc
  .record(
    {
      base: fc.constantFrom(...PRESET_IDS),
      name: fc.string({ unit: 'grapheme' }),
      minFan: fc.nat(4),
      capFan: fc.oneof(fc.integer({ min: 4, max: 20 }), fc.constant(null)),
      limitFan: fc.integer({ min: 1, max: 20 }),
      limitPoints: fc.oneof(fc.nat(100), fc.constant(null)),
      points: fc.constantFrom('half', 'full', 'tiers4710', { table: { '0': 0, '1': 1.5, '2+': 3 } }),
      rows,
      options: answers,
    },
    { requiredKeys: ['base'] },
  )
  .map((house): RuleSet | undefined => {
    const read = readRules(house);
    return read.ok ? read.value : undefined;
  })
  .filter((rules) => rules !== undefined);

describe('round trips', () => {
  it('gives the same rule set again through JSON', () => {
    fc.assert(
      fc.property(houses, (rules) => {
        const json = JSON.stringify(toCustomRules(rules));
        expect(readRules(JSON.parse(json))).toEqual({ ok: true, value: rules });
      }),
    );
  });

  it('gives the same rule set again through a link', () => {
    fc.assert(
      fc.property(houses, (rules) => {
        expect(unpackRules(packRules(rules))).toEqual({ ok: true, value: rules });
      }),
    );
  });

  it('writes a preset as its name alone, and a house in words that need no escaping', () => {
    for (const id of PRESET_IDS) expect(packRules(presetRules(id))).toBe(id);
    const packed = packRules(
      rulesOf({ base: 'hk33', minFan: 1, rows: { 'full-flush': 8 }, options: { payment: 'half' } }),
    );
    expect(packed).toBe('hk33*minFan.1*full-flush.8.add*payment.1');
    expect(new URLSearchParams({ r: packed }).toString()).toBe(`r=${packed}`);
  });

  it.each(['hk99', 'hk33*nonsense.1', 'hk33*payment.9', 'hk33*minFan.x', 'hk33*', '', 'hk33*points.'])(
    'refuses a broken link %j by name',
    (text) => {
      expect(unpackRules(text).ok).toBe(false);
    },
  );
});
