/** What opens under a puzzle: loaded once the reader asks for it. Its styles belong to `PracticeFrame`. */
export { RunPanel } from './RunPanel.tsx';
export { ToolPanel } from './ToolPanel.tsx';
