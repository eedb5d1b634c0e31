import type { ComponentChildren } from 'preact';
import './reason-strip.css';

export interface ReasonStripProps {
  /** The name of the strip for a screen reader. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** The pale strip under a felt that gives the reasons, one part after the other. */
export const ReasonStrip = ({ label, children }: ReasonStripProps) => (
  <div class="reason" role="group" aria-label={label}>
    {children}
  </div>
);

export interface ReasonPartProps {
  readonly title: string;
  /** A small word beside the title. */
  readonly note?: string | undefined;
  readonly text?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One reason: a title in serif, a sentence, and the tiles that show it. */
export const ReasonPart = ({ title, note, text, children }: ReasonPartProps) => (
  <div class="reason-part">
    <div class="reason-head">
      <h3 class="reason-title">{title}</h3>
      {note !== undefined && <p class="caption">{note}</p>}
    </div>
    {text !== undefined && <p>{text}</p>}
    <div class="reason-tiles">{children}</div>
  </div>
);
