import { laidTiles } from '../../components/meld-tiles.ts';
import { SeatTable, type SeatPlace } from '../../components/table/SeatTable.tsx';
import { Tile } from '../../components/Tile.tsx';
import { TileGroups } from '../../components/TileGroups.tsx';
import { WINDS, type Wind } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { meldName, tileName } from '../../i18n/tile-words.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import type { ClaimsQuestion } from '../../puzzles/claims/question.ts';
import { nextSeat, oppositeSeat, seatIndex } from '../../table/seats.ts';
import { seatName, type Speech } from './claims-text.ts';

export interface ClaimsTableProps {
  readonly puzzle: ClaimsQuestion;
  /** The seat the tile goes to, once that is known: an arrow points there. */
  readonly goesTo: Wind | undefined;
  readonly speech: Speech;
}

/** Where a seat sits, seen from the one that offers the tile. */
export function placeText(seat: Wind, { table: { offered } }: ClaimsQuestion, { words: { notes } }: Speech): string {
  if (seat === offered.from) return say(offered.source === 'discard' ? notes.discard : notes.kong);
  if (seat === nextSeat(offered.from)) return say(notes.next);
  return say(seat === oppositeSeat(offered.from) ? notes.across : notes.left);
}

/** The table from above: who offers the tile, and after the solution where it goes. */
export function ClaimsTable({ puzzle, goesTo, speech }: ClaimsTableProps) {
  const { offered } = puzzle.table;
  const { words, tiles } = speech;
  const places = WINDS.map((wind): SeatPlace => ({
    wind,
    name: seatName(wind, speech),
    note: placeText(wind, puzzle, speech),
    active: wind === offered.from,
    children: wind === offered.from && offered.source !== 'discard' && <KongSet puzzle={puzzle} speech={speech} />,
  }));
  return (
    <SeatTable
      label={say(words.picture, { seat: seatName(offered.from, speech), tile: tileName(offered.tile, tiles) })}
      places={places}
      words={tiles}
      arrow={goesTo ? { from: seatIndex(offered.from), to: seatIndex(goesTo) } : undefined}
    >
      <Tile tile={offered.tile} words={tiles} size="unit" state="winning" />
    </SeatTable>
  );
}

/** Where the tile goes: to the one that takes it, or to the next in turn if nobody takes a discard. */
export const goalOf = ({ table: { offered }, takers: [taker], outcome }: ClaimsPuzzle): Wind | undefined =>
  taker ?? (outcome.code === 'nobody' && offered.source === 'discard' ? nextSeat(offered.from) : undefined);

/** The set the kong comes from: the exposed pung, or all four. */
function KongSet({ puzzle: { table, procedure }, speech }: Omit<ClaimsTableProps, 'goesTo'>) {
  const { tile, source } = table.offered;
  const meld =
    source === 'added-kong'
      ? ({ kind: 'pung', tile, concealed: false } as const)
      : ({ kind: 'kong', tile, concealed: true } as const);
  const group = {
    tiles: laidTiles(meld, undefined, procedure.concealedKongDisplay),
    name: meldName(meld, speech.tiles),
  };
  return <TileGroups groups={[group]} words={speech.tiles} label={meldName(meld, speech.tiles)} />;
}
