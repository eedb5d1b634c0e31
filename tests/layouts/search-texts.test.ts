import { describe, expect, it } from 'vitest';
import { findTexts, foldPages, type TextHit, type TextPage } from '../../src/layouts/search/find-text.ts';

const pages: readonly TextPage[] = [
  [
    'lesson',
    'lessons/wall/',
    'Die Mauer öffnen',
    [
      ['', '', 'Ost würfelt. Dann geht die Mauer auf, und jeder weiß, wo er nimmt.'],
      [
        'sums',
        'Die Summe',
        'Mit drei Würfeln reicht die Summe von drei bis achtzehn.\nIn Hongkong zählt man gegen den Uhrzeigersinn und überspringt niemanden, auch wenn manche in Deutschland es umgekehrt gelernt haben und darum jedes Mal darüber reden, bevor der erste Stein genommen ist.',
      ],
    ],
  ],
  [
    'lesson',
    'lessons/kongs/',
    'Kong',
    [['replacement', 'Der Ersatzstein', 'Vier gleiche sind ein Kong. Für Kongs ziehst du nach: 補牌 (bou2 paai2).']],
  ],
  [
    'lesson',
    'lessons/claims/',
    '上碰槓',
    [['first', '先後', '上家打牌，下家可以上。食糊最大，槓與碰次之，上牌最後。']],
  ],
];
const sections = foldPages(pages);
const find = (query: string): readonly TextHit[] => findTexts(sections, query);
const placesFor = (query: string): readonly string[] => find(query).map(({ page }) => page);
const shown = (hit: TextHit | undefined): string =>
  (hit?.excerpt() ?? []).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('the search in running texts', () => {
  it.each([
    ['wuerfeln', 'lessons/wall/#sums'],
    ['WÜRFELT', 'lessons/wall/'],
    ['Ersatzstein Kong', 'lessons/kongs/#replacement'],
    ['boupaai', undefined],
    ['bou paai', 'lessons/kongs/#replacement'],
    ['bou2 paai2', 'lessons/kongs/#replacement'],
    ['overspringen', undefined],
    ['überspringen', 'lessons/wall/#sums'],
    ['槓與碰', 'lessons/claims/#first'],
    ['糊最', 'lessons/claims/#first'],
    ['Skatblatt', undefined],
  ])('leads for %s to the section that says it', (query, place) => {
    expect(placesFor(query)[0]).toBe(place);
  });

  it('wants every word, wherever in the section or its title', () => {
    expect(placesFor('Mauer Würfel')).toEqual(['lessons/wall/', 'lessons/wall/#sums']);
    expect(placesFor('Kong Würfel')).toEqual([]);
  });

  it('finds a part of a word, but a short one only at its beginning', () => {
    expect(placesFor('kehrt')).toEqual(['lessons/wall/#sums']);
    expect(placesFor('Kong')).toEqual(['lessons/kongs/#replacement']);
  });

  it('does not look for a single letter, but for a single character', () => {
    expect([...placesFor('u'), ...placesFor(' '), ...placesFor('')]).toEqual([]);
    expect(placesFor('槓')).toEqual(['lessons/claims/#first']);
  });
});

describe('an excerpt', () => {
  it('is the sentence, with what was looked for marked as it is written', () => {
    expect(shown(find('wuerfeln')[0])).toBe('Mit drei [Würfeln] reicht die Summe von drei bis achtzehn.');
    expect(shown(find('bou paai')[0])).toContain('補牌 ([bou2] [paai2]).');
  });

  it('takes the next sentence with a short one, within its paragraph', () => {
    expect(shown(find('würfelt')[0])).toMatch(/^Ost \[würfelt\]\. Dann geht/);
  });

  it('is cut between words where a sentence is long', () => {
    const text = shown(find('Uhrzeigersinn')[0]);
    expect(text).toContain('den [Uhrzeigersinn] und überspringt');
    expect(text.endsWith(' …')).toBe(true);
    expect(text.length).toBeLessThan(180);
    const last = text.replace(/ …$/, '').split(' ').at(-1) ?? '';
    expect(pages[0]?.[3][1]?.[2].split(/\s/)).toContain(last);
  });

  it('is one sentence in Chinese too', () => {
    expect(shown(find('槓與碰')[0])).toBe('食糊最大，[槓與碰]次之，上牌最後。');
  });
});

/** A page with one part, called by its letter. */
const pageOf = (letter: string, text: string): TextPage => ['lesson', `${letter}/`, letter, [['', '', text]]];
const placesIn = (some: readonly TextPage[], query: string): readonly string[] =>
  findTexts(foldPages(some), query).map(({ page }) => page);

describe('the order in running texts', () => {
  it('is: side by side, at the beginning of words, inside of words', () => {
    const some = [
      pageOf('c', 'Spielwürfel liegen auf dem Spieltisch.'),
      pageOf('b', 'Würfel liegen auf dem Tisch.'),
      pageOf('a', 'Die Würfel, Tisch und Mauer.'),
    ];
    expect(placesIn(some, 'Würfel Tisch')).toEqual(['a/', 'b/', 'c/']);
  });

  it('is, among equals: who says it often first', () => {
    const some = [pageOf('b', 'Ein Ersatzstein.'), pageOf('a', 'Ersatzstein um Ersatzstein.')];
    expect(placesIn(some, 'Ersatzstein')).toEqual(['a/', 'b/']);
  });

  it('leaves out what only the title says', () => {
    expect(placesFor('öffnen')).toEqual([]);
  });

  it.each(['gleicher', 'gleiches', 'gleichen', 'gleiche'])('takes %s for another ending of a word', (query) => {
    expect(placesIn([pageOf('a', 'Drei sind gleich.')], query)).toEqual(['a/']);
  });
});

describe('the length of an excerpt', () => {
  it('ends with the paragraph, however short it is', () => {
    const text = 'Kurzum.\nEin neuer Absatz, der lang genug ist, um für sich allein zu stehen.';
    expect(shown(findTexts(foldPages([pageOf('a', text)]), 'kurzum')[0])).toBe('[Kurzum].');
  });

  it('is half as many characters in Chinese, each as wide as two letters', () => {
    const sentence = '四家輪流摸牌打牌，誰先湊成四組牌加一對眼，誰就可以叫食糊。';
    const [hit] = findTexts(foldPages([pageOf('a', `${sentence}之後計番找數。`)]), '四組');
    expect(shown(hit).replaceAll(/[[\]]/g, '')).toBe(sentence);
  });
});
