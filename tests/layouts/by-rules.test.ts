import { describe, expect, it } from 'vitest';
import { byRules } from '../../src/layouts/lesson/by-rules.ts';

describe('a text for every rule set', () => {
  it('stands once for all rule sets in which it is the same, in their order', () => {
    expect(byRules((rules) => ({ flowers: rules.startsWith('hk33') }))).toEqual([
      { at: 'hk33 hk33-hkma hk33-new-territories', value: { flowers: true } },
      { at: 'hk22 gd06 de64', value: { flowers: false } },
    ]);
  });

  it('stands alone where all say the same', () => {
    expect(byRules(() => '3')).toHaveLength(1);
  });
});
