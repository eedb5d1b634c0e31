import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { generateBestReadingPuzzle } from '../puzzles/best-reading/generate.ts';
import { gradeBestReading, hintFor, isRight } from '../puzzles/best-reading/grade.ts';
import { BEST_READING_LEVELS, type BestReadingLevel } from '../puzzles/best-reading/levels.ts';
import { BestReadingReasons } from './best-reading/BestReadingReasons.tsx';
import { ReadingView } from './best-reading/ReadingView.tsx';
import { Won } from './best-reading/Won.tsx';
import { solutionText, tipText, type BestReadingWords, type PatternNames } from './best-reading/best-reading-text.ts';
import { ChooseView, type ChooseWords } from './choose/ChooseView.tsx';
import { useSeededChoose } from './choose/use-seeded-choose.ts';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { placeName, placeAfter, seededPlaces } from './practice/place-link.ts';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { usePlace } from './practice/use-place.ts';
import { usePageRules } from './rules/use-rule-set.ts';
import type { ScoreWords } from './score/words.ts';
import './best-reading/best-reading.css';

export interface BestReadingProps {
  readonly words: BestReadingWords;
  readonly frame: ChooseWords;
  /** How a hand was won, in the words of the score puzzle. */
  readonly winWords: Pick<ScoreWords, 'facts' | 'seats'>;
  readonly tileWords: TileWords;
  readonly names: PatternNames;
  readonly practice: PracticeWords;
  readonly seed: number;
  readonly level: BestReadingLevel;
}

const LINK = seededPlaces('best-reading', BEST_READING_LEVELS);

/** „Welche Lesart zählt?“: a hand that goes out in several ways, each laid out; choose the one that is worth most. */
export default function BestReading(props: BestReadingProps) {
  const { words, frame, winWords, tileWords, names, practice, seed, level } = props;
  const { text: rulesText, rules } = usePageRules();
  const { place, setPlace, notes } = usePlace(LINK, { seed, level }, rulesText, practice.notes);
  const puzzle = useMemo(() => generateBestReadingPuzzle({ ...place, rules }), [place, rules]);
  const { readings } = puzzle;
  const game = useSeededChoose({
    kind: 'best-reading',
    name: placeName(LINK, place),
    puzzle,
    topics: hintFor(puzzle),
    nameOf: (chosen) => (chosen < readings.length ? say(words.layout, { n: chosen + 1 }) : say(words.same)),
    onNext: () => {
      setPlace(placeAfter(place));
    },
  });
  const { chosen } = game.now;
  const choiceAt = (at: number) => (at < readings.length ? at : ('same' as const));
  const grade = gradeBestReading(puzzle, chosen === undefined ? undefined : choiceAt(chosen));
  return (
    <ChooseView
      id="best-reading"
      title={say(words.title)}
      total={0}
      game={game}
      words={frame}
      notes={notes}
      layout="hands"
      which={<PlaceLevels place={place} levels={BEST_READING_LEVELS} words={practice} onPlace={setPlace} />}
      prompt={<Won puzzle={puzzle} winWords={winWords} words={words} tileWords={tileWords} />}
      options={[
        ...readings.map(({ layout }, at) => ({
          view: <ReadingView layout={layout} label={say(words.layout, { n: at + 1 })} tileWords={tileWords} />,
          right: isRight(puzzle, at),
        })),
        { view: say(readings.length > 2 ? words.sameOfMany : words.same), right: isRight(puzzle, 'same') },
      ]}
      hint={say(words.fresh)}
      tip={tipText(puzzle, words, names)}
      why={
        game.now.phase === 'solved'
          ? solutionText(puzzle, words)
          : grade.kind === 'wrong'
            ? say(words.mistakes[grade.mistake])
            : ''
      }
    >
      <BestReadingReasons puzzle={puzzle} words={words} tileWords={tileWords} names={names} />
    </ChooseView>
  );
}
