import { describe, expect, it } from 'vitest';
import { builtSiteOf, pagesOf } from '../../src/build/built-site.ts';
import { passagesOf, type Passage } from '../support/prose-of-page.ts';
import { proseFaults } from '../support/prose.ts';

const passages = pagesOf(builtSiteOf(process.env)).flatMap(({ file, root }) =>
  passagesOf(root).map((passage) => ({ file, ...passage })),
);

const faultsIn = (faultsOf: (passage: Passage) => readonly string[]): readonly string[] =>
  passages.flatMap((passage) => faultsOf(passage).map((fault) => `${passage.file}: ${fault}`));

describe('the words of the built pages', () => {
  it('are found', () => {
    expect(passages.length).toBeGreaterThan(10);
  });

  it('are set as their language sets them', () => {
    expect(faultsIn(({ tag, text }) => proseFaults(tag, text))).toEqual([]);
  });

  it('show no Markdown that was not understood', () => {
    expect(faultsIn(({ text }) => text.match(/\*\*|\]\(|^#+ /g) ?? [])).toEqual([]);
  });

  it('have a language', () => {
    expect(faultsIn(({ tag, text }) => (tag === '' ? [text] : []))).toEqual([]);
  });
});
