import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** One element of a parsed page: its name, its attributes, and the text directly or indirectly inside it. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** A piece of a page: an element or the text between elements. */
export type HtmlNode = ({ readonly kind: 'element' } & HtmlElement) | { readonly kind: 'text'; readonly text: string };

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;

/** Reads a page into plain data, the contents of `<template>` included. Never fails: HTML has no syntax errors. */
export function parseHtml(html: string): HtmlElement {
  return { name: '#document', attributes: {}, children: toNodes(parse(html).childNodes) };
}

/** Every element below a node, in the order of the page. */
export function elementsOf(root: HtmlElement): readonly HtmlElement[] {
  return root.children.flatMap((node) => (node.kind === 'element' ? [node, ...elementsOf(node)] : []));
}

/** The text of an element as written, without markup. */
export function textOf(element: HtmlElement): string {
  return element.children.map((node) => (node.kind === 'text' ? node.text : textOf(node))).join('');
}

const toNodes = (nodes: readonly ParsedNode[]): readonly HtmlNode[] => nodes.flatMap(toNode);

function toNode(node: ParsedNode): readonly HtmlNode[] {
  if ('value' in node) return [{ kind: 'text', text: node.value }];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(
    node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  return [{ kind: 'element', name: node.tagName, attributes, children: toNodes(children) }];
}
