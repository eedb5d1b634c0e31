import { CountSpiral, ThrownDice } from '../../components/table/CountSpiral.tsx';
import { TableDiagram, type StackMark } from '../../components/table/TableDiagram.tsx';
import { CornerCaption, CountedStacks, OpeningMarks } from '../../components/table/WallMarks.tsx';
import { say } from '../../i18n/message.ts';
import type { WallPuzzle } from '../../puzzles/wall/puzzle.ts';
import { sumOf } from '../../table/dice.ts';
import { seatsTexts, type TableWords } from './table-words.ts';
import { takenStacks, type BreakScene } from './break-steps.ts';
import { stackText, sumText, type WallWords } from './break-text.ts';

export interface BreakPictureProps {
  readonly puzzle: WallPuzzle;
  readonly scene: BreakScene;
  /** Stacks that stand out for another reason, by `seat number`. */
  readonly marks?: Readonly<Record<string, StackMark>> | undefined;
  /** Without the picture in words: something beside it says the same. */
  readonly silent?: boolean | undefined;
  readonly wallWords: WallWords;
  readonly words: TableWords;
}

/** The table while the wall is opened: players counted inwards, stacks outside, the opening at last. */
export function BreakPicture({ puzzle, scene, marks = {}, silent = false, wallWords, words }: BreakPictureProps) {
  const { opening, first, rolls } = puzzle;
  const { stacksPerWall, breaker } = opening;
  const { picture, takeHere, end } = wallWords.breaker;
  const taken = scene.isOpen ? takenStacks(puzzle, 3) : [];
  const [one, two, third] = taken;
  const last = scene.counted.at(-1);
  const middle = scene.counted[Math.max(0, scene.counted.length - Math.ceil((last?.stack ?? 1) / 2))];
  const isAt = (place: { wall: string; stack: number }, other: typeof first | undefined): boolean =>
    other?.wall === place.wall && other.stack === place.stack;
  const label = say(picture, {
    sum: sumOf(rolls[0] ?? []),
    seat: say(words.seats[breaker]),
    stack: stackText(first, words),
  });
  return (
    <TableDiagram
      label={silent ? undefined : label}
      stacksPerWall={stacksPerWall}
      seats={seatsTexts(words)}
      opening={scene.isOpen ? first : undefined}
      markOf={(place) => {
        const mark = marks[`${place.wall} ${place.stack}`];
        if (mark) return mark;
        if (isAt(place, one) || isAt(place, two)) return 'taken';
        return scene.counted.some((counted) => isAt(place, counted)) ? 'tail' : undefined;
      }}
    >
      {scene.seatsShown > 0 && <CountSpiral total={sumOf(rolls[0] ?? [])} shown={scene.seatsShown} />}
      <ThrownDice dice={scene.dice} sum={sumText(scene.dice, words)} />
      <CountedStacks
        counted={scene.counted}
        stacksPerWall={stacksPerWall}
        taken={one && two ? [one, two] : []}
        opening={scene.isOpen ? first : undefined}
      />
      {scene.isOpen && third && (
        <>
          <OpeningMarks first={first} third={third} stacksPerWall={stacksPerWall} />
          <CornerCaption
            wall={third.wall}
            end="left"
            title={say(takeHere.title)}
            text={say(takeHere.text)}
            stacksPerWall={stacksPerWall}
          />
          {last && (
            <CornerCaption
              wall={last.wall}
              end="right"
              title={say(end.title)}
              text={say(end.text, { n: opening.skip })}
              pointsAt={middle}
              stacksPerWall={stacksPerWall}
            />
          )}
        </>
      )}
    </TableDiagram>
  );
}
