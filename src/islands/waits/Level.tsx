import { say } from '../../i18n/message.ts';
import { WAITS_LEVELS, type WaitsLevel } from '../../puzzles/waits/levels.ts';
import type { PracticeWords } from './feedback.ts';

export interface LevelProps {
  readonly level: WaitsLevel;
  readonly words: PracticeWords;
  readonly onChoose: (level: WaitsLevel) => void;
}

/** The five levels as numbers in a row; the one that is played is underlined. */
export const Level = ({ level, words, onChoose }: LevelProps) => (
  <div class="waits-levels needs-script" role="group" aria-label={say(words.level)}>
    <span class="felt-note" aria-hidden="true">
      {say(words.level)}
    </span>
    {WAITS_LEVELS.map((each) => (
      <button
        key={each}
        type="button"
        class="serif"
        aria-pressed={each === level}
        aria-label={words.levels[each - 1]}
        title={words.levels[each - 1]}
        onClick={() => {
          onChoose(each);
        }}
      >
        {each}
      </button>
    ))}
  </div>
);
