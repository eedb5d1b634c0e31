import { say } from '../../i18n/message.ts';
import type { TableWords } from './table-words.ts';
import type { Steps } from './use-steps.ts';

export interface StepControlsProps {
  readonly steps: Steps;
  readonly words: TableWords['steps'];
  /** The step in words, read out when the slider moves. */
  readonly text: string;
}

/** Back, play, on, and a slider for all of it. */
export function StepControls({ steps, words, text }: StepControlsProps) {
  const { at, last, playing } = steps;
  return (
    <div class="steps needs-script" role="group" aria-label={say(words.group)}>
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={say(words.scrub)}
        aria-valuetext={text}
        onInput={({ currentTarget }) => {
          steps.goTo(Number(currentTarget.value));
        }}
      />
      <div class="buttons">
        <button
          class="button"
          data-kind="second"
          type="button"
          aria-disabled={at === 0 ? true : undefined}
          onClick={() => {
            steps.goTo(at - 1);
          }}
        >
          {say(words.back)}
        </button>
        <button
          class="button"
          data-kind={at >= last ? undefined : 'second'}
          type="button"
          onClick={playing ? steps.pause : steps.play}
        >
          {say(playing ? words.pause : at >= last ? words.again : words.play)}
        </button>
        <button
          class="button"
          data-kind={at >= last ? 'second' : undefined}
          type="button"
          aria-disabled={at >= last ? true : undefined}
          onClick={() => {
            steps.goTo(at + 1);
          }}
        >
          {say(words.next)}
        </button>
      </div>
    </div>
  );
}
