import { useState } from 'preact/hooks';
import { TableDiagram } from '../components/table/TableDiagram.tsx';
import { TileHeap } from '../components/table/TileHeap.tsx';
import { WINDS } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { stacksPerWall, wallSize } from '../table/wall.ts';
import type { BuilderWords } from './table/break-text.ts';
import { Choice } from './table/Choice.tsx';
import { StepControls } from './table/StepControls.tsx';
import { StepStatus } from './table/StepStatus.tsx';
import { seatsTexts, type TableWords } from './table/table-words.ts';
import { useSteps } from './table/use-steps.ts';
import { useProcedure } from './table/use-procedure.ts';
import './table/table-islands.css';

export interface WallBuilderProps {
  readonly id: string;
  readonly words: BuilderWords;
  readonly tableWords: TableWords;
}

export const BUILD_STEPS = ['mix', 'row', 'stack', 'push'] as const;

/** The numbers in the sentences about building. */
export function buildValues(flowers: boolean) {
  const stacks = stacksPerWall(flowers);
  const total = wallSize(stacks);
  return { stacks, total, each: total / WINDS.length, walls: WINDS.length, high: total / WINDS.length / stacks };
}

/** „Vier Mauern bauen“: mixing, a row each, a second on top, pushed together. */
export default function WallBuilder({ id, words, tableWords }: WallBuilderProps) {
  const { flowersInPlay } = useProcedure();
  const [chosen, setFlowers] = useState<boolean>();
  const steps = useSteps(BUILD_STEPS.length - 1, 0, 1600);
  const flowers = chosen ?? flowersInPlay;
  const values = buildValues(flowers);
  const step = BUILD_STEPS[steps.at] ?? 'push';
  const title = say(words.steps[step].title, values);

  return (
    <div class="table-island" data-island="wall-builder">
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <h2 class="felt-title felt-head" id={`${id}-title`}>
          {say(words.title)}
        </h2>
        <div class="table-scene">
          <TableDiagram
            label={say(words.picture, values)}
            stacksPerWall={step === 'mix' ? 0 : values.stacks}
            seats={seatsTexts(tableWords)}
            apart={step !== 'push'}
            markOf={() => (step === 'row' ? 'single' : undefined)}
          >
            {step === 'mix' && <TileHeap tiles={values.total} />}
            {step !== 'mix' && (
              <text class="sum-text" x="0" y="7">
                {say(words.counts[step], values)}
              </text>
            )}
          </TableDiagram>
          <div class="table-side">
            <StepStatus title={title} playing={steps.playing}>
              {say(words.steps[step].text, values)}
            </StepStatus>
            <StepControls steps={steps} words={tableWords.steps} text={title} />
            <Choice
              id={`${id}-flowers`}
              label={tableWords.flowers.label}
              values={['with', 'without']}
              value={flowers ? 'with' : 'without'}
              names={tableWords.flowers}
              onChoose={(next) => {
                setFlowers(next === 'with');
              }}
            />
          </div>
        </div>
      </section>
    </div>
  );
}
