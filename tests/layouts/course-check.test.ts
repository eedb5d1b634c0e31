import { describe, expect, it } from 'vitest';
import { courseFaults } from '../../src/layouts/course-check.ts';

const locales = ['de', 'zh-hant'];
const units = [
  { id: 'first', lessons: ['tiles'] },
  { id: 'later', lessons: [] },
];

describe('the table of contents', () => {
  it('has no fault when every lesson exists in every language', () => {
    expect(courseFaults(units, ['tiles/de', 'tiles/zh-hant'], locales)).toEqual([]);
  });

  it('names the missing twin by its file', () => {
    expect(courseFaults(units, ['tiles/de'], locales)).toEqual([
      expect.stringContaining('content/lessons/tiles/zh-hant.mdx'),
    ]);
  });

  it('names a lesson that is not listed', () => {
    expect(courseFaults(units, ['tiles/de', 'tiles/zh-hant', 'wall/de'], locales)).toEqual([
      expect.stringContaining('"wall"'),
    ]);
  });

  it('names a file in an unknown language', () => {
    expect(courseFaults(units, ['tiles/de', 'tiles/zh-hant', 'tiles/fr'], locales)).toEqual([
      expect.stringContaining('"fr"'),
    ]);
  });

  it('names a lesson that is listed twice', () => {
    const twice = [...units, { id: 'again', lessons: ['tiles'] }];
    expect(courseFaults(twice, ['tiles/de', 'tiles/zh-hant'], locales)).toEqual([expect.stringContaining('twice')]);
  });
});
