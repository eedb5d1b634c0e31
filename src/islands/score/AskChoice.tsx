import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import { canAsk, SCORE_ASKS, toggledAsk, type ScoreAsk } from '../../puzzles/score/asks.ts';
import type { AskWords } from './words.ts';

export interface AskChoiceProps {
  readonly asks: readonly ScoreAsk[];
  readonly rules: RuleSet;
  readonly words: AskWords['choice'];
  readonly onChoose: (asks: readonly ScoreAsk[], toggled: ScoreAsk) => void;
}

/** What is asked about the hand, each alone or together; what this table cannot be asked says why. */
export function AskChoice({ asks, rules, words, onChoose }: AskChoiceProps) {
  const isClosed = (ask: ScoreAsk): boolean => !canAsk(ask, rules);
  return (
    <fieldset class="score-asks needs-script">
      <legend class="caption">{say(words.label)}</legend>
      {SCORE_ASKS.map((ask) => (
        <label key={ask}>
          <input
            id={`ask-${ask}`}
            type="checkbox"
            checked={asks.includes(ask) && !isClosed(ask)}
            disabled={isClosed(ask)}
            onChange={({ currentTarget }) => {
              const next = toggledAsk(asks, ask);
              currentTarget.checked = next.includes(ask);
              onChoose(next, ask);
            }}
          />
          {say(words[ask])}
        </label>
      ))}
      {SCORE_ASKS.some(isClosed) && <p class="caption">{say(words.pointsOnly)}</p>}
    </fieldset>
  );
}
