/** How many puzzles a run has where nothing else is asked for. */
export const RUN_LENGTH = 10;

/** What counts of an answer in a run. */
export interface RunAnswer {
  readonly item: string;
  /** Right at the first check, without a hint. */
  readonly right: boolean;
  readonly topics: readonly string[];
}

/** Puzzles in a row that end with a summary. */
export interface Run {
  readonly length: number;
  readonly answers: readonly RunAnswer[];
}

export const startRun = (length = RUN_LENGTH): Run => ({ length, answers: [] });

export const isOver = ({ length, answers }: Run): boolean => answers.length >= length;

/** The run with one more answer; a puzzle that was answered before, and one after the end, does not count. */
export const withAnswer = (run: Run, answer: RunAnswer): Run =>
  isOver(run) || run.answers.some(({ item }) => item === answer.item)
    ? run
    : { ...run, answers: [...run.answers, answer] };

export interface Missed {
  readonly topic: string;
  /** In how many wrong answers it came up. */
  readonly times: number;
}

export interface RunSummary {
  readonly right: number;
  readonly total: number;
  /** What the wrong answers were about, the most frequent first. */
  readonly missed: readonly Missed[];
}

export function summaryOf({ answers }: Run): RunSummary {
  const wrong = answers.filter(({ right }) => !right);
  const times = new Map<string, number>();
  for (const topic of wrong.flatMap(({ topics }) => [...new Set(topics)]))
    times.set(topic, (times.get(topic) ?? 0) + 1);
  const missed = [...times].map(([topic, n]) => ({ topic, times: n })).sort((a, b) => b.times - a.times);
  return { right: answers.length - wrong.length, total: answers.length, missed };
}
