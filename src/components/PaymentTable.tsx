import { WINDS, windTile, type Wind } from '../engine/tile.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { arrowBetween, placeOfSum } from './payment-arrows.ts';
import { Tile } from './Tile.tsx';
import './payment-table.css';

export interface PaymentTableProps {
  /** What each seat gains or pays; together nought. */
  readonly payments: Readonly<Record<Wind, number>>;
  readonly winner: Wind;
  /** Small words beside a seat: „wirft ab“, „du“. */
  readonly notes: Readonly<Partial<Record<Wind, string>>>;
  /** The sum of the winner and how it comes about: `96`, `4 × 24`. */
  readonly sum: string;
  readonly shares?: string | undefined;
  /** The picture in a sentence. */
  readonly label: string;
  /** The same in rows, the winner first. */
  readonly rows: readonly { readonly name: string; readonly value: string; readonly strong?: boolean }[];
  readonly tileWords: TileWords;
}

/** Who pays whom (找數): a small table from above, East at the bottom, an arrow from each payer to the winner; then rows. */
export function PaymentTable(props: PaymentTableProps) {
  const { payments, winner, notes, sum, shares, label, rows, tileWords } = props;
  const payers = WINDS.filter((seat) => payments[seat] < 0);
  const [x, y] = placeOfSum(payers, winner);
  return (
    <div class="payment">
      <div class="payment-picture" role="img" aria-label={label} data-size="seat">
        {WINDS.map((seat) => (
          <span key={seat} class="payment-seat" data-seat={seat} data-winner={seat === winner ? '' : undefined}>
            <Tile tile={windTile(seat)} words={tileWords} decorative />
            {notes[seat] !== undefined && <span>{notes[seat]}</span>}
          </span>
        ))}
        <svg class="payment-felt" viewBox="0 0 180 168" aria-hidden="true">
          <rect class="payment-ground" width="180" height="168" rx="6" />
          <rect class="payment-line" x="7.5" y="7.5" width="165" height="153" rx="2" />
          {payers.map((payer) => {
            const { path, head } = arrowBetween(payer, winner);
            return (
              <g key={payer}>
                <path class="payment-arrow" d={path} />
                <path class="payment-head" d={head} />
              </g>
            );
          })}
          <text class="payment-sum" x={x} y={y} text-anchor="middle">
            {sum}
          </text>
          {shares !== undefined && (
            <text class="payment-shares" x={x} y={y + 21} text-anchor="middle">
              {shares}
            </text>
          )}
        </svg>
      </div>
      <ul class="payment-rows">
        {rows.map(({ name, value, strong }) => (
          <li class="payment-row" key={name} data-strong={strong === true ? '' : undefined}>
            <span>{name}</span>
            <span class="payment-value">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
