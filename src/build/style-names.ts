import ts from 'typescript';
import { elementsOf, type HtmlElement } from './html.ts';

/** What a name of a class, an element, an attribute or a variable is made of. */
const NAME = /[A-Za-z0-9_-]+/g;

export const namesIn = (text: string): readonly string[] => text.match(NAME) ?? [];

/** The names by which styles find what a page holds: elements, attributes, classes, ids. The words of its text are none. */
export const namesOfPage = (root: HtmlElement): ReadonlySet<string> =>
  new Set(
    elementsOf(root).flatMap(({ name, attributes }) => [
      name,
      ...Object.keys(attributes),
      ...namesIn(attributes['class'] ?? ''),
      ...namesIn(attributes['id'] ?? ''),
    ]),
  );

/**
 * The names a script can give to what it puts on the page: they stand in its strings, or are the attributes of a `dataset`,
 * whose names could be any of its words.
 */
export function namesOfScript(source: string): ReadonlySet<string> {
  const names = new Set(source.includes('dataset') ? namesIn(source).map(dataName) : []);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || isTemplatePart(node)) for (const name of namesIn(node.text)) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('built.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return names;
}

/** `data-rules-name` for the `rulesName` of a dataset. */
const dataName = (key: string): string => `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
