/**
 * Whom each room may import: the architecture in one table. A room is a folder of `src`, or `content` (with the schemas in
 * `src/content.config.ts`), but `tables` are the data files of `content`, which import nothing, and `simplified` is the part of
 * `build` that makes Simplified Chinese, which texts and words are made with. `config` are the configurations at the root,
 * `public` the files that are served as they are. A room may always import itself; nobody imports the tests.
 */
const ENGINE = ['engine'] as const;
const GAME = [...ENGINE, 'fan', 'table'] as const;
const PUZZLES = [...GAME, 'puzzles'] as const;
const STATIC = ['engine', 'fan', 'i18n', 'styles'] as const;
const ISLANDS = [...PUZZLES, 'links', 'progress', 'i18n', 'components', 'styles'] as const;
const LAYOUTS = [...ISLANDS, 'islands', 'content', 'tables'] as const;
const PAGES = [...LAYOUTS, 'layouts'] as const;

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  fan: ENGINE,
  table: ENGINE,
  puzzles: GAME,
  links: PUZZLES,
  progress: PUZZLES,
  tables: [],
  simplified: [],
  i18n: [...ENGINE, 'tables', 'simplified'],
  components: STATIC,
  islands: ISLANDS,
  layouts: LAYOUTS,
  pages: PAGES,
  content: [...STATIC, 'components', 'tables', 'simplified'],
  styles: [],
  cli: PUZZLES,
  build: [...PAGES.filter((room) => room !== 'islands'), 'pages', 'simplified'],
  config: ['build', 'simplified'],
  public: [],
};

export const ALLOWED: Readonly<Record<string, readonly string[]>> = { ...ROOMS, tests: Object.keys(ROOMS) };

/** Rooms that only compute: no page, clock, storage, console, framework, chance or language. */
export const PURE_ROOMS = ['engine', 'fan', 'table', 'puzzles', 'links'];

/** The room of a file, by its path from the project's root; undefined for packages and for files that belong nowhere. */
export function roomOf(path: string): string | undefined {
  const [top = '', second, ...rest] = path.split('/');
  if (top === 'tests' || top === 'public') return top;
  if (second === undefined && top.includes('.config.')) return 'config';
  if (top === 'content') return second?.endsWith('.yml') === true ? 'tables' : 'content';
  if (top !== 'src' || second === undefined) return undefined;
  if (second === 'build' && rest[0] === 'simplified') return 'simplified';
  if (rest.length > 0) return second;
  return second.startsWith('content.config') ? 'content' : undefined;
}
