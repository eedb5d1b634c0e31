import { readText, writeText, type KeepOutcome } from './settings-store.ts';

/** Where the ticks of checklists lie in the browser's storage. */
export const TICKS_KEY = 'sik-wu:ticks:1';

/** What has been ticked, by ids such as `first-evening/dice`. */
export type Ticks = ReadonlySet<string>;

const TICK = /^[a-z-]{1,64}\/[a-z-]{1,64}$/;

/** Reads a stored text: one id a line. What is no id is left out. */
export const parseTicks = (text: string | null): Ticks =>
  new Set((text ?? '').split('\n').filter((line) => TICK.test(line)));

export const formatTicks = (ticks: Ticks): string => [...ticks].join('\n');

export const rememberedTicks = (): Ticks => parseTicks(readText(TICKS_KEY));

/** Remembers which of some ids are ticked now; ticks of other lists stay as they are. */
export function rememberTicks(list: readonly string[], ticked: Ticks): KeepOutcome {
  const others = [...rememberedTicks()].filter((id) => !list.includes(id));
  return writeText(TICKS_KEY, formatTicks(new Set([...others, ...ticked])));
}
