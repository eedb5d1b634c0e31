import type { ComponentChildren } from 'preact';
import { WINDS, windTile, type Wind } from '../../engine/tile.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { Tile } from '../Tile.tsx';
import { playArrow } from './play-arrow.ts';
import './seat-table.css';

/** One of the four sides of the table. */
export interface SeatPlace {
  readonly wind: Wind;
  readonly name: string;
  /** A few small words under the name: „wirft ab“, „am Zug“. */
  readonly note?: string | undefined;
  /** The seat that everybody looks at: its wind is outlined. */
  readonly active?: boolean | undefined;
  /** What lies before the seat: sets, flowers. */
  readonly children?: ComponentChildren;
}

export interface SeatTableProps {
  /** The picture in a sentence. */
  readonly label: string;
  /** Counter-clockwise from the bottom: bottom, right, top, left. */
  readonly places: readonly SeatPlace[];
  readonly words: TileWords;
  /** Play goes on from one side to another, past those between, by their place in `places`. */
  readonly arrow?: { readonly from: number; readonly to: number } | undefined;
  /** What lies in the middle. */
  readonly children?: ComponentChildren;
}

const SIDES = ['bottom', 'right', 'top', 'left'] as const;

/** Four seats round a table seen from above, for the middle of a hand: winds upright with their names, sets, one tile in the middle. */
export const SeatTable = ({ label, places, words, arrow, children }: SeatTableProps) => (
  <div class="seat-table" role="group" aria-label={label}>
    {WINDS.map((_, index) => {
      const place = places[index];
      return place && <Seat key={SIDES[index]} place={place} side={SIDES[index] ?? 'bottom'} words={words} />;
    })}
    <div class="seat-table-middle">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {arrow && arrow.from !== arrow.to && <Arrow {...arrow} />}
      </svg>
      <div class="seat-table-center">{children}</div>
    </div>
  </div>
);

interface SeatProps {
  readonly place: SeatPlace;
  readonly side: (typeof SIDES)[number];
  readonly words: TileWords;
}

const Seat = ({ place: { wind, name, note, active = false, children }, side, words }: SeatProps) => (
  <div class="seat-place" data-side={side} data-active={active ? '' : undefined}>
    <span class="seat-who">
      <Tile tile={windTile(wind)} words={words} size="seat" decorative />
      <span class="seat-name">
        <span class="serif">{name}</span>
        {note !== undefined && <span class="seat-note">{note}</span>}
      </span>
    </span>
    {children}
  </div>
);

function Arrow({ from, to }: { readonly from: number; readonly to: number }) {
  const { path, head } = playArrow(from, to);
  return (
    <>
      <path class="seat-table-way" d={path} />
      <path class="seat-table-head" d={head} />
    </>
  );
}
