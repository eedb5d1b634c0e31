import ts from 'typescript';

/** One import found in a module: what it names, and whether the module waits for it. */
export interface ModuleImport {
  readonly specifier: string;
  /** `static` also covers re-exports and type imports; `dynamic` is `import('…')`; `glob` is `import.meta.glob`. */
  readonly kind: 'static' | 'dynamic' | 'glob';
}

/** Every import of a TypeScript or JavaScript module: imports, re-exports, `import type`, `import('…')`, globs. */
export function importsOf(source: string, fileName = 'module.tsx'): readonly ModuleImport[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, scriptKindOf(fileName));
  const found: ModuleImport[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...importsAt(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const scriptKindOf = (fileName: string): ts.ScriptKind =>
  fileName.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;

function importsAt(node: ts.Node): readonly ModuleImport[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textsOf([node.moduleSpecifier], 'static');
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return textsOf([node.argument.literal], 'static');
  if (ts.isExternalModuleReference(node)) return textsOf([node.expression], 'static');
  if (!ts.isCallExpression(node)) return [];
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return textsOf(node.arguments.slice(0, 1), 'dynamic');
  return isGlobCall(node) ? textsOf(globPatterns(node.arguments[0]), 'glob') : [];
}

function textsOf(nodes: readonly (ts.Node | undefined)[], kind: ModuleImport['kind']): readonly ModuleImport[] {
  return nodes.flatMap((node) =>
    node !== undefined && ts.isStringLiteralLike(node) ? [{ specifier: node.text, kind }] : [],
  );
}

function isGlobCall({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'glob' &&
    ts.isMetaProperty(expression.expression)
  );
}

const globPatterns = (argument: ts.Expression | undefined): readonly ts.Expression[] =>
  argument === undefined ? [] : ts.isArrayLiteralExpression(argument) ? argument.elements : [argument];
