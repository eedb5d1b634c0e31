import type { ComponentChildren } from 'preact';

export interface StepStatusProps {
  readonly title: string;
  /** While a demonstration plays, screen readers are not told every step. */
  readonly playing?: boolean | undefined;
  readonly children?: ComponentChildren;
}

/** What is happening now, in words; its place is kept, so that nothing jumps. */
export const StepStatus = ({ title, playing = false, children }: StepStatusProps) => (
  <div class="status-line step-status" role="status" aria-live={playing ? 'off' : 'polite'}>
    <p class="status-title">{title}</p>
    <p class="status-text">{children}</p>
  </div>
);
