import type { ComponentChildren } from 'preact';

/** What a widget says: a short sentence, then a longer one. */
export interface StatusText {
  readonly title: string;
  readonly text: string;
}

export interface StatusLineProps {
  /** One short sentence: the result. */
  readonly title: string;
  /** What is right and what is missing. */
  readonly children?: ComponentChildren;
}

/** The one live region of a widget. It stands there from the start, and its place is kept, so that nothing jumps. */
export const StatusLine = ({ title, children }: StatusLineProps) => (
  <div class="status-line" role="status">
    <p class="status-title">{title}</p>
    <p class="status-text">{children}</p>
  </div>
);
