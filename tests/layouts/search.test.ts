import { describe, expect, it } from 'vitest';
import { findEntries, foldEntries, type SearchEntry } from '../../src/layouts/search/find.ts';

const entries = foldEntries([
  [
    'term',
    'Kreise',
    'glossary/#circles',
    ['筒子', 'Lotus', '饼'],
    'Die Farbe mit den Ringen; unsere deutsche Quelle nennt sie Lotus.',
  ],
  ['term', 'warten', 'glossary/#ready', ['叫糊', 'giu3 wu2', '听牌'], 'Einen Stein vor dem Sieg.'],
  ['pattern', '對對糊', 'fan/all-pungs/', ['deoi3 deoi3 wu2', 'Pong Hand', 'All Pungs'], '四組刻子或槓，加一對眼。'],
  ['pattern', 'Dreizehn Weisen', 'fan/thirteen-orphans/', ['十三么'], 'Eine von jeder Eins und Neun.'],
  [
    'pattern',
    'Kleine drei Drachen',
    'fan/small-three-dragons/',
    ['小三元'],
    'Zwei Drachen als Pong, der dritte als Paar.',
  ],
] satisfies readonly SearchEntry[]);

const pagesFor = (query: string): readonly string[] => findEntries(entries, query).map(([, , page]) => page);

describe('the search', () => {
  it.each([
    ['Lotus', 'glossary/#circles'],
    ['听牌', 'glossary/#ready'],
    ['giuwu', 'glossary/#ready'],
    ['對對糊', 'fan/all-pungs/'],
    ['dreizehn weisen', 'fan/thirteen-orphans/'],
  ])('finds %s first', (query, page) => {
    expect(pagesFor(query)[0]).toBe(page);
  });

  it('finds a Chinese word inside a sentence', () => {
    expect(pagesFor('刻子')).toEqual(['fan/all-pungs/']);
  });

  it('puts a name before a mention', () => {
    expect(pagesFor('Pong')).toEqual(['fan/all-pungs/', 'fan/small-three-dragons/']);
  });

  it('puts what begins so before what has it inside, a title before a name', () => {
    const some = foldEntries([
      ['term', 'Vordreier', 'c/', [], ''],
      ['term', 'Anders', 'b/', ['Dreie'], ''],
      ['term', 'Dreier', 'a/', [], ''],
    ]);
    expect(findEntries(some, 'drei').map(([, , page]) => page)).toEqual(['a/', 'b/', 'c/']);
  });

  it('finds nothing for an empty query or an unknown word', () => {
    expect([...pagesFor(' '), ...pagesFor('Skatblatt')]).toEqual([]);
  });
});
