import { say } from '../../i18n/message.ts';
import { SCORE_LEVELS, type ScoreLevel } from '../../puzzles/score/levels.ts';
import type { PracticeWords } from './words.ts';

export interface LevelsProps {
  readonly level: ScoreLevel;
  readonly words: PracticeWords;
  readonly onChoose: (level: ScoreLevel) => void;
}

/** The five levels as numbers in a row; the one that is played is underlined. */
export const Levels = ({ level, words, onChoose }: LevelsProps) => (
  <div class="score-levels needs-script" role="group" aria-label={say(words.level)}>
    <span class="small" aria-hidden="true">
      {say(words.level)}
    </span>
    {SCORE_LEVELS.map((each) => (
      <button
        key={each}
        type="button"
        class="number"
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
