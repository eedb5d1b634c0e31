import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/build/html.ts';
import { hasRunningText, textPagesOf } from '../../src/build/search/page-texts.ts';

const textsOf = (path: string, html: string) =>
  textPagesOf({ path, file: `${path}index.html`, html, root: parseHtml(html) });

const LESSON = `<main><h1> Kong </h1><p>Nicht durchsucht.</p><div data-searched>
  <div class="lead"><p>Vier gleiche  Steine.</p></div>
  <section><h2 id="kinds">Drei Arten</h2>
    <ul><li><b>Offen</b>: <button class="term">明槓</button><span class="term-note">Erklärung.</span>.</li><li><p>Verdeckt: selbst gezogen.</p></li></ul>
    <p>An deinem Tisch <span data-at="hk33 hk22">3</span><span data-at="de64">1</span> Fan.</p>
    <p>7 Fan</p>
    <astro-island><p>Eine Aufgabe.</p></astro-island><details><p>Eine Lösung.</p></details>
    <div class="without-script"><p>Ohne Skript.</p></div><p aria-hidden="true">Gemaltes.</p>
  </section></div></main>`;

describe('the running text of a page', () => {
  it('is what stands in its sentences, section by section', () => {
    expect(textsOf('de/lessons/kongs/', LESSON)).toEqual([
      [
        'lesson',
        'lessons/kongs/',
        'Kong',
        [
          ['', '', 'Vier gleiche Steine.'],
          ['kinds', 'Drei Arten', 'Offen: 明槓.\nVerdeckt: selbst gezogen.\nAn deinem Tisch 3 Fan.'],
        ],
      ],
    ]);
  });

  it('is not there on other pages, or where nothing is to be searched', () => {
    expect(textsOf('de/practice/waits/', LESSON)).toEqual([]);
    expect(textsOf('de/fan/kong/', '<h1>Kong</h1><p>Nichts.</p>')).toEqual([]);
    expect(['de/lessons/kongs/', 'de/fan/', 'de/', 'de/fan/kong/'].map(hasRunningText)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
