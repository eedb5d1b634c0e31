import { say, type Message } from '../../i18n/message.ts';
import { LevelRow } from './LevelRow.tsx';
import type { Place } from './place-link.ts';
import type { PracticeWords } from './puzzle-words.ts';
import type { Items } from './use-items.ts';

export interface WhichPuzzleProps<Level extends number> {
  /** Only where the puzzle lives in the address. */
  readonly words: PracticeWords | undefined;
  readonly place: Place<Level>;
  readonly levels: readonly Level[];
  readonly items: Items;
  /** „Hand {at} von {total}“. */
  readonly itemText: Message;
  readonly onLevel: (level: Level) => void;
}

/** Beside the heading: the levels, or which item of an exercise this is. */
export function WhichPuzzle<Level extends number>(props: WhichPuzzleProps<Level>) {
  const { words, place, levels, items, itemText, onLevel } = props;
  if (words !== undefined)
    return (
      <LevelRow level={place.level} levels={levels} label={say(words.level)} names={words.levels} onChoose={onLevel} />
    );
  if (items.total < 2) return null;
  return <p class="felt-note">{say(itemText, { at: items.at + 1, total: items.total })}</p>;
}
