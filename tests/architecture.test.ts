import { describe, expect, it } from 'vitest';
import { findCycle, importFaults, roomEdges } from './support/import-rules.ts';
import { purityFaults } from './support/purity.ts';
import { roomOf } from './support/rooms.ts';
import { configFiles, importsOfSource, sourceFiles } from './support/source-files.ts';

const SCRIPT = /\.(?:[cm]?[jt]sx?|astro|mdx)$/;

/** All source text of the project, but the pages of others that we are measured beside. */
const SOURCES = [...sourceFiles(['src', 'content', 'tests', 'public'], SCRIPT), ...configFiles()].filter(
  ({ path }) => !/^tests\/bench\/(?:peers|site\/starlight)\//.test(path),
);

describe('the rooms', () => {
  it('import only whom they may, by full file name', { timeout: 60_000 }, () => {
    expect(SOURCES.length).toBeGreaterThan(5);
    expect(SOURCES.flatMap(importFaults)).toEqual([]);
  });

  it('hold every source file; types of files that have none stand apart', () => {
    const homeless = SOURCES.map(({ path }) => path).filter((path) => roomOf(path) === undefined);
    expect(homeless).toEqual(['src/astro-modules.d.ts']);
  });

  it('have no cycle', { timeout: 60_000 }, () => {
    expect(findCycle(SOURCES.flatMap(roomEdges))).toBeUndefined();
  });

  it('that only compute touch nothing outside', { timeout: 60_000 }, () => {
    expect(SOURCES.flatMap(purityFaults)).toEqual([]);
  });
});

const faults = (path: string, text: string): readonly string[] => importFaults({ path, text });

describe('the import check', () => {
  it.each([
    ['a static import', 'src/engine/a.ts', `import { b } from '../fan/b.ts';`],
    ['a type import', 'src/engine/a.ts', `import type { B } from '../fan/b.ts';`],
    ['an inline import type', 'src/engine/a.ts', `type B = import('../fan/b.ts').B;`],
    ['a re-export', 'src/engine/a.ts', `export * from '../fan/b.ts';`],
    ['a bare import', 'src/engine/a.ts', `import '../fan/b.ts';`],
    ['a dynamic import', 'src/engine/a.ts', `const b = await import('../fan/b.ts');`],
    ['a glob', 'src/engine/a.ts', `const all = import.meta.glob(['../fan/*.ts']);`],
    ['a package in a pure room', 'src/fan/a.ts', `import { h } from 'preact';`],
    ['a Node module in a pure room', 'src/links/a.ts', `import fs from 'node:fs';`],
    ['a neighbour of the same height', 'src/fan/a.ts', `import { b } from '../table/b.ts';`],
    ['a language in a pure room', 'src/puzzles/waits/a.ts', `import { say } from '../../i18n/message.ts';`],
    ['an island in a component', 'src/components/A.astro', `---\nimport B from '../islands/B.tsx';\n---\n<B />`],
    ['a script of an Astro file', 'src/components/A.astro', `<p></p><script>import '../links/b.ts';</script>`],
    ['a dynamic import in a template', 'src/components/A.astro', `<p>{await import('../links/b.ts')}</p>`],
    [
      'an import of MDX',
      'content/lessons/a/de.mdx',
      `---\ntitle: A\n---\nimport B from '../../../src/islands/B.tsx';\n\n# A`,
    ],
    ['an export of MDX', 'content/lessons/a/de.mdx', `Text.\n\nexport { b } from '../../../src/links/b.ts';\n`],
    ['an island in the build', 'src/build/a.ts', `import { B } from '../islands/B.tsx';`],
    ['a test', 'src/engine/a.ts', `import { b } from '../../tests/b.ts';`],
    ['a test in a configuration', 'astro.config.mjs', `import { b } from './tests/b.ts';`],
    ['an island in a configuration', 'astro.config.mjs', `import { B } from './src/islands/B.tsx';`],
    ['the site in a file served as it is', 'public/a.js', `import '../src/links/b.ts';`],
    ['no ending in a test', 'tests/a.ts', `import { b } from '../src/engine/b';`],
    ['no ending', 'src/engine/a.ts', `import { b } from './b';`],
    ['the ending of a compiled file', 'src/engine/a.ts', `import { b } from './b.js';`],
    ['a path from the root', 'src/pages/a.astro', `---\nimport B from '/src/islands/B.tsx';\n---`],
  ])('refuses %s', (_name, path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each([
    ['downwards', 'src/pages/de/a.astro', `---\nimport B from '../../islands/B.tsx';\nimport 'astro:content';\n---`],
    ['within a room', 'src/engine/a.ts', `import type { B } from './b.ts';`],
    ['a component in MDX', 'content/lessons/a/de.mdx', `import B from '../../../src/components/B.astro';\n\n<B />`],
    [
      'code that is shown in MDX',
      'content/lessons/a/de.mdx',
      "```ts\n\nimport b from '../../../src/links/b.ts';\n```\n",
    ],
    ['a file taken as an address', 'src/components/a.ts', `import url from './a.svg?url&no-inline';`],
    ['a comment', 'src/engine/a.ts', `// import { b } from '../fan/b.ts';`],
  ])('lets through %s', (_name, path, text) => {
    expect(faults(path, text)).toEqual([]);
  });

  it('reads every import of an Astro file', () => {
    const text = `---\nimport A from './A.astro';\n---\n<script>\nimport { b } from './b.ts';\n</script>`;
    expect(importsOfSource({ path: 'src/pages/x.astro', text }).map(({ specifier }) => specifier)).toEqual([
      './A.astro',
      './b.ts',
    ]);
  });

  it('finds a cycle and names it', () => {
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ];
    expect(findCycle(edges)).toBeUndefined();
    expect(findCycle([...edges, { from: 'c', to: 'b' }])).toBe('b -> c -> b');
  });
});

describe('the purity check', () => {
  it.each([
    ['Math.random();'],
    ['const r = Math.random;'],
    ['Date.now();'],
    ['new Date();'],
    ['Date();'],
    ['console.log(1);'],
    ['const w = document.title;'],
    ['localStorage.setItem("a", "b");'],
    ['globalThis.setTimeout(() => 1, 1);'],
    ['import.meta.env;'],
    ['"a".localeCompare("b");'],
    ['(1).toLocaleString();'],
    ['type E = HTMLElement;'],
    ['const o = { history };'],
  ])('refuses %s', (text) => {
    expect(purityFaults({ path: 'src/engine/a.ts', text })).not.toEqual([]);
  });

  it.each([
    ['const at = (day: number) => new Date(day).getUTCDate();'],
    ['export const f = (history: readonly string[]) => history.length;'],
    ['export const g = (x: { readonly self: boolean }) => x.self;'],
    ['const o = { location: 1 };'],
    ['Math.max(1, 2); // Math.random'],
  ])('lets through %s', (text) => {
    expect(purityFaults({ path: 'src/engine/a.ts', text })).toEqual([]);
  });

  it('holds only for rooms that compute', () => {
    expect(purityFaults({ path: 'src/islands/a.ts', text: 'console.log(1);' })).toEqual([]);
  });
});
