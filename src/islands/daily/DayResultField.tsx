import { say } from '../../i18n/message.ts';
import type { DayResult } from '../../progress/daily.ts';
import { CopyField } from '../practice/CopyField.tsx';
import { resultText, type DailyWords } from './daily-words.ts';

export interface DayResultFieldProps {
  readonly day: number;
  readonly result: DayResult;
  readonly address: string;
  readonly words: DailyWords;
}

/** The result to copy: plain words and the address of the day. */
export const DayResultField = ({ day, result, address, words }: DayResultFieldProps) => (
  <section class="day-result" aria-labelledby="day-result">
    <h2 id="day-result" tabIndex={-1}>
      {say(words.result)}
    </h2>
    <p class="small">{say(words.resultText)}</p>
    <CopyField
      label={say(words.result)}
      text={`${resultText(day, result, words)}\n${address}`}
      rows={3}
      words={words}
    />
  </section>
);
