import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { runLengthIn } from '../links/run-link.ts';
import { keepBests, forgetBests, storedBests } from '../progress/bests.ts';
import type { PuzzleKind } from '../puzzles/kinds.ts';
import { isOver, RUN_LENGTH, startRun, withAnswer, type Run } from '../puzzles/run.ts';
import { FIRST_ANSWER_EVENT, type FirstAnswer } from './practice/first-answer.ts';
import type { FrameWords } from './practice/frame-words.ts';
import { RunSummary, type TopicNames } from './practice/RunSummary.tsx';
import { timeText, useClock } from './practice/use-clock.ts';
import './practice/run.css';

export interface PracticeRunProps {
  readonly kind: PuzzleKind;
  readonly words: Pick<
    FrameWords,
    | 'mode'
    | 'endless'
    | 'ten'
    | 'clock'
    | 'bests'
    | 'at'
    | 'time'
    | 'result'
    | 'best'
    | 'bestBefore'
    | 'missed'
    | 'times'
    | 'readUp'
    | 'again'
  >;
  readonly topics: TopicNames;
  readonly lesson: { readonly title: string; readonly href: string };
}

/** Under a puzzle: without end, or so many in a row with a summary; a clock and bests only for those who want them. */
export default function PracticeRun({ kind, words, topics, lesson }: PracticeRunProps) {
  const [length, setLength] = useState(RUN_LENGTH);
  const [run, setRun] = useState<Run>();
  const [wantsClock, setWantsClock] = useState(false);
  const [wantsBests, setWantsBests] = useState(false);
  const over = run !== undefined && isOver(run);
  const seconds = useClock(run !== undefined && !over);

  useEffect(() => {
    setWantsBests(storedBests() !== undefined);
    const asked = runLengthIn(location.search);
    if (asked === undefined) return;
    setLength(asked);
    setRun(startRun(asked));
  }, []);
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<FirstAnswer>): void => {
      if (detail.kind === kind) setRun((before) => before && withAnswer(before, detail));
    };
    document.addEventListener(FIRST_ANSWER_EVENT, hear);
    return () => {
      document.removeEventListener(FIRST_ANSWER_EVENT, hear);
    };
  }, [kind]);

  const right = run?.answers.filter((answer) => answer.right).length ?? 0;
  const progress = run && { at: Math.min(run.answers.length + 1, run.length), total: run.length, right };
  return (
    <div class="run needs-script">
      <div class="run-row">
        <div class="run-mode" role="group" aria-label={say(words.mode)}>
          <button
            type="button"
            aria-pressed={run === undefined}
            onClick={() => {
              setRun(undefined);
            }}
          >
            {say(words.endless)}
          </button>
          <button
            type="button"
            aria-pressed={run !== undefined}
            onClick={() => {
              setRun(startRun(length));
            }}
          >
            {say(words.ten, { n: length })}
          </button>
        </div>
        <label class="small">
          <input
            type="checkbox"
            checked={wantsClock}
            onChange={({ currentTarget }) => {
              setWantsClock(currentTarget.checked);
            }}
          />
          {say(words.clock)}
        </label>
        <label class="small">
          <input
            type="checkbox"
            checked={wantsBests}
            onChange={({ currentTarget: { checked } }) => {
              setWantsBests(checked);
              if (checked) keepBests(storedBests() ?? {});
              else forgetBests();
            }}
          />
          {say(words.bests)}
        </label>
        {progress && !over && <p class="run-at small number">{say(words.at, progress)}</p>}
        {wantsClock && progress && !over && (
          <p class="small number" role="timer" aria-live="off">
            {timeText(seconds)}
          </p>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {over && progress ? say(words.result, progress) : ''}
      </p>
      {run && over && (
        <RunSummary
          run={run}
          name={`${kind} ${new URLSearchParams(location.search).get('l') ?? '1'}`}
          seconds={wantsClock ? seconds : undefined}
          wantsBests={wantsBests}
          topics={topics}
          lesson={lesson}
          words={words}
          onAgain={() => {
            setRun(startRun(length));
          }}
        />
      )}
    </div>
  );
}
