import { useMemo } from 'preact/hooks';
import { Hand } from '../components/Hand.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { groupOf, TileGroups } from '../components/TileGroups.tsx';
import { TilePad } from '../components/TilePad.tsx';
import { formatTiles } from '../engine/notation.ts';
import type { Tile } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { generateBuildWaitPuzzle } from '../puzzles/build-wait/generate.ts';
import { BUILD_WAIT_LEVELS, type BuildWaitLevel } from '../puzzles/build-wait/levels.ts';
import { isToBeHad } from '../puzzles/build-wait/puzzle.ts';
import { checked, FRESH, listOf, statusOf, type BuildWaitTry, type Speech } from './build-wait/build-wait-text.ts';
import { BuildWaitReasons } from './build-wait/BuildWaitReasons.tsx';
import { Gaps } from './build-wait/Gaps.tsx';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeName, placeAfter, seededPlaces } from './practice/place-link.ts';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import type { ButtonWords, PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { useGame } from './practice/use-game.ts';
import { useWaitOptions, type RulesOptions } from './rules/use-wait-options.ts';
import { useRules } from './rules/use-rules.ts';
import './build-wait/build-wait.css';

export interface BuildWaitProps {
  readonly speech: Speech;
  readonly buttons: ButtonWords;
  readonly practice: PracticeWords;
  readonly rules: RulesOptions;
  readonly seed: number;
  readonly level: BuildWaitLevel;
}

const LINK = seededPlaces('build-wait', BUILD_WAIT_LEVELS);

/** „Bau diese Wartehand“: fill the gaps so that the hand waits for the wanted tiles and for no others. */
export default function BuildWait({ speech, buttons, practice, rules, seed, level }: BuildWaitProps) {
  const { words, tileWords } = speech;
  const rulesId = useRules();
  const options = useWaitOptions(rules);
  const { place, setPlace, notes } = usePlace(LINK, { seed, level }, rulesId, practice.notes);
  const puzzle = useMemo(() => generateBuildWaitPuzzle({ ...place, options }), [place, options]);
  const game = useGame<BuildWaitTry, 'build-wait'>({
    kind: 'build-wait',
    item: placeName(LINK, place),
    key: puzzle,
    fresh: FRESH,
    check: (before) => checked(before, puzzle),
    tip: (before) => ({ ...before, refused: false, hints: before.hints + 1 }),
    solve: (before) => ({ ...before, refused: false, phase: 'solved' }),
    isUnanswered: ({ grade }) => grade?.kind === 'empty',
    told: ({ grade, chosen }) => ({
      right: grade?.kind === 'right',
      topics: [puzzle.shape],
      given: formatTiles(chosen),
    }),
    onNext: (begin) => {
      setPlace(placeAfter(place));
      begin();
    },
  });
  const { now, setNow, alive, title, isSolved } = game;
  const status = statusOf(now, puzzle, speech);
  const isRight = now.grade?.kind === 'right';

  const change = (chosen: readonly Tile[]): void => {
    setNow({ ...FRESH, hints: now.hints, chosen });
  };
  const add = (tile: Tile): void => {
    if (isSolved || now.chosen.length === puzzle.missing) return;
    if (isToBeHad(puzzle, now.chosen, tile)) change([...now.chosen, tile]);
    else setNow({ ...now, refused: true });
  };
  return (
    <div class="build-wait" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby="build-wait-title">
        <div class="felt-head">
          <h2 class="felt-title" id="build-wait-title" tabIndex={-1} ref={title}>
            {say(words.title, { tiles: listOf(puzzle.target, speech) })}
          </h2>
          <PlaceLevels place={place} levels={BUILD_WAIT_LEVELS} words={practice} onPlace={setPlace} />
        </div>
        <LinkNotes notes={notes} />
        <div class="build-wanted">
          <TileGroups groups={[groupOf(...puzzle.target)]} words={tileWords} size="reason" label={say(words.wanted)} />
          <p class="felt-note">{say(words.wanted)}</p>
        </div>
        <hr class="felt-rule" />
        <Hand hand={puzzle.given} words={tileWords} size="hand" label={say(words.hand)} />
        <Gaps
          missing={puzzle.missing}
          chosen={isSolved && !isRight ? puzzle.solution : now.chosen}
          locked={isSolved}
          words={words}
          tileWords={tileWords}
          onRemove={(at) => {
            change(now.chosen.filter((_, index) => index !== at));
          }}
        />
        <hr class="felt-rule" />
        <div class="felt-columns needs-script">
          <TilePad
            label={say(words.pad)}
            words={tileWords}
            chosen={[]}
            adds
            onToggle={add}
            marks={isSolved ? new Map() : undefined}
            markNames={words.marks}
          />
          <div class="build-side">
            <StatusLine title={status.title}>{status.text}</StatusLine>
            <PuzzleButtons {...game.buttons} words={buttons} />
          </div>
        </div>
      </section>
      {isSolved && <BuildWaitReasons puzzle={puzzle} tiles={isRight ? now.chosen : puzzle.solution} speech={speech} />}
    </div>
  );
}
