import { laidTiles } from '../../components/meld-tiles.ts';
import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { TileGroups } from '../../components/TileGroups.tsx';
import { suitOf, type Tile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { tileName, tilesName, type TileWords } from '../../i18n/tile-words.ts';
import { explainWrong } from '../../puzzles/waits/explain-wrong.ts';
import type { LaidOut, LaidOutGroup } from '../../puzzles/waits/laid-out.ts';
import type { Wait, WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import { drawnGroup } from './drawn-group.ts';
import { listTiles, type WaitsWords } from './feedback.ts';

export interface WaitsReasonsProps {
  readonly puzzle: WaitsPuzzle;
  /** Waits that the reader found: they come last, as short rows. */
  readonly found: readonly Tile[];
  readonly extra: readonly Tile[];
  /** Nothing was chosen, or there was nobody to choose: the whole solution. */
  readonly solution?: boolean;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
}

/** Every wait laid out in the groups it completes, and for each wrong tile what stays over. */
export function WaitsReasons({ puzzle, found, extra, solution = false, words, tileWords }: WaitsReasonsProps) {
  const missed = puzzle.waits.filter(({ tile }) => !found.includes(tile));
  const known = puzzle.waits.filter(({ tile }) => found.includes(tile));
  const { reason } = words;
  const form = say(reason.form, { shape: say(words.shapes[puzzle.shape]) });
  const nameOf = (tile: Tile): string => listTiles([tile], words, tileWords);
  return (
    <ReasonStrip label={form}>
      {missed.map((wait, index) => (
        <ReasonPart
          key={wait.tile}
          title={say(solution ? reason.solution : reason.missed, { tiles: nameOf(wait.tile), n: 1 })}
          note={index === 0 ? form : undefined}
          text={completes(wait, words)}
        >
          <Layouts wait={wait} puzzle={puzzle} state="missing" words={words} tileWords={tileWords} />
        </ReasonPart>
      ))}
      {extra.map((tile) => (
        <Wrong key={tile} puzzle={puzzle} tile={tile} words={words} tileWords={tileWords} />
      ))}
      {known.length > 0 && (
        <div class="waits-known">
          {missed.length === 0 && (
            <div class="reason-head">
              <h3 class="reason-title">{say(reason.right)}</h3>
              <p class="caption">{form}</p>
            </div>
          )}
          <div class="reason-rows">
            {known.map((wait) => (
              <Found key={wait.tile} wait={wait} puzzle={puzzle} words={words} tileWords={tileWords} />
            ))}
          </div>
        </div>
      )}
    </ReasonStrip>
  );
}

function completes({ layouts, shapes }: Wait, words: WaitsWords): string {
  const names = shapes.map((shape) => say(words.simple[shape]));
  const first = names.slice(0, -1).join(say(words.list.comma));
  const all = [first, names.at(-1) ?? ''].filter((name) => name !== '').join(say(words.list.lastOr));
  const sentence = say(words.reason.completes, { shapes: all });
  return layouts.length < 2 ? sentence : `${sentence} ${say(words.reason.readings, { n: layouts.length })}`;
}

interface PartProps {
  readonly puzzle: WaitsPuzzle;
  readonly words: WaitsWords;
  readonly tileWords: TileWords;
}

type WaitProps = PartProps & { readonly wait: Wait };

/** The whole hand, once for each reading. */
const Layouts = ({ wait, puzzle, state, words, tileWords }: WaitProps & { readonly state: 'winning' | 'missing' }) => (
  <>
    {wait.layouts.map(({ groups }, index) => (
      <TileGroups
        key={index}
        groups={groups.map((group) => drawnGroup(group, state))}
        words={tileWords}
        size="reason"
        label={say(words.reason.layout, { tile: tileName(wait.tile, tileWords) })}
        spread={puzzle.hand.melds.length === 0}
      />
    ))}
  </>
);

/** A wait that was found: its name and the groups around it; opened, the whole hand. */
function Found(props: WaitProps) {
  const { wait, words, tileWords } = props;
  const [layout] = wait.layouts;
  const around = layout === undefined ? [] : groupsAround(layout, wait.tile);
  return (
    <details class="waits-found">
      <summary>
        <span class="waits-tick" />
        <b>{tileName(wait.tile, tileWords)}</b>
        {around.length > 0 && (
          <TileGroups
            groups={around.map((group) => drawnGroup(group, undefined))}
            words={tileWords}
            size={around.flatMap(({ tiles }) => tiles).length > 6 ? 'count' : 'found'}
            label={say(words.reason.layout, { tile: tileName(wait.tile, tileWords) })}
          />
        )}
      </summary>
      <p class="small">{completes(wait, words)}</p>
      <div class="reason-tiles">
        <Layouts {...props} state="winning" />
      </div>
    </details>
  );
}

/** A hand solved in few words: each wait with the groups around it. For pages that show many hands at once. */
export function WaitsSummary({ puzzle, words, tileWords }: PartProps) {
  return (
    <div class="reason">
      <p class="caption">{say(words.reason.form, { shape: say(words.shapes[puzzle.shape]) })}</p>
      <div class="reason-rows">
        {puzzle.waits.map(({ tile, layouts: [layout] }) => (
          <div key={tile}>
            <b>{tileName(tile, tileWords)}</b>
            <TileGroups
              groups={
                layout === undefined ? [] : groupsAround(layout, tile).map((group) => drawnGroup(group, 'winning'))
              }
              words={tileWords}
              size="found"
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The held groups of the winning tile's suit; for an honor its own group. */
function groupsAround({ groups }: LaidOut, tile: Tile): readonly LaidOutGroup[] {
  const suit = suitOf(tile);
  return groups.filter(({ tiles: [first = tile], onTable, winningAt }) =>
    suit === undefined ? winningAt !== undefined : !onTable && suitOf(first) === suit,
  );
}

/** A tile that is no wait: all four are one's own, or the nearest grouping and what stays over. */
function Wrong({ puzzle, tile, words, tileWords }: PartProps & { readonly tile: Tile }) {
  const { reason } = words;
  const why = explainWrong(puzzle, tile);
  const title = say(reason.wrong, { tiles: tileName(tile, tileWords) });
  const four = [tile, tile, tile, tile];
  if (why.kind === 'own-four')
    return (
      <ReasonPart title={title} text={say(reason.ownFour)}>
        <TileGroups
          groups={[{ tiles: four.map((face) => ({ face })), name: tilesName(four, tileWords) }]}
          words={tileWords}
          size="reason"
          label={title}
        />
      </ReasonPart>
    );
  const rest = { tiles: why.rest.map((face) => ({ face, state: 'missing' as const })) };
  const melds = puzzle.hand.melds.map((meld) => ({ tiles: laidTiles(meld, undefined, 'twoUpTwoDown') }));
  const groups = [...why.groups.map((tiles) => ({ tiles: tiles.map((face) => ({ face })) })), rest, ...melds];
  return (
    <ReasonPart title={title} text={say(reason.leftover, { tiles: tilesName(why.rest, tileWords) })}>
      <TileGroups
        groups={groups}
        words={tileWords}
        size="reason"
        label={title}
        spread={puzzle.hand.melds.length === 0}
      />
    </ReasonPart>
  );
}
