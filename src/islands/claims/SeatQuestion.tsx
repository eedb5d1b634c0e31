import { say } from '../../i18n/message.ts';
import type { Wind } from '../../engine/tile.ts';
import type { SeatOrNobody } from '../../puzzles/claims/grade.ts';
import { seatName, type Speech } from './claims-text.ts';
import { markOf, Toggle } from './Toggle.tsx';

export interface SeatQuestionProps {
  readonly question: string;
  readonly seats: readonly Wind[];
  readonly chosen: readonly SeatOrNobody[];
  /** The right seats, none for „niemand“, once the solution lies open. */
  readonly right: readonly Wind[] | undefined;
  readonly speech: Speech;
  readonly onToggle: (seat: SeatOrNobody) => void;
}

/** A question about the seats: which of them, or nobody. */
export function SeatQuestion({ question, seats, chosen, right, speech, onToggle }: SeatQuestionProps) {
  const { words } = speech;
  const isIn = (seat: SeatOrNobody, all: readonly Wind[]): boolean =>
    seat === 'nobody' ? all.length === 0 : all.includes(seat);
  return (
    <>
      <p>{question}</p>
      <div class="claim-toggles" role="group" aria-label={question}>
        {[...seats, 'nobody' as const].map((seat) => (
          <Toggle
            key={seat}
            name={seat === 'nobody' ? say(words.nobody) : seatName(seat, speech)}
            pressed={chosen.includes(seat)}
            mark={right && markOf(chosen.includes(seat), isIn(seat, right))}
            locked={right !== undefined}
            markNames={words.marks}
            onToggle={() => {
              onToggle(seat);
            }}
          />
        ))}
      </div>
    </>
  );
}
