import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { generateTileNamesPuzzle, TILE_NAMES_LEVELS, type TileNamesLevel } from '../puzzles/tile-names/generate.ts';
import type { ChooseWords } from './choose/ChooseView.tsx';
import { TileNamesView } from './choose/TileNamesView.tsx';
import type { TileNamesWords } from './choose/tile-names-words.tsx';
import { useSeededChoose } from './choose/use-seeded-choose.ts';
import { LevelRow } from './practice/LevelRow.tsx';
import { placeAfter, seededPlaces } from './practice/place-link.ts';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { useRules } from './waits/use-rules.ts';

export interface TileNamesPracticeProps {
  readonly words: TileNamesWords;
  readonly frame: ChooseWords;
  readonly tileWords: TileWords;
  readonly practice: PracticeWords;
  readonly seed: number;
  readonly level: TileNamesLevel;
}

const LINK = seededPlaces(TILE_NAMES_LEVELS);

/** Names of tiles without end, both ways and by ear; the question lives in the page's address. */
export default function TileNamesPractice({ words, frame, tileWords, practice, ...start }: TileNamesPracticeProps) {
  const { place, setPlace, notes } = usePlace(LINK, start, useRules(), practice.notes);
  const puzzle = useMemo(() => generateTileNamesPuzzle(place), [place]);
  const game = useSeededChoose({
    kind: 'tile-names',
    name: `tile-names${LINK.write(place)}`,
    puzzle,
    topics: [puzzle.ask],
    hasTip: true,
    onNext: () => {
      setPlace(placeAfter(place));
    },
  });
  return (
    <TileNamesView
      id="tile-names"
      puzzle={puzzle}
      total={0}
      game={game}
      words={words}
      frame={frame}
      tileWords={tileWords}
      notes={notes}
      which={
        <LevelRow
          level={place.level}
          levels={TILE_NAMES_LEVELS}
          label={say(practice.level)}
          names={practice.levels}
          onChoose={(level) => {
            setPlace({ seed: place.seed, level });
          }}
        />
      }
    />
  );
}
