import { distanceFromReady } from '../../src/engine/distance.ts';
import type { Hand } from '../../src/engine/hand.ts';
import { randomSource } from '../../src/engine/random.ts';
import { findReadings } from '../../src/engine/readings.ts';
import { findWaits } from '../../src/engine/waits.ts';
import { plainDistance, plainWaits } from '../support/plain-solver.ts';
import { randomHand } from '../support/random-hands.ts';
import { measure, type Subject } from './measure.ts';
import { loadPeers, type Peer } from './peers.ts';

/**
 * `npm run bench`: how many hands a second of one core we and other engines answer, measured in turn in one run, and on how
 * many hands each differs from the plain solver. Seven pairs of seven kinds and thirteen orphans count for all.
 */
const OPTIONS = { sevenPairs: true, quadsArePairs: false, deadWaits: false };
const HANDS = 20_000;
const CHECKED = 300;
const GOALS: Readonly<Record<string, number>> = { waits: 3e6, distance: 5e6 };

const random = randomSource('bench');
const some = (kind: 'built' | 'dealt' | 'quads'): readonly Hand[] =>
  Array.from({ length: HANDS }, () => randomHand(kind, random));

const hand = randomHand('built', random);
const first = process.cpuUsage();
findWaits(hand, OPTIONS);
const { user, system } = process.cpuUsage(first);
console.log(`first answer after loading: ${((user + system) / 1000).toFixed(2)} ms\n`);

const ready = some('built').filter((hand) => findWaits(hand, OPTIONS).length > 0);
const complete = ready.map((hand): Hand => ({
  ...hand,
  winningTile: findWaits(hand, OPTIONS)[0] ?? hand.tiles[0] ?? neverEmpty(),
}));
const mixed = [...some('dealt').slice(0, CHECKED), ...some('quads').slice(0, CHECKED), ...ready.slice(0, CHECKED)];

function neverEmpty(): never {
  throw new Error('A hand has tiles.');
}

const peers = await loadPeers();
const ours: Peer = {
  name: 'ours',
  prepare: (tiles): Hand => ({ tiles, melds: [] }),
  waits: (hand: Hand) => findWaits(hand, OPTIONS),
  distance: (hand: Hand) => distanceFromReady(hand, OPTIONS),
};

interface Task {
  readonly name: string;
  readonly hands: readonly Hand[];
  /** What a peer answers for a hand, in words; `undefined` where it does not do the task. */
  readonly answer: (peer: Peer) => ((hand: unknown) => string) | undefined;
  readonly run: (peer: Peer) => ((hand: never) => number) | undefined;
  readonly truth: (hand: Hand) => string;
}

const TASKS: readonly Task[] = [
  {
    name: 'waits',
    hands: ready,
    answer: ({ waits }) => waits && ((hand) => waits(hand as never).join()),
    run: ({ waits }) => waits && ((hand) => waits(hand).length),
    truth: (hand) => plainWaits(hand, OPTIONS).join(),
  },
  {
    name: 'distance',
    hands: some('dealt'),
    answer: ({ distance }) => distance && ((hand) => String(distance(hand as never))),
    run: ({ distance }) => distance,
    truth: (hand) => String(plainDistance(hand, OPTIONS)),
  },
];

for (const task of TASKS) {
  const able = [ours, ...peers].filter((peer) => task.run(peer) !== undefined);
  const speeds = measure(able.map((peer) => subjectOf(task, peer)));
  const best = speeds.get('ours') ?? 0;
  const goal = GOALS[task.name] ?? 0;
  console.log(`${task.name}: ${best >= goal ? 'holds' : 'MISSES'} the goal of ${inWords(goal)} hands/s`);
  for (const peer of able) {
    const speed = speeds.get(peer.name) ?? 0;
    const wrong = differences(task, peer);
    console.log(
      `  ${peer.name.padEnd(28)}${inWords(speed).padStart(8)}/s   ours is ${(best / speed).toFixed(best / speed < 10 ? 1 : 0).padStart(6)} x   differs on ${wrong}`,
    );
  }
}

const reading: Subject<Hand> = { name: 'ours', items: complete, run: (hand) => findReadings(hand, OPTIONS).length };
const readings = measure([reading]);
console.log(`readings of complete hands: ${inWords(readings.get('ours') ?? 0)}/s`);

function subjectOf(task: Task, peer: Peer): Subject<never> {
  const items = task.hands.map(({ tiles }) => peer.prepare(tiles)) as never[];
  return { name: peer.name, items, run: task.run(peer) ?? (() => Number.NaN) };
}

/** On how many of the hands that catch faults a peer differs from the plain solver; slow peers are asked fewer. */
function differences(task: Task, peer: Peer): string {
  const answer = task.answer(peer);
  const asked =
    peer.name === 'hk-mahjong' ? mixed.slice(-20) : task.name === 'waits' ? mixed.filter(isNearlyReady) : mixed;
  const wrong = asked.filter((hand) => answer?.(peer.prepare(hand.tiles)) !== task.truth(hand)).length;
  return `${wrong} of ${asked.length}`;
}

/** Peers list the tiles that bring a hand nearer, which are its waits where it is ready. */
function isNearlyReady(hand: Hand): boolean {
  return findWaits(hand, { ...OPTIONS, deadWaits: true }).length > 0;
}

function inWords(speed: number): string {
  if (speed >= 1e6) return `${(speed / 1e6).toFixed(1)} M`;
  return speed >= 1e3 ? `${(speed / 1e3).toFixed(1)} k` : speed.toFixed(0);
}

await import('./score.ts');
await import('./puzzles.ts');
