import { generateWallOfLevel, WALL_LEVELS, type WallLevel } from '../puzzles/wall/levels.ts';
import { stacksPerWall } from '../table/wall.ts';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { placeName, placeAfter, seededPlaces } from './practice/place-link.ts';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { useProcedure } from './table/use-procedure.ts';
import { WallGame, type WallTexts } from './table/WallGame.tsx';
import { useRules } from './rules/use-rules.ts';

export interface WallPuzzleProps extends WallTexts {
  /** Where a reader without a link begins. */
  readonly seed: number;
  readonly level: WallLevel;
  readonly practice: PracticeWords;
}

const LINK = seededPlaces('wall', WALL_LEVELS);

/** Throws without end; the puzzle lives in the page's address. */
export default function WallPuzzle({ seed, level, practice, ...texts }: WallPuzzleProps) {
  const { flowersInPlay } = useProcedure();
  const { place, setPlace, notes } = usePlace(LINK, { seed, level }, useRules(), practice.notes);
  const puzzle = generateWallOfLevel({ ...place, stacksPerWall: stacksPerWall(flowersInPlay) });
  return (
    <WallGame
      {...texts}
      puzzle={puzzle}
      notes={notes}
      head={<PlaceLevels place={place} levels={WALL_LEVELS} words={practice} onPlace={setPlace} />}
      item={placeName(LINK, place)}
      onNext={() => {
        setPlace(placeAfter(place));
      }}
    />
  );
}
