import type { HtmlElement } from '../../src/build/html.ts';

/** A paragraph of a page in one language, or one of its spoken attributes. */
export interface Passage {
  readonly tag: string;
  readonly text: string;
}

const NOT_PROSE = ['script', 'style', 'code', 'kbd', 'samp', 'pre', 'textarea', 'svg'];
const INLINE = `a abbr b bdi bdo cite data dfn em i mark q rp rt ruby s small span strong sub sup time u wbr`.split(
  ' ',
);
const SPOKEN = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

/** Every passage of a page, each with the language that holds where it stands. */
export function passagesOf(root: HtmlElement): readonly Passage[] {
  const passages: { readonly tag: string; text: string }[] = [];
  let isOpen = false;
  const write = (tag: string, text: string): void => {
    const last = passages.at(-1);
    if (isOpen && last?.tag === tag) last.text += text;
    else passages.push({ tag, text });
    isOpen = true;
  };
  const visit = (element: HtmlElement, outer: string): void => {
    const tag = element.attributes['lang'] ?? outer;
    for (const name of SPOKEN) {
      const text = element.attributes[name];
      if (text !== undefined) passages.unshift({ tag, text });
    }
    if (NOT_PROSE.includes(element.name)) return;
    const breaks = !INLINE.includes(element.name);
    if (breaks) isOpen = false;
    for (const node of element.children) {
      if (node.kind === 'text') write(tag, node.text);
      else visit(node, tag);
    }
    if (breaks) isOpen = false;
  };
  visit(root, '');
  return passages.filter(({ text }) => text.trim() !== '');
}
