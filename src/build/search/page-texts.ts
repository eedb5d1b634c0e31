import type { TextPage, TextSection } from '../../layouts/search/find-text.ts';
import type { BuiltPage } from '../built-site.ts';
import { elementsOf, textOf, type HtmlElement, type HtmlNode } from '../html.ts';

/** Which pages have running text, and what a result on them is called. */
const KINDS = { lessons: 'lesson', fan: 'pattern', 'rule-sets': 'rules' } as const;

const PAGE = /^[a-z-]+\/((lessons|fan|rule-sets)\/[a-z0-9-]+\/)$/;

/** Whether a page, by its address below the base, is one of those with running text. */
export const hasRunningText = (path: string): boolean => PAGE.test(path);

/** What in a text is none: controls, drawings, puzzles with their answers, notes that open at a word. */
const LEFT_OUT = /^(?:script|style|svg|astro-island|details|form|nav|template)$/;
const LEFT_OUT_CLASS = /(?:^| )(?:term-note|without-script|hand|felt)(?: |$)/;

/** The texts that follow the rules switch stand there for every rule set; the first is what a page shows without a script. */
const FIRST_RULES = 'hk33';

/** The running text of a built page by its sections, as the search finds it; nothing where there is none to be found. */
export function textPagesOf({ path, root }: BuiltPage): readonly TextPage[] {
  const [, page, room] = PAGE.exec(path) ?? [];
  const kind = Object.entries(KINDS).find(([folder]) => folder === room)?.[1];
  const searched = elementsOf(root).filter(({ attributes }) => 'data-searched' in attributes);
  if (page === undefined || kind === undefined || searched.length === 0) return [];
  const title = elementsOf(root).find(({ name }) => name === 'h1');
  const sections = searched.flatMap((element) => sectionsOf(element));
  return [[kind, page, title === undefined ? '' : plain(textOf(title)), sections]];
}

function sectionsOf(root: HtmlElement): readonly TextSection[] {
  const sections: { id: string; heading: string; paragraphs: string[] }[] = [{ id: '', heading: '', paragraphs: [] }];
  const walk = (element: HtmlElement): void => {
    const { name, attributes, children } = element;
    if (isLeftOut(element)) return;
    if (/^h[23]$/.test(name) && attributes['id'] !== undefined)
      sections.push({ id: attributes['id'], heading: plain(textOf(element)), paragraphs: [] });
    else if (name === 'p' || (name === 'li' && !hasParagraphs(element)))
      sections.at(-1)?.paragraphs.push(plain(element.children.map(spokenText).join('')));
    else for (const child of children) if (child.kind === 'element') walk(child);
  };
  walk(root);
  return sections
    .map(({ id, heading, paragraphs }): TextSection => [id, heading, paragraphs.filter(isSentence).join('\n')])
    .filter(([, , text]) => text !== '');
}

const isLeftOut = ({ name, attributes: { class: names = '', 'data-at': at, ...attributes } }: HtmlElement): boolean =>
  LEFT_OUT.test(name) ||
  LEFT_OUT_CLASS.test(names) ||
  attributes['aria-hidden'] === 'true' ||
  (at !== undefined && !at.split(' ').includes(FIRST_RULES));

const hasParagraphs = (element: HtmlElement): boolean => elementsOf(element).some(({ name }) => name === 'p');

const spokenText = (node: HtmlNode): string =>
  node.kind === 'text' ? node.text : isLeftOut(node) ? '' : node.children.map(spokenText).join('');

/** A bare value is none, nor is a name. */
const isSentence = (text: string): boolean => /[.:!?。：！？]/.test(text);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
