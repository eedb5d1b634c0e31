import ts from 'typescript';
import { PURE_ROOMS, roomOf } from './rooms.ts';
import type { SourceFile } from './source-files.ts';

/** Names of the world outside: pages, clocks, storage, network, chance, process and languages. */
const WORLD = new Set(
  `window document navigator location history screen self globalThis global localStorage sessionStorage indexedDB caches
   cookieStore console alert confirm prompt fetch XMLHttpRequest WebSocket EventSource crypto performance setTimeout setInterval
   setImmediate requestAnimationFrame requestIdleCallback queueMicrotask addEventListener dispatchEvent matchMedia customElements
   HTMLElement Element Node Event EventTarget process Buffer require Intl Temporal eval Function`.split(/\s+/),
);

/** Members that read chance, the clock or the language of the machine. */
const IMPURE_MEMBERS = new Set(['Math.random', 'Date.now', 'import.meta']);

const isLanguageMember = (name: string): boolean => name.startsWith('toLocale') || name === 'localeCompare';

/** What a file of a pure room takes from the outside, as sentences that name the file. */
export function purityFaults({ path, text }: SourceFile): readonly string[] {
  if (!PURE_ROOMS.includes(roomOf(path) ?? '')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const own = declaredNames(file);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = impureName(node, own);
    if (name !== undefined) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map((name) => `${path}: uses ${name}`);
}

function impureName(node: ts.Node, own: ReadonlySet<string>): string | undefined {
  if (ts.isIdentifier(node)) return isWorldName(node, own) ? node.text : undefined;
  if (ts.isMetaProperty(node)) return 'import.meta';
  if (ts.isNewExpression(node) || ts.isCallExpression(node))
    return readsClock(node, own) ? 'the current date' : undefined;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  if (isLanguageMember(node.name.text)) return node.name.text;
  const member = `${node.expression.getText()}.${node.name.text}`;
  return IMPURE_MEMBERS.has(member) ? member : undefined;
}

function isWorldName(node: ts.Identifier, own: ReadonlySet<string>): boolean {
  if (!WORLD.has(node.text) || own.has(node.text)) return false;
  const { parent } = node;
  const isMember = (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) && !isLeftOf(parent, node);
  return !isMember && !isPropertyName(parent, node);
}

const isLeftOf = (parent: ts.PropertyAccessExpression | ts.QualifiedName, node: ts.Node): boolean =>
  ts.isQualifiedName(parent) ? parent.left === node : parent.expression === node;

const isPropertyName = (parent: ts.Node, node: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent)) &&
  parent.name === node;

/** `Date()` and `new Date()` read the clock; `new Date(given)` does not. */
const readsClock = (node: ts.NewExpression | ts.CallExpression, own: ReadonlySet<string>): boolean =>
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'Date' &&
  !own.has('Date') &&
  (ts.isCallExpression(node) || (node.arguments?.length ?? 0) === 0);

/** Every name the file declares itself: a parameter called `history` is not the browser's. */
function declaredNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isImportSpecifier(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isClassDeclaration(node);
    if (declares && name !== undefined && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
