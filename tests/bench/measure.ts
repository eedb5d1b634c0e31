/** One engine at one task: `run` handles one prepared item; the answers' lengths are added up so that no work is dropped. */
export interface Subject<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  readonly run: (item: Item) => number;
}

const ROUNDS = 7;
const SLICE = 0.25;

/**
 * Items per second of processor time for each subject: the median of seven rounds, in each of which every subject works
 * for a quarter of a second in turn, so that a busy machine slows all alike. One unmeasured round comes first.
 */
export function measure<Item>(subjects: readonly Subject<Item>[]): ReadonlyMap<string, number> {
  const speeds = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const subject of subjects) {
      const speed = runSlice(subject);
      if (round > 0) speeds.get(subject.name)?.push(speed);
    }
  }
  return new Map([...speeds].map(([name, list]) => [name, median(list)]));
}

function runSlice<Item>({ items, run }: Subject<Item>): number {
  let [done, sum, spent] = [0, 0, 0];
  const start = process.cpuUsage();
  let batch = 1;
  while (spent < SLICE) {
    for (let index = 0; index < batch; index += 1) sum += run(items[(done + index) % items.length] as Item);
    done += batch;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
    if (spent < SLICE / 8) batch *= 2;
  }
  if (Number.isNaN(sum)) throw new Error('A subject answered nothing.');
  return done / spent;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
