/** What a check came to: right, right after help or after a first try, wrong. */
export type Mark = '+' | '~' | '-';

/** One check of an item; `at` in seconds since the epoch of `answers.ts`. */
export interface Check {
  readonly at: number;
  readonly mark: Mark;
}

/** Everything remembered about one item, wherever it was shown. Checks in the order of time. */
export interface Remembered {
  readonly item: string;
  readonly kind: string;
  readonly checks: readonly Check[];
  readonly topics: readonly string[];
}

export type Memory = ReadonlyMap<string, Remembered>;

/** What a text holds, and the lines of it that nothing could be made of. */
export interface ReadMemory {
  readonly memory: Memory;
  readonly unreadable: readonly string[];
}

/** Checks of an item closer together than this are one sitting, and only its first check counts. */
export const SITTING_SECONDS = 30 * 60;

/** More sittings than this with one item say nothing new; the oldest are forgotten. */
const MOST_SITTINGS = 8;

/** Of more items than this, puzzles made by the machine that were never missed are forgotten, the oldest first. */
const MOST_ITEMS = 5000;

const LINE = /^([a-z][a-z-]{0,31}) (\S{1,400}) ((?:[0-9a-z]{1,7}[+~-])+) ?([\w-]*(?:,[\w-]+)*)$/;
const CHECK = /([0-9a-z]+)([+~-])/g;

/** Reads a stored text, from any version of the page that wrote lines: an unreadable line costs no other. */
export function parseMemory(text: string | null): ReadMemory {
  const memory = new Map<string, Remembered>();
  const unreadable: string[] = [];
  for (const line of (text ?? '').split('\n')) {
    const read = readLine(line);
    if (read !== undefined) memory.set(read.item, joined(memory.get(read.item), read));
    else if (line.trim() !== '') unreadable.push(line);
  }
  return { memory: limited(new Map([...memory].map(([item, each]) => [item, settled(each)]))), unreadable };
}

function readLine(line: string): Remembered | undefined {
  const [, kind, item, checks, topics] = LINE.exec(line) ?? [];
  if (kind === undefined || item === undefined || checks === undefined) return undefined;
  return {
    kind,
    item,
    checks: Array.from(checks.matchAll(CHECK), ([, at = '', mark]) => ({ at: parseInt(at, 36), mark: mark as Mark })),
    topics: (topics ?? '').split(',').filter((topic) => topic !== ''),
  };
}

/** The later line says what the item is about. */
function joined(before: Remembered | undefined, after: Remembered): Remembered {
  if (before === undefined) return after;
  const topics = after.topics.length > 0 ? after.topics : before.topics;
  return { ...after, topics, checks: [...before.checks, ...after.checks] };
}

/** Checks in order; of each sitting its first check, and the first right one after a wrong one. */
function settled(remembered: Remembered): Remembered {
  return { ...remembered, checks: latest(sittingsOf(remembered.checks)).flat() };
}

function sittingsOf(checks: readonly Check[]): readonly (readonly Check[])[] {
  const sittings: Check[][] = [];
  for (const check of [...checks].sort(byTime)) {
    const sitting = sittings.at(-1);
    if (sitting?.[0] === undefined || check.at - sitting[0].at >= SITTING_SECONDS) sittings.push([check]);
    else if (check.mark !== '-' && sitting.every(({ mark }) => mark === '-')) sitting.push({ at: check.at, mark: '~' });
  }
  return sittings;
}

/** Of two at the same moment the wrong one came first: a right answer ends a puzzle. */
const byTime = (one: Check, other: Check): number =>
  one.at - other.at || MARKS.indexOf(one.mark) - MARKS.indexOf(other.mark);
const MARKS = ['-', '~', '+'];

/** The latest sittings, and the last right one if all of those were wrong: done stays done. */
function latest(sittings: readonly (readonly Check[])[]): readonly (readonly Check[])[] {
  const kept = sittings.slice(-MOST_SITTINGS);
  if (kept.some(isRight)) return kept;
  const right = sittings.findLast(isRight);
  return right === undefined ? kept : [right, ...kept.slice(1)];
}

const isRight = (checks: readonly Check[]): boolean => checks.some(({ mark }) => mark !== '-');

/** The checks that count: the first of each sitting. */
export function firstsOf(checks: readonly Check[]): readonly Check[] {
  return sittingsOf(checks).flatMap((sitting) => sitting.slice(0, 1));
}

/** Whether an item was right at some time. */
export const isDone = ({ checks }: Remembered): boolean => isRight(checks);

/** Whether it was ever not right at once: such items come back for review. */
export const wasMissed = ({ checks }: Remembered): boolean => firstsOf(checks).some(({ mark }) => mark !== '+');

function limited(memory: Memory): Memory {
  if (memory.size <= MOST_ITEMS) return memory;
  const spare = [...memory.values()].filter((each) => each.item.includes('?') && !wasMissed(each));
  spare.sort((one, other) => lastOf(one) - lastOf(other));
  const gone = new Set(spare.slice(0, memory.size - MOST_ITEMS).map(({ item }) => item));
  return new Map([...memory].filter(([item]) => !gone.has(item)));
}

const lastOf = ({ checks }: Remembered): number => checks.at(-1)?.at ?? 0;

/** The text to store: one line for each item. */
export const formatMemory = (memory: Memory): string => [...memory.values()].map(formatLine).join('');

function formatLine({ kind, item, checks, topics }: Remembered): string {
  const text = checks.map(({ at, mark }) => `${at.toString(36)}${mark}`).join('');
  return `${kind} ${item} ${text} ${topics.join()}\n`;
}

/** Two memories as one; nothing of either is lost. */
export const mergeMemory = (one: Memory, other: Memory): Memory =>
  parseMemory(formatMemory(one) + formatMemory(other)).memory;
