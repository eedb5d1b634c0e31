import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { settingsScript } from '../../src/progress/settings-boot.ts';
import { SETTINGS_KEY } from '../../src/progress/settings.ts';

interface Visit {
  readonly stored?: string;
  readonly search?: string;
  readonly blocked?: boolean;
}

/** Runs the script of the head as a browser would, on a page whose server set corner marks on and `hk33`. */
function boot({ stored, search = '', blocked = false }: Visit): Record<string, string> {
  const dataset: Record<string, string> = { index: 'on', rules: 'hk33', rulesBase: 'hk33' };
  const getItem = (key: string): string | null => {
    if (blocked) throw new Error('SecurityError');
    return key === SETTINGS_KEY ? (stored ?? null) : null;
  };
  runInNewContext(settingsScript(), {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    location: { search },
    URLSearchParams,
  });
  return dataset;
}

describe('the script in the head', () => {
  it('changes nothing for a new reader', () => {
    expect(boot({})).toEqual({ index: 'on', rules: 'hk33', rulesBase: 'hk33' });
  });

  it('shows what was stored', () => {
    expect(boot({ stored: '{"v":1,"theme":"dark","index":"off","rules":"hk22"}' })).toEqual({
      theme: 'dark',
      index: 'off',
      rules: 'hk22',
      rulesBase: 'hk22',
    });
  });

  it('leaves the theme to the device when the reader said so', () => {
    expect(boot({ stored: '{"theme":"auto"}' })).not.toHaveProperty('theme');
  });

  it('lets the rules of a link go before the stored ones', () => {
    expect(boot({ stored: '{"rules":"hk22"}', search: '?h=123m&r=de64' })).toMatchObject({
      rules: 'de64',
      rulesLink: 'de64',
    });
  });

  it('knows custom sets by their base, stored and linked', () => {
    const house = 'hk22*minFan.1*name.Donnerstagsrunde';
    expect(boot({ stored: JSON.stringify({ rules: house, house }) })).toEqual({
      index: 'on',
      rules: house,
      rulesBase: 'hk22',
    });
    expect(boot({ search: '?r=gd06*name.Caf%C3%A9%20%2B' })).toMatchObject({
      rules: 'gd06*name.Café +',
      rulesLink: 'gd06*name.Café +',
      rulesBase: 'gd06',
    });
    expect(boot({ search: `?r=gd06*name.${'x'.repeat(9999)}` })).toMatchObject({ rules: 'hk33', rulesBase: 'hk33' });
    expect(boot({ search: '?r=riichi*minFan.1' })).toMatchObject({ rules: 'hk33', rulesUnknown: 'riichi*minFan.1' });
  });

  it('keeps the own rules when the link names unknown ones, and says so', () => {
    const data = boot({ stored: '{"rules":"hk22"}', search: '?r=riichi' });
    expect(data).toMatchObject({ rules: 'hk22', rulesUnknown: 'riichi' });
    expect(data).not.toHaveProperty('rulesLink');
  });

  it('works on when the storage is blocked or broken', () => {
    expect(boot({ blocked: true })).toEqual({ index: 'on', rules: 'hk33', rulesBase: 'hk33', storage: 'blocked' });
    expect(boot({ stored: '{"theme":' })).toMatchObject({ index: 'on', rules: 'hk33', storage: 'broken' });
    expect(boot({ stored: '{"theme":"dark","index":3}' })).toMatchObject({
      theme: 'dark',
      index: 'on',
      storage: 'partly',
    });
  });
});
