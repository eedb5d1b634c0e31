import { Tile } from '../../components/Tile.tsx';
import { windTile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { ClaimsQuestion } from '../../puzzles/claims/question.ts';
import { historyText, houseTexts, seatName, type Speech } from './claims-text.ts';

export interface ClaimsFactsProps {
  readonly puzzle: ClaimsQuestion;
  /** Fan a hand needs to win. */
  readonly minimum: number;
  readonly speech: Speech;
}

/** What the table goes by, and what happened before. */
export function ClaimsFacts({ puzzle, minimum, speech }: ClaimsFactsProps) {
  const { words } = speech;
  const history = historyText(puzzle, speech);
  const rules = [
    minimum > 0 ? say(words.minimum, { n: minimum }) : say(words.noMinimum),
    ...houseTexts(puzzle, speech),
  ];
  return (
    <dl class="claim-facts">
      {history !== '' && (
        <div>
          <dt>{say(words.history.title)}</dt>
          <dd>{history}</dd>
        </div>
      )}
      <div>
        <dt>{say(words.round)}</dt>
        <dd class="claim-round">
          <Tile tile={windTile(puzzle.table.roundWind)} words={speech.tiles} size="count" decorative />
          {seatName(puzzle.table.roundWind, speech)}
        </dd>
      </div>
      <div>
        <dt>{say(words.house.title)}</dt>
        {rules.map((rule) => (
          <dd key={rule}>{rule}</dd>
        ))}
      </div>
    </dl>
  );
}
