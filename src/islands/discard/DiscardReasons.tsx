import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { Tile } from '../../components/Tile.tsx';
import type { Acceptance } from '../../engine/discards.ts';
import { say } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import type { DiscardGrade } from '../../puzzles/discard/grade.ts';
import type { DiscardPuzzle, RankedDiscard } from '../../puzzles/discard/puzzle.ts';
import { leavesText, listTiles, sentences, type Speech } from './discard-text.ts';

export interface DiscardReasonsProps {
  readonly puzzle: DiscardPuzzle;
  readonly grade: DiscardGrade;
  readonly speech: Speech;
}

/** Why this discard and not the chosen one, and all of them beside one another. */
export function DiscardReasons({ puzzle, grade, speech }: DiscardReasonsProps) {
  const { words, tiles } = speech;
  const { best, chosen } = grade;
  const isWrong = chosen !== undefined && grade.kind !== 'right';
  const bestName = tileName(best.tile, tiles);
  return (
    <ReasonStrip label={say(words.reason.label)}>
      {isWrong && (
        <ReasonPart
          title={say(words.reason.yours, { tile: tileName(chosen.tile, tiles) })}
          text={mistakeText(puzzle, grade, chosen, speech)}
        >
          {chosen.distance === best.distance && <Accepts choice={chosen} speech={speech} />}
        </ReasonPart>
      )}
      <ReasonPart
        title={say(isWrong ? words.reason.best : words.reason.why, { tile: bestName })}
        note={awayText(best, speech)}
        text={sentences([leavesText(best, puzzle, speech), widthText(puzzle, speech)], speech)}
      >
        <Accepts choice={best} speech={speech} />
      </ReasonPart>
      <Ranking puzzle={puzzle} speech={speech} />
    </ReasonStrip>
  );
}

const awayText = ({ distance }: RankedDiscard, { words: { reason } }: Speech): string =>
  distance === 0 ? say(reason.ready) : say(reason.away, { n: distance });

/** Where fan decide, what would be right without them. */
const widthText = ({ ask, minimum, best, widest }: DiscardPuzzle, speech: Speech): string =>
  ask === 'callable' && minimum > 0 && widest.join() !== best.join()
    ? say(speech.words.reason.width, { tiles: listTiles(widest, speech) })
    : '';

/** What the chosen tile gives up against the best. */
function mistakeText(puzzle: DiscardPuzzle, grade: DiscardGrade, chosen: RankedDiscard, speech: Speech): string {
  const { reason } = speech.words;
  const { best, lost, gained, kind } = grade;
  if (kind === 'further') return say(reason.further, { n: chosen.distance - best.distance });
  if (kind === 'none-callable') return say(reason.below);
  if (kind === 'fewer-callable') return leavesText(chosen, puzzle, speech);
  const tilesOf = (accepts: readonly Acceptance[]): string =>
    listTiles(
      accepts.map(({ tile }) => tile),
      speech,
    );
  const copies = lost.reduce((sum, { left }) => sum + left, 0);
  return sentences(
    [
      leavesText(chosen, puzzle, speech),
      lost.length === 0 ? say(reason.same) : say(reason.lost, { tiles: tilesOf(lost), n: copies }),
      gained.length === 0 ? '' : say(reason.gained, { tiles: tilesOf(gained) }),
    ],
    speech,
  );
}

/** The tiles that help, each with its copies left and, where fan count, with what it is worth. */
function Accepts({ choice: { accepts, waits }, speech }: { readonly choice: RankedDiscard; readonly speech: Speech }) {
  const { ranking } = speech.words;
  return (
    <ul class="discard-accepts">
      {accepts.map(({ tile, left }) => {
        const wait = waits.find((each) => each.tile === tile);
        const worth =
          wait?.fan === null ? say(ranking.special) : wait && say(ranking.reach[wait.reach], { n: wait.fan });
        return (
          <li key={tile} data-out={left === 0 || wait?.reach === 'never' ? '' : undefined}>
            <Tile
              tile={tile}
              words={speech.tiles}
              size="count"
              label={say(ranking.copiesName, { tile: tileName(tile, speech.tiles), n: left })}
            />
            <span class="number" aria-hidden="true">
              {say(ranking.copies, { n: left })}
            </span>
            {worth !== undefined && <span class="caption">{worth}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Every discard that keeps the hand as near as can be, the best first; the others in one sentence. */
function Ranking({ puzzle: { ranking, ask, best }, speech }: Omit<DiscardReasonsProps, 'grade'>) {
  const { words } = speech;
  const [first] = ranking;
  const near = ranking.filter(({ distance }) => distance === first?.distance);
  const far = ranking.filter(({ distance }) => distance !== first?.distance);
  const counts = ask === 'callable';
  return (
    <div class="discard-ranking">
      <table>
        <caption class="reason-title">{say(words.ranking.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(words.ranking.discard)}</th>
            <th scope="col">{say(first?.distance === 0 ? words.ranking.accepts.ready : words.ranking.accepts.near)}</th>
            <th scope="col">{say(words.ranking.left)}</th>
            {counts && <th scope="col">{say(words.ranking.callable)}</th>}
          </tr>
        </thead>
        <tbody>
          {near.map((choice) => (
            <tr key={choice.tile} data-best={best.includes(choice.tile) ? '' : undefined}>
              <th scope="row">
                <Tile tile={choice.tile} words={speech.tiles} size="found" />
              </th>
              <td>
                <Accepts choice={choice} speech={speech} />
              </td>
              <td class="number">{choice.left}</td>
              {counts && <td class="number">{choice.callable}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {far.length > 0 && (
        <p class="small">
          {say(words.ranking.others, {
            tiles: listTiles(
              far.map(({ tile }) => tile).sort((one, other) => one - other),
              speech,
            ),
          })}
        </p>
      )}
    </div>
  );
}
