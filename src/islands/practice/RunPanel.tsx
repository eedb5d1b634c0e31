import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { forgetBests, keepBests, storedBests } from '../../progress/bests.ts';
import type { PuzzleKind } from '../../puzzles/kinds.ts';
import { isOver, startRun, withAnswer } from '../../puzzles/run.ts';
import { FIRST_ANSWER_EVENT, type FirstAnswer } from './first-answer.ts';
import type { FrameWords } from './frame-words.ts';
import { RunSummary, type TopicNames } from './RunSummary.tsx';
import { timeText, useClock } from './use-clock.ts';

export interface RunPanelProps {
  readonly kind: PuzzleKind;
  /** How many puzzles a run has. */
  readonly length: number;
  readonly words: FrameWords;
  readonly topics: TopicNames;
  readonly lesson: { readonly title: string; readonly href: string };
}

/** So many puzzles in a row, then a summary; a clock and bests only for those who want them. */
export function RunPanel({ kind, length, words, topics, lesson }: RunPanelProps) {
  const [run, setRun] = useState(() => startRun(length));
  const [wantsClock, setWantsClock] = useState(false);
  const [wantsBests, setWantsBests] = useState(() => storedBests() !== undefined);
  const over = isOver(run);
  const seconds = useClock(!over);
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<FirstAnswer>): void => {
      if (detail.kind === kind) setRun((before) => withAnswer(before, detail));
    };
    document.addEventListener(FIRST_ANSWER_EVENT, hear);
    return () => {
      document.removeEventListener(FIRST_ANSWER_EVENT, hear);
    };
  }, [kind]);

  const right = run.answers.filter((answer) => answer.right).length;
  const progress = { at: Math.min(run.answers.length + 1, length), total: length, right };
  const wantBests = (wanted: boolean): void => {
    setWantsBests(wanted);
    if (wanted) keepBests(storedBests() ?? {});
    else forgetBests();
  };
  return (
    <div class="run">
      <div class="run-row">
        <p class="run-at small number">{say(words.at, progress)}</p>
        {wantsClock && !over && (
          <p class="small number" role="timer" aria-live="off">
            {timeText(seconds)}
          </p>
        )}
        <Wish text={say(words.clock)} checked={wantsClock} onChange={setWantsClock} />
        <Wish text={say(words.bests)} checked={wantsBests} onChange={wantBests} />
      </div>
      <p class="visually-hidden" role="status">
        {over ? say(words.result, progress) : ''}
      </p>
      {over && (
        <RunSummary
          run={run}
          name={nameOfRuns(kind, location.search)}
          seconds={wantsClock ? seconds : undefined}
          wantsBests={wantsBests}
          topics={topics}
          lesson={lesson}
          words={words}
          onAgain={() => {
            setRun(startRun(length));
            document.querySelector<HTMLElement>('[data-puzzle] [data-main]')?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Kind and level, for the bests, and what was asked where that is not the usual: `score 2 points`. */
function nameOfRuns(kind: PuzzleKind, search: string): string {
  const query = new URLSearchParams(search);
  return [kind, query.get('l') ?? '1', query.get('a') ?? ''].join(' ').trimEnd();
}

interface WishProps {
  readonly text: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Wish = ({ text, checked, onChange }: WishProps) => (
  <label class="small">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
    {text}
  </label>
);
