import { useMemo } from 'preact/hooks';
import type { Message } from '../i18n/message.ts';
import { tileName, type TileWords } from '../i18n/tile-words.ts';
import { generateTileNamesPuzzle, TILE_NAMES_LEVELS, type TileNamesLevel } from '../puzzles/tile-names/generate.ts';
import { topicsOf } from '../puzzles/tile-names/grade.ts';
import { TILE_NAMES_ASKS, type TileNamesAsk } from '../puzzles/tile-names/puzzle.ts';
import type { ChooseWords } from './choose/ChooseView.tsx';
import { TileNamesView } from './choose/TileNamesView.tsx';
import type { TileNamesWords } from './choose/tile-names-words.tsx';
import { placeAfter, TILE_NAMES_PLACES, type TileNamesPlace } from './choose/tile-names-place.ts';
import { useSeededChoose } from './choose/use-seeded-choose.ts';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { placeName } from './practice/place-link.ts';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { Choice } from './table/Choice.tsx';
import { useRules } from './rules/use-rules.ts';

export interface TileNamesPracticeProps {
  readonly words: TileNamesWords;
  readonly frame: ChooseWords;
  readonly tileWords: TileWords;
  readonly practice: PracticeWords & {
    readonly ask: Message;
    readonly asks: Readonly<Record<TileNamesAsk | 'any', Message>>;
  };
  readonly seed: number;
  readonly level: TileNamesLevel;
}

const ASKS = ['any', ...TILE_NAMES_ASKS] as const;

/** Names of tiles without end, both ways and by ear, or one of these alone; the question lives in the page's address. */
export default function TileNamesPractice({ words, frame, tileWords, practice, ...start }: TileNamesPracticeProps) {
  const { place, setPlace, notes } = usePlace<TileNamesPlace>(TILE_NAMES_PLACES, start, useRules(), practice.notes);
  const puzzle = useMemo(() => generateTileNamesPuzzle(place), [place]);
  const game = useSeededChoose({
    kind: 'tile-names',
    name: placeName(TILE_NAMES_PLACES, place),
    puzzle,
    topics: topicsOf(puzzle),
    nameOf: (chosen) =>
      puzzle.choices
        .slice(chosen, chosen + 1)
        .map((tile) => tileName(tile, tileWords))
        .join(),
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
      choice={
        <Choice
          id="tile-names-ask"
          label={practice.ask}
          values={ASKS}
          value={place.ask ?? 'any'}
          names={practice.asks}
          onChoose={(chosen) => {
            setPlace({ ...place, ask: chosen === 'any' ? undefined : chosen });
          }}
        />
      }
      which={<PlaceLevels place={place} levels={TILE_NAMES_LEVELS} words={practice} onPlace={setPlace} />}
    />
  );
}
