import { ReasonStrip } from '../../components/ReasonStrip.tsx';
import { say } from '../../i18n/message.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import { choiceName, outcomeText, reasonText, seatName, type Speech } from './claims-text.ts';

export interface ClaimsReasonsProps {
  readonly puzzle: ClaimsPuzzle;
  /** Whether who gets the tile is said here, and not elsewhere on the page. */
  readonly outcome?: boolean;
  readonly speech: Speech;
}

/** The solution: for every seat what it may and why, then who gets the tile. */
export const ClaimsReasons = ({ puzzle, outcome = false, speech }: ClaimsReasonsProps) => (
  <ReasonStrip label={say(speech.words.reasonLabel)}>
    {outcome && <p class="claim-outcome serif">{outcomeText(puzzle, speech)}</p>}
    <dl class="claim-reasons">
      {puzzle.seats.map(({ seat, choices, reasons }) => (
        <div key={seat}>
          <dt>
            {seatName(seat, speech)}
            <span class="caption">
              {choices.length === 0
                ? '–'
                : choices
                    .map((choice) => choiceName(choice, puzzle.table.offered.tile, speech))
                    .join(say(speech.table.between))}
            </span>
          </dt>
          <dd>
            {reasons.map((reason) => (
              <p key={reason.code + ('partners' in reason ? reason.partners.join() : '')}>
                {reasonText(reason, speech)}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </ReasonStrip>
);
