import { useRef } from 'preact/hooks';
import { asksAt, isUsual, USUAL_ASKS, type ScoreAsk } from '../puzzles/score/asks.ts';
import { readWin, type WrittenWin } from '../puzzles/score/exercise.ts';
import { SCORE_LEVELS, type ScoreLevel } from '../puzzles/score/levels.ts';
import { scorePuzzleOf } from '../puzzles/score/puzzle.ts';
import { placeName } from './practice/place-link.ts';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { useMade } from './practice/use-made.ts';
import { usePlace } from './practice/use-place.ts';
import { usePageRules } from './rules/use-rule-set.ts';
import type { AskedGameProps } from './score/AskedGame.tsx';
import { placeAfter, scorePlaces, type ScorePlace } from './score/score-place.ts';
import { ScoreGame, type ScoreTexts } from './score/ScoreGame.tsx';
import type { PracticeWords } from './score/words.ts';
import { usePart, useRarePart } from './use-part.ts';

export interface ScorePuzzleProps extends ScoreTexts, Pick<AskedGameProps, 'asked' | 'stakes'> {
  readonly practice: PracticeWords;
  /** Where a reader without a link begins, and the hand that this is. */
  readonly seed: number;
  readonly level: ScoreLevel;
  readonly first: WrittenWin;
}

/** Hands to count without end; the puzzle lives in the page's address. */
export default function ScorePuzzle({ practice, asked, stakes, seed, level, first, ...texts }: ScorePuzzleProps) {
  const { text: rulesText, rules } = usePageRules();
  const link = scorePlaces(rules);
  const { place, setPlace, notes } = usePlace<ScorePlace>(link, { seed, level }, rulesText, practice.notes);
  // A hand that is no win under these rules gives way to the seed.
  const { request, made, isCurrent } = useMade(
    { place, rules },
    {
      own: (asked) => {
        const isFirst = asked.place.seed === seed && asked.place.level === level;
        const given = asked.place.won && scorePuzzleOf(asked.place.won, rules);
        return given ?? (isFirst ? scorePuzzleOf(readWin(first), rules) : undefined);
      },
      load: () => import('../puzzles/score/generate-any.ts'),
      make: ({ generateAnyScorePuzzle }, asked) => generateAnyScorePuzzle({ ...asked.place, rules }),
    },
  );
  const asks = asksAt(place.asks ?? USUAL_ASKS, rules);
  const isMore = !isUsual(asks);
  const more = useRarePart(() => import('./score/AskedGame.tsx'), isMore);
  const hasMore = isMore && more !== undefined;
  const choice = usePart(() => import('./score/AskChoice.tsx'), isMore);
  const pressed = useRef<ScoreAsk | undefined>(undefined);
  const item = placeName(link, request.place);
  const game = {
    ...texts,
    item,
    puzzle: made,
    rulesText,
    quiet: true,
    isComing: !isCurrent || isMore !== hasMore,
    isLast: false,
    notes,
    onNext: (begin: () => void) => {
      setPlace(placeAfter(place));
      begin();
    },
    children: (
      <>
        <PlaceLevels
          place={{ seed: place.seed, level: place.level }}
          levels={SCORE_LEVELS}
          words={practice}
          onPlace={(next) => {
            setPlace({ ...next, asks: place.asks });
          }}
        />
        <div class="score-asks">
          {choice !== undefined && (
            <choice.AskChoice
              asks={place.asks ?? USUAL_ASKS}
              rules={rules}
              words={asked.choice}
              item={item}
              pressed={pressed}
              onChoose={(chosen, isKnown) => {
                setPlace({ ...(isKnown ? placeAfter(place) : place), asks: chosen });
              }}
            />
          )}
        </div>
      </>
    ),
  };
  return hasMore ? <more.AskedGame {...game} asks={asks} asked={asked} stakes={stakes} /> : <ScoreGame {...game} />;
}
