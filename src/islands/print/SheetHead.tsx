import type { ComponentChildren } from 'preact';
import type { PrintSpeech } from './print-words.ts';

export interface SheetHeadProps {
  readonly title: string;
  readonly name: string;
  readonly term?: string | undefined;
  readonly speech: Pick<PrintSpeech, 'seal' | 'chinese'>;
  readonly children?: ComponentChildren;
}

/** The head of a printed page: the seal as an outline, what the page says, whose rules they are. */
export const SheetHead = ({ title, name, term, speech, children }: SheetHeadProps) => (
  <header class="print-head">
    <span class="print-seal">
      <img src={speech.seal} width="24" height="48" alt="" />
    </span>
    <h2>{title}</h2>
    <div class="print-rules">
      <p class="serif">
        {name}
        {term !== undefined && <span lang={speech.chinese}> {term}</span>}
      </p>
      {children}
    </div>
  </header>
);
