import { describe, expect, it } from 'vitest';
import { textFaults } from '../../src/layouts/text-check.ts';

const locales = ['de', 'zh-hant'];
const faultsOf = (ids: readonly string[]): readonly string[] => textFaults('fan', ['kong'], ids, locales);

describe('the texts of a list of things', () => {
  it('have no fault when each is there in every language', () => {
    expect(faultsOf(['kong/zh-hant', 'kong/de'])).toEqual([]);
  });

  it('lack one by its file', () => {
    expect(faultsOf(['kong/de'])).toEqual([expect.stringContaining('content/fan/kong/zh-hant.mdx')]);
  });

  it.each(['pong/de', 'kong/fr'])('name a file of nothing: %s', (id) => {
    expect(faultsOf(['kong/de', 'kong/zh-hant', id])).toEqual([expect.stringContaining(`content/fan/${id}.mdx`)]);
  });
});
