import { Hand } from '../../components/Hand.tsx';
import { Tile } from '../../components/Tile.tsx';
import { windTile, type Wind } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { Choice } from '../../puzzles/claims/choices.ts';
import type { ClaimsQuestion } from '../../puzzles/claims/question.ts';
import { choiceName, seatName, type Speech } from './claims-text.ts';
import { markOf, Toggle } from './Toggle.tsx';

export interface SeatRowProps {
  readonly puzzle: ClaimsQuestion;
  readonly seat: Wind;
  /** Where the seat sits, seen from the one that offers the tile. */
  readonly place: string;
  readonly chosen: readonly Choice[];
  /** What the seat may ask for, once the solution lies open. */
  readonly right: readonly Choice[] | undefined;
  readonly speech: Speech;
  readonly onToggle: (choice: Choice) => void;
}

/** One seat: who it is, what it holds, what it may ask for. */
export function SeatRow({ puzzle, seat, place, chosen, right, speech, onToggle }: SeatRowProps) {
  const { table, offered } = puzzle;
  const { words, tiles } = speech;
  const hand = table.hands[seat];
  const name = seatName(seat, speech);
  return (
    <div class="claim-seat">
      <div class="claim-who">
        <Tile tile={windTile(seat)} words={tiles} size="seat" decorative />
        <h3>
          {name}
          <span class="felt-note">{place}</span>
        </h3>
      </div>
      <div>
        {hand && <Hand hand={hand} words={tiles} size="example" label={name} concealedKong="faceUp" />}
        <div class="claim-toggles needs-script" role="group" aria-label={say(words.may, { seat: name })}>
          {offered.map((choice) => (
            <Toggle
              key={choice}
              name={choiceName(choice, table.offered.tile, speech)}
              pressed={chosen.includes(choice)}
              mark={right && markOf(chosen.includes(choice), right.includes(choice))}
              locked={right !== undefined}
              markNames={words.marks}
              onToggle={() => {
                onToggle(choice);
              }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
