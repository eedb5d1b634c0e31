import { say } from '../../i18n/message.ts';
import type { Place } from './place-link.ts';
import type { PracticeWords } from './puzzle-words.ts';
import './level-row.css';

export interface LevelRowProps<Level extends number> {
  readonly level: Level;
  readonly levels: readonly Level[];
  readonly label: string;
  /** What each level is about, in the order of the levels. */
  readonly names: readonly string[];
  readonly onChoose: (level: Level) => void;
}

/** Levels as numbers in a row; the one that is played is underlined. */
export const LevelRow = <Level extends number>({ level, levels, label, names, onChoose }: LevelRowProps<Level>) => (
  <div class="level-row needs-script" role="group" aria-label={label}>
    <span class="felt-note" aria-hidden="true">
      {label}
    </span>
    {levels.map((each, index) => (
      <button
        key={each}
        type="button"
        class="serif"
        aria-pressed={each === level}
        aria-label={names[index]}
        title={names[index]}
        onClick={() => {
          onChoose(each);
        }}
      >
        {each}
      </button>
    ))}
  </div>
);

export interface PlaceLevelsProps<P extends Place> {
  readonly place: P;
  readonly levels: readonly P['level'][];
  readonly words: Pick<PracticeWords, 'level' | 'levels'>;
  readonly onPlace: (place: P) => void;
}

/** The levels of puzzles that live in the address: another level at the same seed. */
export const PlaceLevels = <P extends Place>({ place, levels, words, onPlace }: PlaceLevelsProps<P>) => (
  <LevelRow
    level={place.level}
    levels={levels}
    label={say(words.level)}
    names={words.levels}
    onChoose={(level) => {
      onPlace({ ...place, level });
    }}
  />
);
