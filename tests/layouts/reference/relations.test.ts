import { describe, expect, it } from 'vitest';
import { PATTERN_IDS } from '../../../src/fan/patterns/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { containedBy, containing, relationsOf } from '../../../src/layouts/reference/relations.ts';
import { rowOf, setsWith, worthsOf } from '../../../src/layouts/reference/worth.ts';

const RELATED = PATTERN_IDS.map((id) => ({ id, relations: relationsOf(id) }));

describe('what a pattern contains', () => {
  it('is contained in it, seen from the other side', () => {
    for (const id of PATTERN_IDS)
      for (const other of PATTERN_IDS) expect(containedBy(id).includes(other)).toBe(containing(other).includes(id));
    expect(containedBy('big-three-dragons')).toEqual(['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white']);
  });
});

describe('how a row stands to others', () => {
  it.each(RELATED)('$id: is said once of every rule set that has it', ({ id, relations }) => {
    expect(relations.flatMap(({ sets }) => sets).toSorted()).toEqual([...setsWith(id)].sort());
  });

  it.each(RELATED)('$id: takes away what says that it is taken away', ({ id, relations }) => {
    for (const { sets, replaces } of relations)
      for (const rules of sets)
        for (const other of replaces) {
          const back = relationsOf(other).find((each) => each.sets.includes(rules));
          if (rowOf(rules, other) !== undefined) expect(back?.replacedBy, `${other} ${rules}`).toContain(id);
        }
  });

  /** Three-three: limit hands take flowers and luck along. German page: a special hand is paid, nothing else is counted. */
  it('says what counts beside a limit hand', () => {
    const kindAt = (rules: (typeof PRESET_IDS)[number]) =>
      relationsOf('thirteen-orphans').find(({ sets }) => sets.includes(rules))?.kind;
    expect([kindAt('hk33'), kindAt('de64')]).toEqual(['limit-extras', 'limit-alone']);
  });

  /** Three-three: a whole set of flowers replaces the own one. German page: it adds. */
  it('differs by rule set where the sources do', () => {
    const all = relationsOf('all-flowers');
    expect(all.find(({ sets }) => sets.includes('hk33'))).toMatchObject({ kind: 'adds', replaces: ['seat-flower'] });
    expect(all.find(({ sets }) => sets.includes('de64'))).toMatchObject({ kind: 'free', replaces: [] });
    expect(relationsOf('seat-flower').find(({ sets }) => sets.includes('hk33'))).toMatchObject({
      kind: 'adds',
      replacedBy: ['all-flowers'],
    });
  });
});

describe('what a pattern is worth', () => {
  /** 清一色 in three-three: seven, in other sources six to ten. */
  it('is said of each rule set, with what other sources give', () => {
    expect(worthsOf('full-flush').map(({ rules }) => rules)).toEqual(PRESET_IDS);
    expect(worthsOf('full-flush')[0]).toEqual({ rules: 'hk33', fan: 7, disputed: [6, 10], isInferred: false });
    expect(worthsOf('four-winds-de')[0]?.fan).toBeUndefined();
  });
});
