/**
 * Whom each room may import: the architecture in one table. A room is a folder of `src`, or `content` (with the schemas in
 * `src/content.config.ts`). A room may always import itself.
 */
const ENGINE = ['engine'] as const;
const GAME = [...ENGINE, 'fan', 'table'] as const;
const PUZZLES = [...GAME, 'puzzles'] as const;
const STATIC = ['engine', 'fan', 'i18n', 'styles'] as const;
const ISLANDS = [...PUZZLES, 'links', 'progress', 'i18n', 'components', 'styles'] as const;
const LAYOUTS = [...ISLANDS, 'islands', 'content'] as const;
const PAGES = [...LAYOUTS, 'layouts'] as const;

export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  fan: ENGINE,
  table: ENGINE,
  puzzles: GAME,
  links: PUZZLES,
  progress: PUZZLES,
  i18n: ENGINE,
  components: STATIC,
  islands: ISLANDS,
  layouts: LAYOUTS,
  pages: PAGES,
  content: [...STATIC, 'components'],
  styles: [],
  cli: GAME,
  build: [...PAGES.filter((room) => room !== 'islands'), 'pages'],
};

/** Rooms that only compute: no page, clock, storage, console, framework, chance or language. */
export const PURE_ROOMS = ['engine', 'fan', 'table', 'puzzles', 'links'];

/** The room of a file, by its path from the project's root; undefined for tests, configuration and packages. */
export function roomOf(path: string): string | undefined {
  const [top, second, ...rest] = path.split('/');
  if (top === 'content') return 'content';
  if (top !== 'src' || second === undefined) return undefined;
  if (rest.length > 0) return second;
  return second.startsWith('content.config') ? 'content' : undefined;
}
