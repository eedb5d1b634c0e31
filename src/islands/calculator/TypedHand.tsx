import { useEffect, useState } from 'preact/hooks';
import { formatHand, type NotationError } from '../../engine/notation.ts';
import { say } from '../../i18n/message.ts';
import { sorted, type Draft } from './draft.ts';
import { joinedBonus, readTypedHand, writeTypedHand } from './typed-hand.ts';
import type { Speech } from './words.ts';

export interface TypedHandProps {
  readonly draft: Draft;
  readonly speech: Speech;
  readonly onChange: (draft: Draft) => void;
  /** The text is no hand; `undefined` once it is. */
  readonly onError: (error: NotationError | undefined) => void;
}

/** The hand as text, to read, to write and to paste. What is no hand stays as it was typed, with its reason. */
export function TypedHandField({ draft, speech, onChange, onError }: TypedHandProps) {
  const { words, tiles } = speech;
  const known = writeTypedHand(sorted(draft.hand), tiles);
  const [text, setText] = useState(known);
  useEffect(() => {
    setText((before) => (isSame(before, known) ? before : known));
    onError(undefined);
  }, [known]);

  return (
    <div class="calc-typing">
      <label class="felt-note" for="calc-text">
        {say(words.enter.typing)}
      </label>
      <input
        id="calc-text"
        type="text"
        value={text}
        placeholder={say(words.enter.typingExample)}
        aria-describedby="calc-help"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          const typed = readTypedHand(value);
          onError(typed.ok ? undefined : typed.error);
          if (!typed.ok || isSame(value, known)) return;
          onChange({ ...draft, hand: typed.value.hand, bonus: joinedBonus(draft.bonus, typed.value.bonus) });
        }}
      />
      <p class="caption" id="calc-help">
        {say(words.enter.help)}
      </p>
    </div>
  );
}

/** Whether both texts are the same hand and nothing else, so that the text may stay as it was typed. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [readTypedHand(one), readTypedHand(other)];
  return a.ok && b.ok && a.value.bonus.length === 0 && formatHand(a.value.hand) === formatHand(b.value.hand);
}
