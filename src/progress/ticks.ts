import { readText, writeText, type KeepOutcome } from './storage.ts';

/** Where the ticks of checklists lie in the browser's storage. */
export const TICKS_KEY = 'sik-wu:ticks:1';

/** What has been ticked, by ids such as `first-evening/dice`. */
export type Ticks = ReadonlySet<string>;

const TICK = /^[a-z-]{1,64}\/[a-z-]{1,64}$/;

const isTick = (value: unknown): value is string => typeof value === 'string' && TICK.test(value);

/** Reads a stored text: one id a line. What is no id is left out. */
export const parseTicks = (text: string | null): Ticks => new Set((text ?? '').split('\n').filter(isTick));

/** Reads a list of ids as a file has it; `undefined` if anything in it is no id. A file from before it has none. */
export function readTicks(list: unknown = []): Ticks | undefined {
  return Array.isArray(list) && list.every(isTick) ? new Set(list) : undefined;
}

export const formatTicks = (ticks: Ticks): string => [...ticks].join('\n');

export const rememberedTicks = (): Ticks => parseTicks(readText(TICKS_KEY));

/** Remembers which of some ids are ticked now; ticks of other lists stay as they are. */
export function rememberTicks(list: readonly string[], ticked: Ticks): KeepOutcome {
  const others = [...rememberedTicks()].filter((id) => !list.includes(id));
  return writeText(TICKS_KEY, formatTicks(new Set([...others, ...ticked])));
}

/** Adds ticks to those remembered. Nothing is written for a list that brings nothing. */
export const addTicks = (ticks: Ticks): KeepOutcome => (ticks.size === 0 ? 'kept' : rememberTicks([...ticks], ticks));
