import { groupsOfReading } from '../../components/reading-groups.ts';
import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { groupOf, TileGroups } from '../../components/TileGroups.tsx';
import type { Reading } from '../../engine/reading.ts';
import { say } from '../../i18n/message.ts';
import { groupName, tilesName, type TileWords } from '../../i18n/tile-words.ts';
import type { NearestGroups } from '../../puzzles/choose-one/nearest-groups.ts';
import type { ChooseOneOption, ChooseOnePuzzle } from '../../puzzles/choose-one/puzzle.ts';
import { verdictText, type GroupWords } from './group-words.ts';

export interface ChooseOneReasonsProps {
  readonly puzzle: ChooseOnePuzzle;
  /** The option the reader chose, if there was one. */
  readonly chosen?: number | undefined;
  readonly words: GroupWords;
  readonly tileWords: TileWords;
}

/** Why the right option is right, and what is wrong with the others. */
export function ChooseOneReasons(props: ChooseOneReasonsProps) {
  const { puzzle, words } = props;
  return (
    <ReasonStrip label={say(words.questions[puzzle.ask])}>
      {puzzle.ask === 'set' || puzzle.ask === 'no-set' ? (
        <Verdicts {...props} />
      ) : puzzle.ask === 'ways' ? (
        <Ways {...props} />
      ) : (
        <Hands {...props} />
      )}
    </ReasonStrip>
  );
}

/** Each group with what it is. */
const Verdicts = ({ puzzle, words, tileWords }: ChooseOneReasonsProps) => (
  <div class="reason-rows choose-verdicts">
    {puzzle.options.map(
      (option, index) =>
        option.kind === 'group' && (
          <div key={index}>
            <TileGroups groups={[groupOf(...option.tiles)]} words={tileWords} size="found" />
            <p class="small">{verdictText(option.verdict, words)}</p>
          </div>
        ),
    )}
  </div>
);

/** Every reading of the hand; without any, what stays over. */
const Ways = ({ puzzle, words, tileWords }: ChooseOneReasonsProps) => (
  <>
    {puzzle.hand?.readings.map((reading, index) => (
      <ReasonPart key={index} title={say(words.reading, { n: index + 1 })}>
        <Laid reading={reading} words={words} tileWords={tileWords} />
      </ReasonPart>
    ))}
    {puzzle.hand?.nearest && (
      <ReasonPart
        title={say(words.noReading)}
        text={say(words.leftover, { tiles: tilesName(puzzle.hand.nearest.rest, tileWords) })}
      >
        <Nearest nearest={puzzle.hand.nearest} words={words} tileWords={tileWords} />
      </ReasonPart>
    )}
  </>
);

/** The right option laid out, then the chosen one with what stays over, if it is wrong. */
function Hands({ puzzle, chosen, words, tileWords }: ChooseOneReasonsProps) {
  const right = puzzle.options.filter((option) => option.right);
  const wrong = puzzle.options.filter((option, index) => !option.right && (chosen === undefined || index === chosen));
  return (
    <>
      {[...right, ...wrong].map((option, index) => (
        <Explained key={index} option={option} words={words} tileWords={tileWords} />
      ))}
    </>
  );
}

interface PartProps {
  readonly words: GroupWords;
  readonly tileWords: TileWords;
}

function Explained({ option, words, tileWords }: PartProps & { readonly option: ChooseOneOption }) {
  if (option.kind !== 'hand' && option.kind !== 'pair') return null;
  const { readings, nearest } = option;
  const title =
    option.kind === 'pair'
      ? say(words.pairTitle, { tiles: groupName([option.tile, option.tile], tileWords) })
      : say(option.right ? words.wins : words.winsNot);
  const text = nearest && say(words.leftover, { tiles: tilesName(nearest.rest, tileWords) });
  return (
    <ReasonPart title={title} text={text}>
      {readings.map((reading, index) => (
        <Laid key={index} reading={reading} words={words} tileWords={tileWords} />
      ))}
      {nearest && <Nearest nearest={nearest} words={words} tileWords={tileWords} />}
    </ReasonPart>
  );
}

const Laid = ({ reading, words, tileWords }: PartProps & { readonly reading: Reading }) => (
  <TileGroups
    groups={groupsOfReading(reading).map((tiles) => groupOf(...tiles))}
    words={tileWords}
    size="reason"
    label={say(words.layout)}
  />
);

const Nearest = ({ nearest, words, tileWords }: PartProps & { readonly nearest: NearestGroups }) => (
  <TileGroups
    groups={[
      ...nearest.groups.map((tiles) => groupOf(...tiles)),
      { tiles: nearest.rest.map((face) => ({ face, state: 'missing' as const })) },
    ]}
    words={tileWords}
    size="reason"
    label={say(words.layout)}
  />
);
