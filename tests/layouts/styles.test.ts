import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRESET_IDS } from '../../src/fan/rule-sets/preset-ids.ts';
import { SETTING_CHOICES } from '../../src/progress/settings.ts';

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

describe('styles that repeat what stands elsewhere', () => {
  it.each(SETTING_CHOICES.rules)('show the name of the rule set %s in the header', (id) => {
    expect(read('layouts/RulesSwitch.astro')).toContain(`[data-rules='${id}'] [data-rules-name='${id}']`);
  });

  it.each(globSync('src/**/*.{css,astro}').filter((file) => readFileSync(file, 'utf8').includes('[data-rules-base=')))(
    'speak of every rule set in %s',
    (file) => {
      const pairs = [
        ...readFileSync(file, 'utf8').matchAll(
          /\[data-rules-base='([\w-]+)'\] (?::global\()?\[data-(?:rules-row|at)~?='([\w-]+)'\]/g,
        ),
      ].map(([, base, shown]) => [base, shown]);
      expect(pairs).toEqual(PRESET_IDS.map((id) => [id, id]));
    },
  );

  it('give the bar of the browser the color of the paper', () => {
    const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(read('styles/tokens.css')) ?? [];
    const shell = read('layouts/Shell.astro');
    expect(shell).toMatch(new RegExp(`content="${light ?? '?'}"[^>]*data-for="light"`));
    expect(shell).toMatch(new RegExp(`content="${dark ?? '?'}"[^>]*data-for="dark"`));
    expect(read('pages/[locale]/app.webmanifest.ts')).toContain(`theme_color: '${light ?? '?'}'`);
  });
});
