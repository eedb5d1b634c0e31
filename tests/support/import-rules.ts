import { posix } from 'node:path';
import { ALLOWED, PURE_ROOMS, roomOf } from './rooms.ts';
import { importsOfSource, type SourceFile } from './source-files.ts';

/** An import that goes from one room to another. */
export interface RoomEdge {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with the imports of one file, as sentences that name the file. Empty when nothing is. */
export function importFaults(source: SourceFile): readonly string[] {
  return importsOfSource(source).flatMap(({ specifier, kind }) => {
    const fault = faultOf(source.path, specifier, kind === 'glob');
    return fault === undefined ? [] : [`${source.path}: ${fault}`];
  });
}

function faultOf(path: string, specifier: string, isGlob: boolean): string | undefined {
  const room = roomOf(path);
  if (room === undefined) return undefined;
  if (!isRelative(specifier)) return packageFault(room, specifier);
  if (!isGlob && !hasEnding(specifier)) return `"${specifier}" has no file ending`;
  const target = roomOf(resolveFrom(path, specifier));
  if (target === undefined) return `${room} imports "${specifier}", which is in no room`;
  if (target !== room && ALLOWED[room]?.includes(target) !== true)
    return `${room} may not import ${target} ("${specifier}")`;
  return undefined;
}

function packageFault(room: string, specifier: string): string | undefined {
  if (/^(?:\/|(?:src|content|tests|~|@)(?:\/|$))/.test(specifier)) return `"${specifier}" must be a relative path`;
  return PURE_ROOMS.includes(room) ? `${room} imports the package "${specifier}"` : undefined;
}

const isRelative = (specifier: string): boolean => /^\.{1,2}(?:\/|$)/.test(specifier);

/** Endings that Node, Vite and TypeScript all find without guessing. A `.js` would name a file that does not exist. */
const hasEnding = (specifier: string): boolean =>
  /\.(?:ts|tsx|astro|mdx|mjs|css|json|svg|ya?ml)(?:\?[\w&-]+)?$/.test(specifier);

const resolveFrom = (path: string, specifier: string): string =>
  posix.join(posix.dirname(path), specifier.replace(/\?[\w&-]+$/, ''));

/** The imports of a file that cross from its room into another. */
export function roomEdges(source: SourceFile): readonly RoomEdge[] {
  const from = roomOf(source.path);
  return importsOfSource(source)
    .filter(({ specifier }) => isRelative(specifier))
    .flatMap(({ specifier }) => {
      const to = roomOf(resolveFrom(source.path, specifier));
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    });
}

/** A way round through the rooms, as `a -> b -> a`, or undefined when there is none. */
export function findCycle(edges: readonly RoomEdge[]): string | undefined {
  const walk = (room: string, way: readonly string[]): string | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room].join(' -> ');
    const next = new Set(edges.filter(({ from }) => from === room).map(({ to }) => to));
    return firstDefined([...next].map((to) => () => walk(to, [...way, room])));
  };
  return firstDefined([...new Set(edges.map(({ from }) => from))].map((room) => () => walk(room, [])));
}

function firstDefined(attempts: readonly (() => string | undefined)[]): string | undefined {
  for (const attempt of attempts) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}
