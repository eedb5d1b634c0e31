import { firstsOf, type Check, type Memory, type Remembered } from './memory.ts';

/** How a topic stands: never asked, asked a few times, sure, or still missed now and then. */
export type Standing = 'new' | 'begun' | 'solid' | 'shaky';

/** The latest checks about a topic, the oldest first, at most five: whether each was right at once. */
export interface Strength {
  readonly standing: Standing;
  readonly latest: readonly boolean[];
}

const SHOWN = 5;

/** How every topic of a kind stands, by its id: from the first checks of all items about it. */
export function strengths(memory: Memory, kinds: readonly string[]): ReadonlyMap<string, Strength> {
  const byTopic = new Map<string, Remembered[]>();
  for (const remembered of memory.values()) {
    if (!kinds.includes(remembered.kind)) continue;
    for (const topic of remembered.topics) byTopic.set(topic, [...(byTopic.get(topic) ?? []), remembered]);
  }
  return new Map([...byTopic].map(([topic, items]) => [topic, strengthOf(items)]));
}

function strengthOf(items: readonly Remembered[]): Strength {
  const checks = items.flatMap(({ checks: each }) => firstsOf(each)).sort((one, other) => one.at - other.at);
  const latest = checks.slice(-SHOWN).map(isRight);
  return { latest, standing: standingOf(latest) };
}

const isRight = ({ mark }: Check): boolean => mark === '+';

/** Sure: of the latest five at most one was missed, and not the last. Fewer than three say little yet. */
function standingOf(latest: readonly boolean[]): Standing {
  if (latest.length === 0) return 'new';
  const missed = latest.filter((right) => !right).length;
  if (latest.length >= 3 && missed <= 1 && latest.at(-1) === true) return 'solid';
  return missed > 0 ? 'shaky' : 'begun';
}
