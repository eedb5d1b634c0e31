import { describe, expect, it } from 'vitest';
import { fold, isFound } from '../../src/layouts/glossary/search.ts';

describe('folding a name', () => {
  it.each([
    ['Würfel', 'wurfel'],
    ['WUERFEL', 'wurfel'],
    ['Weißer Drache', 'weisserdrache'],
    ['ting1 paai2', 'tingpaai'],
    ['Mah-Jongg', 'mahjongg'],
    ['dealer’s jump', 'dealersjump'],
    ['聽牌', '聽牌'],
    ['　', ''],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('finding a name', () => {
  const names = ['giu3 wu2', '听牌'].map(fold);

  it.each(['', 'giu', 'GIU WU', 'wu2', '听', '牌'])('finds it by "%s"', (query) => {
    expect(isFound(names, query)).toBe(true);
  });

  it.each(['giua', '聽', 'wu giu'])('does not find it by "%s"', (query) => {
    expect(isFound(names, query)).toBe(false);
  });
});
