import { useMemo } from 'preact/hooks';
import { Hand } from '../components/Hand.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { TilePad } from '../components/TilePad.tsx';
import { formatTile, type Tile } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { generateBuildHandPuzzle } from '../puzzles/build-hand/generate.ts';
import { BUILD_HAND_LEVELS, type BuildHandLevel } from '../puzzles/build-hand/levels.ts';
import { checked, FRESH, statusOf, type BuildHandTry, type Speech } from './build-hand/build-hand-text.ts';
import { TileChoice } from './build-hand/TileChoice.tsx';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeName, placeAfter, seededPlaces } from './practice/place-link.ts';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import type { ButtonWords, PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { useGame } from './practice/use-game.ts';
import { usePart } from './use-part.ts';
import { usePageRules } from './rules/use-rule-set.ts';
import './build-hand/build-hand.css';

export interface BuildHandProps {
  readonly speech: Speech;
  readonly buttons: ButtonWords;
  readonly practice: PracticeWords;
  readonly seed: number;
  readonly level: BuildHandLevel;
}

const LINK = seededPlaces('build-hand', BUILD_HAND_LEVELS);

/** „Ein Tausch bis zum Mindestwert“: one tile away, one tile in, and the hand is complete and worth enough. */
export default function BuildHand({ speech, buttons, practice, seed, level }: BuildHandProps) {
  const { words, tileWords, seats } = speech;
  const { text: rulesText, rules } = usePageRules();
  const { place, setPlace, notes } = usePlace(LINK, { seed, level }, rulesText, practice.notes);
  const puzzle = useMemo(() => generateBuildHandPuzzle({ ...place, rules }), [place, rules]);
  const topics = puzzle.solutions[0]?.score.items.map(({ id }) => id) ?? [];
  const game = useGame<BuildHandTry, 'build-hand'>({
    kind: 'build-hand',
    item: placeName(LINK, place),
    key: puzzle,
    fresh: FRESH,
    check: (before) => checked(before, puzzle),
    tip: (before) => ({ ...before, hints: before.hints + 1 }),
    solve: (before) => ({ ...before, phase: 'solved' }),
    isUnanswered: ({ grade }) => grade?.kind === 'empty',
    told: ({ grade, give, take }) => ({
      right: grade?.kind === 'right',
      topics,
      given: give === undefined || take === undefined ? undefined : `-${formatTile(give)} +${formatTile(take)}`,
    }),
    onNext: (begin) => {
      setPlace(placeAfter(place));
      begin();
    },
  });
  const { now, setNow, alive, title, isSolved } = game;
  const reasons = usePart(() => import('./build-hand/BuildHandReasons.tsx'), now !== FRESH);
  const status = statusOf(now, puzzle, speech);
  const { held, melds, place: sits, offered } = puzzle;

  const choose = (change: { readonly give?: Tile | undefined; readonly take?: Tile | undefined }): void => {
    setNow({ ...FRESH, give: now.give, take: now.take, hints: now.hints, ...change });
  };
  const take = (tile: Tile | undefined): void => {
    if (!isSolved) choose({ take: tile === now.take ? undefined : tile });
  };
  return (
    <div class="build-hand" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby="build-hand-title">
        <div class="felt-head">
          <h2 class="felt-title" id="build-hand-title" tabIndex={-1} ref={title}>
            {say(words.title, { n: puzzle.target })}
          </h2>
          <PlaceLevels place={place} levels={BUILD_HAND_LEVELS} words={practice} onPlace={setPlace} />
        </div>
        <LinkNotes notes={notes} />
        <p class="felt-note">
          {say(words.place, { seat: say(seats[sits.seatWind]), round: say(seats[sits.roundWind]) })}
        </p>
        <p>{say(words.held)}</p>
        <TileChoice
          label={say(words.held)}
          tiles={held}
          chosen={now.give}
          locked={isSolved}
          alive={alive}
          tileWords={tileWords}
          onChoose={(give) => {
            choose({ give });
          }}
        />
        {(melds.length > 0 || sits.bonus.length > 0) && (
          <div class="build-laid">
            <Hand
              hand={{ tiles: [], melds }}
              bonus={sits.bonus}
              words={tileWords}
              size="reason"
              label={say(words.laid)}
              captions
            />
          </div>
        )}
        <hr class="felt-rule" />
        <div class="felt-columns">
          <div>
            <p>{say(words.offered)}</p>
            {offered === undefined ? (
              <TilePad
                label={say(words.offered)}
                words={tileWords}
                chosen={now.take === undefined ? [] : [now.take]}
                onToggle={take}
                marks={isSolved ? new Map() : undefined}
                markNames={words.marks}
              />
            ) : (
              <TileChoice
                label={say(words.offered)}
                tiles={offered}
                chosen={now.take}
                locked={isSolved}
                alive={alive}
                tileWords={tileWords}
                onChoose={(tile) => {
                  choose({ take: tile });
                }}
              />
            )}
          </div>
          <div class="build-side needs-script">
            <StatusLine title={status.title}>{status.text}</StatusLine>
            <PuzzleButtons {...game.buttons} words={buttons} />
          </div>
        </div>
      </section>
      {isSolved && reasons && <reasons.BuildHandReasons puzzle={puzzle} speech={speech} />}
    </div>
  );
}
