import { effectText } from './effect-text.ts';
import type { Effect } from './effects.ts';
import { letterOf } from './ExampleHands.tsx';
import type { HouseSpeech } from './words.ts';

/** What an answer makes of the example; beside several hands one line for each, lettered as they are. */
export const Effects = ({ effects, speech }: { readonly effects: readonly Effect[]; readonly speech: HouseSpeech }) => (
  <span class="house-effect small">
    {effects.map((effect, at) => (
      <span key={at}>
        {effects.length > 1 && <b>{letterOf(at)} </b>}
        {effectText(effect, speech)}
      </span>
    ))}
  </span>
);
