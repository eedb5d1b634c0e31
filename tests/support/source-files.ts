import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importsOf, type ModuleImport } from '../../src/build/module-graph.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** A source file by its path from the project's root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file below the given folders whose name ends as asked; packages that are installed there are none of ours. */
export function sourceFiles(folders: readonly string[], ending: RegExp): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(({ parentPath }) => !/[\\/]node_modules(?:[\\/]|$)/.test(relative(ROOT, parentPath)))
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(ROOT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') })),
  );
}

/** The configurations at the root of the project. */
export const configFiles = (): readonly SourceFile[] =>
  readdirSync(ROOT)
    .filter((name) => /\.config\.[cm]?[jt]s$/.test(name))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Every import of a source file, whatever its language: TypeScript, Astro (frontmatter, scripts, template) or MDX. */
export function importsOfSource({ path, text }: SourceFile): readonly ModuleImport[] {
  return scriptPartsOf(path, text).flatMap((part) => importsOf(part, path.endsWith('.ts') ? 'part.ts' : 'part.tsx'));
}

/** The parts of a file that are script, each a module of its own. */
function scriptPartsOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.astro')) return astroParts(text);
  if (path.endsWith('.mdx')) return mdxParts(text);
  return [text];
}

const FRONTMATTER = /^\s*---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const DYNAMIC_IMPORT = /\bimport\s*\(\s*(?:'[^']*'|"[^"]*"|`[^`]*`)\s*\)/g;

function astroParts(text: string): readonly string[] {
  const template = text.replace(FRONTMATTER, '');
  return [
    FRONTMATTER.exec(text)?.[1] ?? '',
    ...Array.from(template.matchAll(SCRIPT), ([, script]) => script ?? ''),
    ...dynamicImports(template.replace(SCRIPT, '')),
  ];
}

function mdxParts(text: string): readonly string[] {
  const prose = text.replace(FRONTMATTER, '').replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm, '');
  const modules = prose.split(/\n\s*\n/).filter((block) => /^\s*(?:import|export)\b/.test(block));
  return [...modules, ...dynamicImports(prose)];
}

const dynamicImports = (text: string): readonly string[] => text.match(DYNAMIC_IMPORT) ?? [];
