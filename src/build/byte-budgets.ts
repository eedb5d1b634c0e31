/** One kilobyte is 1,000 bytes, measured after brotli at its highest level. */
const KB = 1000;

/** What one visit of a page may cost, in bytes after brotli. */
export interface ByteBudget {
  /** What the row is called in the printed table. */
  readonly name: string;
  /** The pages it holds for, by their address below the base. */
  readonly pages: RegExp;
  /** HTML and all its style sheets. */
  readonly markup: number;
  /** All scripts and islands with everything they import statically. */
  readonly script: number;
  /** All svg files the page draws tiles with: their faces and their corner marks. */
  readonly sprite: number;
}

/** Every page kind with a budget. A new kind of page adds a row here. */
export const BYTE_BUDGETS: readonly ByteBudget[] = [
  {
    name: 'lesson with a puzzle',
    pages: /^[a-z-]+\/lessons\/ready-hands\/$/,
    markup: 20.2 * KB,
    script: 25 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson with hands to count',
    pages: /^[a-z-]+\/lessons\/fan-basics\/$/,
    markup: 22.7 * KB,
    script: 32 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'score practice',
    pages: /^[a-z-]+\/practice\/score\/$/,
    markup: 21.7 * KB,
    script: 34.9 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson with scenes or rounds',
    pages: /^[a-z-]+\/lessons\/(?:turns|rounds)\/$/,
    markup: 17.5 * KB,
    script: 35.1 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson with scenes and claims',
    pages: /^[a-z-]+\/lessons\/(?:claims|passed-wins|first-evening)\/$/,
    markup: 22.1 * KB,
    script: 43.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson with every kong',
    pages: /^[a-z-]+\/lessons\/kongs\/$/,
    markup: 23.8 * KB,
    script: 43 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'claims and rounds practice',
    pages: /^[a-z-]+\/practice\/(?:claims|rounds)\/$/,
    markup: 16.9 * KB,
    script: 28.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson with pictures of the table',
    pages: /^[a-z-]+\/lessons\/(?:seating|wall|deal)\/$/,
    markup: 19.6 * KB,
    script: 30 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson about tiles and sets',
    pages: /^[a-z-]+\/lessons\/(?:tiles|winning-hand|reading-hands)\/$/,
    markup: 17.6 * KB,
    script: 22.1 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson on what counts',
    pages: /^[a-z-]+\/lessons\/(?:fan-hands|big-hands|flowers|points|rule-sets)\/$/,
    markup: 23.1 * KB,
    script: 32 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'three puzzles a day',
    pages: /^[a-z-]+\/daily\/$/,
    markup: 22.7 * KB,
    script: 32 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'puzzle for a frame',
    pages: /^[a-z-]+\/embed\/(?!score\/)[a-z-]+\/$/,
    markup: 15.2 * KB,
    script: 35 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'score puzzle for other sites',
    pages: /^[a-z-]+\/embed\/score\/$/,
    markup: 17.2 * KB,
    script: 35 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'waits practice',
    pages: /^[a-z-]+\/practice\/waits\/$/,
    markup: 17 * KB,
    script: 28.6 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'practice of hands to build, readings and names',
    pages: /^[a-z-]+\/practice\/(?:build-wait|build-hand|best-reading|tile-names)\/$/,
    markup: 15.8 * KB,
    script: 35 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'discard practice',
    pages: /^[a-z-]+\/practice\/discard\/$/,
    markup: 16.1 * KB,
    script: 30.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'lesson on discards',
    pages: /^[a-z-]+\/lessons\/choosing-discards\/$/,
    markup: 19.5 * KB,
    script: 35 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'wall practice',
    pages: /^[a-z-]+\/practice\/wall\/$/,
    markup: 15.8 * KB,
    script: 33.7 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'calculator',
    pages: /^[a-z-]+\/calculator\/$/,
    markup: 22.5 * KB,
    script: 37.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'start page',
    pages: /^[a-z-]+\/$/,
    markup: 12.5 * KB,
    script: 4.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'progress',
    pages: /^[a-z-]+\/progress\/$/,
    markup: 12.9 * KB,
    script: 18.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'glossary with its search',
    pages: /^[a-z-]+\/glossary\/$/,
    markup: 18.5 * KB,
    script: 4 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'pattern',
    pages: /^[a-z-]+\/fan\/[a-z-]+\/$/,
    markup: 13 * KB,
    script: 3.6 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'list of patterns',
    pages: /^[a-z-]+\/fan\/$/,
    markup: 15.6 * KB,
    script: 4 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'rule sets',
    pages: /^[a-z-]+\/rule-sets\/(?:[a-z0-9-]+\/)?$/,
    markup: 14 * KB,
    script: 3.6 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'search',
    pages: /^[a-z-]+\/search\/$/,
    markup: 9.4 * KB,
    script: 4.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'house rules',
    pages: /^[a-z-]+\/house-rules\/$/,
    markup: 21.5 * KB,
    script: 41 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'sheets to print',
    pages: /^[a-z-]+\/print\/(?!custom\/)[a-z0-9-]+\/$/,
    markup: 12.5 * KB,
    script: 3.5 * KB,
    sprite: 10.2 * KB,
  },
  {
    name: 'sheet of own rules',
    pages: /^[a-z-]+\/print\/custom\/$/,
    markup: 17.5 * KB,
    script: 35 * KB,
    sprite: 10.2 * KB,
  },
];
