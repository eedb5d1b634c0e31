import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { isBetter, keepBests, storedBests, type Best } from '../../progress/bests.ts';
import { summaryOf, type Run } from '../../puzzles/run.ts';
import type { RunPanelProps } from './RunPanel.tsx';
import { timeText } from './use-clock.ts';

/** What topics are called, and where they are explained. */
export type TopicNames = Readonly<Record<string, { readonly name: string; readonly href?: string | undefined }>>;

export interface RunSummaryProps extends Pick<RunPanelProps, 'words' | 'topics' | 'lesson'> {
  readonly run: Run;
  /** What its bests are kept under. */
  readonly name: string;
  /** Where a clock ran. */
  readonly seconds: number | undefined;
  readonly wantsBests: boolean;
  readonly onAgain: () => void;
}

/** How a run went: the result first, then what was missed most and where to read up on it. */
export function RunSummary({ run, name, seconds, wantsBests, topics, lesson, words, onAgain }: RunSummaryProps) {
  const { right, total, missed } = summaryOf(run);
  const section = useRef<HTMLElement>(null);
  const [best, setBest] = useState<Best>();
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
    if (wantsBests) setBest(bestAfter(name, { right, total, ...(seconds === undefined ? {} : { seconds }) }));
  }, []);
  const named = missed.flatMap(({ topic, times }) => {
    const known = topics[topic];
    return known === undefined ? [] : [{ ...known, times }];
  });
  return (
    <section class="run-summary" ref={section}>
      <h2>{say(words.result, { right, total })}</h2>
      {seconds !== undefined && <p class="number">{say(words.time, { time: timeText(seconds) })}</p>}
      {best !== undefined && (
        <p>{best.right === right && best.total === total ? say(words.best) : say(words.bestBefore, { ...best })}</p>
      )}
      {named.length > 0 && (
        <>
          <p>{say(words.missed)}</p>
          <ol>
            {named.slice(0, 5).map(({ name: topic, href, times }) => (
              <li key={topic}>
                {href === undefined ? topic : <a href={href}>{topic}</a>}{' '}
                <span class="small number">{say(words.times, { n: times })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        <a href={lesson.href}>{say(words.readUp, { lesson: lesson.title })}</a>
      </p>
      <p class="buttons">
        <button class="button" data-kind="second" type="button" onClick={onAgain}>
          {say(words.again)}
        </button>
      </p>
    </section>
  );
}

/** The best once this run is among them. */
function bestAfter(name: string, run: Best): Best {
  const bests = storedBests() ?? {};
  const before = bests[name];
  if (before !== undefined && !isBetter(run, before)) return before;
  keepBests({ ...bests, [name]: run });
  return run;
}
