import { describe, expect, it } from 'vitest';
import { joinPath, lessonPath, pagePath, twinsOf } from '../../src/i18n/paths.ts';

describe('addresses', () => {
  it.each([
    ['/', 'de/', '/de/'],
    ['/club', 'de/', '/club/de/'],
    ['/club/', '/de/', '/club/de/'],
    ['/club/mahjong/', '', '/club/mahjong/'],
    ['/', '', '/'],
  ])('below %s, %s is %s', (base, path, address) => {
    expect(joinPath(base, path)).toBe(address);
  });

  it('begin with the language and end with a slash', () => {
    expect(pagePath('zh-hant', '')).toBe('/zh-hant/');
    expect(lessonPath('de', 'ready-hands')).toBe('/de/lessons/ready-hands/');
  });

  it('are the same in every language', () => {
    expect(twinsOf('practice/waits/').map(({ href }) => href)).toEqual([
      '/de/practice/waits/',
      '/zh-hant/practice/waits/',
      '/zh-hans/practice/waits/',
    ]);
  });
});
