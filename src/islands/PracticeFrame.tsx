import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { runLengthIn } from '../links/run-link.ts';
import { RUN_LENGTH } from '../puzzles/run.ts';
import type { RunPanelProps } from './practice/RunPanel.tsx';
import type { Tool, ToolPanelProps } from './practice/ToolPanel.tsx';
import './practice/run.css';
import './practice/tools.css';

type Panels = typeof import('./practice/panels.ts');

export interface PracticeFrameProps extends Omit<RunPanelProps, 'length'>, Omit<ToolPanelProps, 'tool' | 'words'> {}

const TOOLS: readonly Tool[] = ['share', 'embed', 'report'];

/** Under a puzzle: without end or in a run, and what else can be done with it. Each opens on request. */
export default function PracticeFrame(props: PracticeFrameProps) {
  const { words } = props;
  const [panels, setPanels] = useState<Panels>();
  const [length, setLength] = useState(RUN_LENGTH);
  const [inRun, setInRun] = useState(false);
  const [tool, setTool] = useState<Tool>();
  const load = (): void => {
    if (panels === undefined) import('./practice/panels.ts').then(setPanels, () => undefined);
  };
  useEffect(() => {
    const asked = runLengthIn(location.search);
    if (asked === undefined) return;
    setLength(asked);
    setInRun(true);
    load();
  }, []);
  return (
    <div class="practice-frame needs-script">
      <div class="frame-row">
        <button
          type="button"
          aria-pressed={inRun}
          onClick={() => {
            load();
            setInRun(!inRun);
          }}
        >
          {say(words.ten, { n: length })}
        </button>
        {TOOLS.map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={each === tool}
            onClick={() => {
              load();
              setTool(each === tool ? undefined : each);
            }}
          >
            {say(words.tools[each])}
          </button>
        ))}
      </div>
      {panels && inRun && <panels.RunPanel {...props} length={length} />}
      {panels && tool && <panels.ToolPanel {...props} words={words.tools} tool={tool} />}
    </div>
  );
}
