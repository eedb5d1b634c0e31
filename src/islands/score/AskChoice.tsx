import { useEffect, type MutableRef } from 'preact/hooks';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import { asksCodec } from '../../links/score-link.ts';
import { writeText } from '../../progress/storage.ts';
import { canAsk, isUsual, SCORE_ASKS, type ScoreAsk } from '../../puzzles/score/asks.ts';
import { toggledAsk } from '../../puzzles/score/toggle-ask.ts';
import { lastFirstAnswer } from '../practice/first-answer.ts';
import { ASKS_KEY } from './kept-asks.ts';
import type { AskWords } from './words.ts';

export interface AskChoiceProps {
  readonly asks: readonly ScoreAsk[];
  readonly rules: RuleSet;
  readonly words: AskWords['choice'];
  /** The choice that was made last: the row is drawn anew with the game around it, and keeps the focus. */
  readonly pressed: MutableRef<ScoreAsk | undefined>;
  /** The name of the puzzle in the memory of answers. */
  readonly item: string;
  /**
   * Hears the new choice, `undefined` for the usual, and whether this hand was answered before: the rest of it is known then,
   * and another question is about the next hand.
   */
  readonly onChoose: (asks: readonly ScoreAsk[] | undefined, isKnown: boolean) => void;
}

/** What is asked about the hand, each alone or together; what this table cannot be asked says why. */
export function AskChoice({ asks, rules, words, item, pressed, onChoose }: AskChoiceProps) {
  useEffect(() => {
    const { current } = pressed;
    if (current !== undefined && document.activeElement === document.body)
      document.getElementById(`ask-${current}`)?.focus();
  }, []);
  const isClosed = (ask: ScoreAsk): boolean => !canAsk(ask, rules);
  return (
    <fieldset class="needs-script">
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
              pressed.current = ask;
              writeText(ASKS_KEY, asksCodec.write(next));
              onChoose(isUsual(next) ? undefined : next, lastFirstAnswer()?.item === item);
            }}
          />
          {say(words[ask])}
        </label>
      ))}
      {SCORE_ASKS.some(isClosed) && <p class="caption">{say(words.pointsOnly)}</p>}
    </fieldset>
  );
}
