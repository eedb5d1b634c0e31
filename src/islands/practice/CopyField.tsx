import { useRef } from 'preact/hooks';
import { say, type Message } from '../../i18n/message.ts';
import { useCopy } from './use-copy.ts';

export interface CopyWords {
  readonly copy: Message;
  readonly copied: Message;
  readonly notCopied: Message;
}

export interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  /** The reader may add to the text before it is copied. */
  readonly open?: boolean;
  readonly words: CopyWords;
}

/** A text in a field of its own, with a button that copies it. */
export function CopyField({ label, text, rows, open = false, words }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, copy] = useCopy();
  return (
    <div class="copy-field">
      <textarea ref={field} aria-label={label} rows={rows} readOnly={!open} spellcheck={false} key={text}>
        {text}
      </textarea>
      <p class="buttons">
        <button
          class="button"
          data-kind="second"
          type="button"
          onClick={() => {
            copy(field.current?.value ?? text, field.current);
          }}
        >
          {say(words.copy)}
        </button>
        <span class="small" role="status">
          {copied === undefined ? '' : say(copied ? words.copied : words.notCopied)}
        </span>
      </p>
    </div>
  );
}
