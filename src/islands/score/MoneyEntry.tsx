import { WINDS, type Wind } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { digitsOf, type SeatEntry } from './asked-try.ts';
import type { AskWords, ScoreWords } from './words.ts';

export interface PointsEntryProps {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** What the table plays for, where it names a stake. */
  readonly note: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** The points of a hand, as a number to type. */
export const PointsEntry = ({ id, value, label, note, onType, onEnter }: PointsEntryProps) => (
  <div class="score-points">
    <label class="serif" for={id}>
      {label}
    </label>
    <AmountField id={id} value={value} onType={onType} onEnter={onEnter} />
    {note !== undefined && <span class="caption">{note}</span>}
  </div>
);

export interface PaymentsEntryProps {
  readonly payments: Readonly<Record<Wind, SeatEntry>>;
  readonly winner: Wind;
  readonly words: ScoreWords;
  readonly asked: AskWords;
  readonly onSeat: (seat: Wind, entry: Partial<SeatEntry>) => void;
  readonly onEnter: () => void;
}

const WAYS = ['pays', 'gets'] as const;

/** For every seat what it pays or gets. A sign typed in front of the number turns the word beside it. */
export function PaymentsEntry({ payments, winner, words, asked, onSeat, onEnter }: PaymentsEntryProps) {
  const { entry } = asked;
  return (
    <fieldset class="score-pays">
      <legend class="serif">{say(entry.payments)}</legend>
      {WINDS.map((seat) => {
        const name = say(seat === winner ? entry.seatYou : entry.seat, { seat: say(words.seats[seat]) });
        const { way, amount } = payments[seat];
        return (
          <div class="score-seat" key={seat}>
            <span aria-hidden="true">{name}</span>
            <select
              aria-label={say(entry.way, { seat: name })}
              value={way}
              onChange={({ currentTarget }) => {
                onSeat(seat, { way: currentTarget.value === 'gets' ? 'gets' : 'pays' });
              }}
              onKeyDown={({ key }) => {
                if (key === 'Enter') onEnter();
              }}
            >
              {WAYS.map((each) => (
                <option key={each} value={each} selected={each === way}>
                  {say(entry[each])}
                </option>
              ))}
            </select>
            <AmountField
              value={amount}
              label={say(entry.amount, { seat: name })}
              onType={(text) => {
                onSeat(seat, { amount: text });
              }}
              onEnter={onEnter}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

interface AmountFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

const AmountField = ({ id, label, value, onType, onEnter }: AmountFieldProps) => (
  <input
    {...(id === undefined ? {} : { id })}
    class="score-amount number"
    type="text"
    inputMode="decimal"
    aria-label={label}
    autocomplete="off"
    value={value}
    onInput={({ currentTarget }) => {
      onType(currentTarget.value);
      currentTarget.value = digitsOf(currentTarget.value);
    }}
    onKeyDown={({ key }) => {
      if (key === 'Enter') onEnter();
    }}
  />
);
