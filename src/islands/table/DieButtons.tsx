import { Die } from '../../components/table/Die.tsx';
import { say } from '../../i18n/message.ts';
import { DIE_FACES } from '../../table/dice.ts';
import type { TableWords } from './table-words.ts';

export interface DieButtonsProps {
  readonly label: string;
  readonly dice: readonly number[];
  readonly words: TableWords['dice'];
  readonly onSet: (dice: readonly number[]) => void;
}

/** Dice that turn to their next face when pressed. */
export function DieButtons({ label, dice, words, onSet }: DieButtonsProps) {
  return (
    <div class="die-buttons needs-script" role="group" aria-label={label}>
      <span class="felt-note" aria-hidden="true">
        {label}
      </span>
      <span class="die-row">
        {dice.map((value, at) => (
          <button
            key={at}
            type="button"
            aria-label={say(words.die, { at: at + 1, value })}
            onClick={() => {
              onSet(dice.map((die, index) => (index === at ? (die % DIE_FACES) + 1 : die)));
            }}
          >
            <svg class="die" viewBox="-20 -20 40 40" aria-hidden="true">
              <Die value={value} x={0} y={0} size={38} />
            </svg>
          </button>
        ))}
      </span>
    </div>
  );
}
