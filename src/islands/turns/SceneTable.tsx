import type { BonusTile } from '../../engine/bonus-tile.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { laidTiles } from '../../components/meld-tiles.ts';
import { SeatTable, type SeatPlace } from '../../components/table/SeatTable.tsx';
import { Tile } from '../../components/Tile.tsx';
import { TileGroups, type TileGroup } from '../../components/TileGroups.tsx';
import { say } from '../../i18n/message.ts';
import { meldName, tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { ScenePlay } from '../../puzzles/scenes/play.ts';
import type { Game } from '../../table/game.ts';
import { liveTilesLeft } from '../../table/supply.ts';
import { claimOf } from '../table/claim-of.ts';
import type { TableWords } from '../table/table-words.ts';
import type { TurnWords } from './scene-text.ts';

export interface SceneTableProps {
  readonly play: ScenePlay;
  readonly words: TurnWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
}

/** The scene from above: whose turn it is, what lies before everybody, the last tile in the middle. */
export function SceneTable({ play, words, tileWords, tableWords }: SceneTableProps) {
  const { game, scene } = play;
  const active = 'seat' in game.phase ? game.phase.seat : undefined;
  const places = WINDS.map((wind): SeatPlace => {
    const notes = [wind === scene.you ? say(words.you) : '', wind === active ? say(words.turn) : ''];
    return {
      wind,
      name: say(tableWords.seats[wind]),
      note: notes.filter((note) => note !== '').join(say(tableWords.between)),
      active: wind === active,
      children: <Laid game={game} seat={wind} tileWords={tileWords} />,
    };
  });
  return (
    <SeatTable label={say(words.picture)} places={places} words={tileWords}>
      <Middle game={game} words={words} tileWords={tileWords} tableWords={tableWords} />
      <p>{say(words.wall, { n: liveTilesLeft(game.supply) })}</p>
    </SeatTable>
  );
}

/** Sets and flowers on the table before a seat. */
function Laid({ game, seat, tileWords }: { readonly game: Game; readonly seat: Wind; readonly tileWords: TileWords }) {
  const { melds, bonus } = game.players[seat];
  const display = game.procedure.concealedKongDisplay;
  const sets = melds.map((meld): TileGroup => ({
    tiles: laidTiles(meld, claimOf(meld, seat), display),
    name: meldName(meld, tileWords),
  }));
  const flowers: readonly TileGroup[] = bonus.length > 0 ? [flowerGroup(bonus, tileWords)] : [];
  if (sets.length + flowers.length === 0) return null;
  return <TileGroups groups={[...sets, ...flowers]} words={tileWords} label={say(tileWords.captions.exposed)} />;
}

const flowerGroup = (bonus: readonly BonusTile[], words: TileWords): TileGroup => ({
  tiles: bonus.map((face) => ({ face })),
  name: bonus.map((tile) => tileName(tile, words)).join(say(words.between)),
});

/** The tile that is offered or was thrown last, or how the hand ended. */
function Middle({ game, words, tileWords, tableWords }: Omit<SceneTableProps, 'play'> & { readonly game: Game }) {
  const { phase, discards } = game;
  const nameOf = (seat: Wind): string => say(tableWords.seats[seat]);
  if (phase.kind === 'drawn-hand') return <p class="serif">{say(words.drawnHand)}</p>;
  const last = discards.at(-1);
  const offered = phase.kind === 'claims' || phase.kind === 'won' ? phase.offered : undefined;
  const isKong = offered !== undefined && offered.source !== 'discard';
  const shown = offered ?? (last && last.takenBy === undefined ? { tile: last.tile, from: last.by } : undefined);
  if (!shown) return null;
  return (
    <>
      <p>{say(isKong ? words.offered : words.thrown, { seat: nameOf(shown.from) })}</p>
      <Tile
        tile={shown.tile}
        words={tileWords}
        size="unit"
        state={phase.kind === 'claims' || phase.kind === 'won' ? 'winning' : undefined}
      />
    </>
  );
}
