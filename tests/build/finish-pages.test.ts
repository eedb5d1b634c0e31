import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishPagesOf } from '../../src/build/finish-pages.ts';

const PAGE = `<!doctype html><html><head><script src="/club/first.js"></script>
<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-abc=' 'sha256-def='; style-src 'self' 'sha256-ghi=';">
<link rel="stylesheet" href="/club/_astro/a.css"><link rel="stylesheet" href="/club/_astro/b.css"></head>
<body><style>i{color:red}</style><script>one()</script><p>Text</p><a><b></b><i></i></a><script>(two)()</script><script>one()</script>
<script type="module" src="/club/_astro/m.js"></script>
<astro-island component-url="/club/_astro/island.js" renderer-url="/club/_astro/renderer.js"></astro-island>
<astro-island component-url="/club/_astro/second.js" renderer-url="/club/_astro/renderer.js"></astro-island></body></html>`;

describe('a finished page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'finish-'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const assets = () => readdirSync(join(folder, '_astro'));

  beforeAll(async () => {
    mkdirSync(join(folder, '_astro'));
    writeFileSync(join(folder, 'first.js'), '');
    writeFileSync(join(folder, '_astro/island.js'), "import './base.js';import('./later.js')");
    writeFileSync(join(folder, '_astro/base.js'), "export{a}from'./deep.js'");
    for (const name of ['deep', 'later', 'renderer', 'second']) writeFileSync(join(folder, `_astro/${name}.js`), '');
    writeFileSync(join(folder, '_astro/a.css'), 'a{margin:0}u{margin:0}');
    writeFileSync(join(folder, '_astro/b.css'), 'b:hover{margin:0}:focus-visible{margin:0}.later{margin:0}');
    writeFileSync(join(folder, '_astro/c.css'), 'c{}');
    writeFileSync(join(folder, '_astro/m.js'), 'const css="/club/_astro/b.css", name="later"');
    writeFileSync(join(folder, 'index.html'), PAGE);
    await finishPagesOf(folder, '/club/');
  });

  test('has one stylesheet with the styles it or its scripts can use, in order', () => {
    const links = read('index.html').match(/<link rel="stylesheet" href="[^"]+">/g) ?? [];
    expect(links).toHaveLength(1);
    const name = /_astro\/(page\.\w+\.css)/.exec(links[0] ?? '')?.[1] ?? '';
    expect(read(`_astro/${name}`)).toBe(
      'a{margin:0}b:hover{margin:0}*:focus-visible{margin:0}.later{margin:0}i{color:red}',
    );
  });

  test('names its stylesheet ahead of all scripts, so that neither waits for the other', () => {
    const html = read('index.html');
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(0);
    expect(html.indexOf('<link rel="stylesheet"')).toBeLessThan(html.indexOf('<script'));
  });

  test('has its inline scripts as one deferred file that runs each once and in order', () => {
    const [name, ...others] = [
      ...read('index.html').matchAll(/<script defer crossorigin src="\/club\/(_astro\/[^"]+)"><\/script>/g),
    ];
    expect(others).toEqual([]);
    const ran: string[] = [];
    runInNewContext(read(name?.[1] ?? ''), { one: () => ran.push('one'), two: () => ran.push('two') });
    expect(ran).toEqual(['one', 'two']);
    expect(read('index.html')).not.toMatch(/<script>|<style>/);
    expect(read('index.html')).toContain('<script type="module" src="/club/_astro/m.js">');
  });

  test('asks at once for all that its first island waits for, however deep, and for nothing else', () => {
    const preloads = [...read('index.html').matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
      ([, href]) => href,
    );
    expect(preloads.toSorted()).toEqual(
      ['base', 'deep', 'island', 'renderer'].map((name) => `/club/_astro/${name}.js`),
    );
  });

  test('needs no hash in its policy', () => {
    expect(read('index.html')).toContain(`content="default-src 'self'; script-src 'self'; style-src 'self';"`);
  });

  test('leaves no stylesheet that nothing names, and keeps the others', () => {
    expect(assets()).not.toContain('a.css');
    expect(assets()).toContain('b.css');
    expect(assets()).toContain('c.css');
  });
});
