import { say, type Message } from '../../i18n/message.ts';

/** How a toggle stands after the check. */
export type ToggleMark = 'found' | 'missed' | 'wrong';

export interface ToggleProps {
  readonly name: string;
  readonly pressed: boolean;
  readonly mark?: ToggleMark | undefined;
  /** The solution lies open: nothing can be changed. */
  readonly locked: boolean;
  readonly markNames: Readonly<Record<ToggleMark, Message>>;
  readonly onToggle: () => void;
}

/** A word that is pressed in or not; after the check with a tick, a plus or a cross. */
export const Toggle = ({ name, pressed, mark, locked, markNames, onToggle }: ToggleProps) => (
  <button
    type="button"
    class="claim-toggle"
    aria-pressed={pressed}
    aria-disabled={locked ? true : undefined}
    aria-label={mark === undefined ? undefined : say(markNames[mark], { choice: name })}
    data-mark={mark}
    onClick={() => {
      if (!locked) onToggle();
    }}
  >
    {name}
  </button>
);

/** The mark of something chosen, of something that belongs to the answer, or neither. */
export function markOf(chosen: boolean, right: boolean): ToggleMark | undefined {
  if (right) return chosen ? 'found' : 'missed';
  return chosen ? 'wrong' : undefined;
}
