import { useMemo, useState } from 'preact/hooks';
import { LaidOutFlowers } from '../components/table/LaidOutFlowers.tsx';
import { TakeArrow } from '../components/table/WallMarks.tsx';
import { TableDiagram, type StackMark } from '../components/table/TableDiagram.tsx';
import { Tile } from '../components/Tile.tsx';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { sumOf } from '../table/dice.ts';
import { PROCEDURE_OPTIONS, type Procedure } from '../table/procedure.ts';
import { bySeat } from '../table/seats.ts';
import { firstStack } from '../table/break.ts';
import type { StackAddress, TileAddress } from '../table/wall.ts';
import { EXAMPLE_ROLLS } from './table/break-steps.ts';
import { Choice } from './table/Choice.tsx';
import { dealSteps, sortedTiles, type DealStep } from './table/deal-steps.ts';
import { dealText, type DealWords } from './table/deal-text.ts';
import { StepControls } from './table/StepControls.tsx';
import { StepStatus } from './table/StepStatus.tsx';
import { seatsTexts, type TableWords } from './table/table-words.ts';
import { useSteps } from './table/use-steps.ts';
import { useProcedure } from './table/use-procedure.ts';
import { freshSeed } from './table/fresh-seed.ts';
import './table/table-islands.css';

export interface DealDemoProps {
  readonly id: string;
  /** The mix the page was built with. */
  readonly seed: string;
  readonly words: DealWords;
  readonly tableWords: TableWords;
  readonly tileWords: TileWords;
}

type FlowerOrder = Procedure['initialFlowerOrder'];

/** „Austeilen, Griff für Griff“: the deal, the jump and the flowers, back and forth. */
export default function DealDemo({ id, seed, words, tableWords, tileWords }: DealDemoProps) {
  const procedure = useProcedure();
  const [order, setOrder] = useState<FlowerOrder>();
  const [flowers, setFlowers] = useState<boolean>();
  const [mix, setMix] = useState(seed);
  const initialFlowerOrder = order ?? procedure.initialFlowerOrder;
  const flowersInPlay = flowers ?? procedure.flowersInPlay;
  const { dicePlan } = procedure;
  const rolls = EXAMPLE_ROLLS[dicePlan];
  const deal = useMemo(
    () => dealSteps({ seed: mix, procedure: { ...procedure, initialFlowerOrder, flowersInPlay }, rolls }),
    [mix, dicePlan, initialFlowerOrder, flowersInPlay],
  );
  const steps = useSteps(deal.steps.length - 1, 3, 1100);
  const step = deal.steps[steps.at] ?? deal.steps[0];
  if (step === undefined) throw new Error('a deal without steps');
  const { title, text } = dealText(step, sumOf(rolls[0] ?? []), words, tableWords);
  const { event } = step;

  return (
    <div class="table-island" data-island="deal-demo">
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <h2 class="felt-title felt-head" id={`${id}-title`}>
          {say(words.title)}
        </h2>
        <div class="table-scene">
          <div>
            <TableDiagram
              label={say(words.picture)}
              stacksPerWall={deal.opening.stacksPerWall}
              opening={firstStack(deal.opening)}
              seats={seatsTexts(tableWords)}
              notes={bySeat((seat) => say(words.has, { n: step.hands[seat].length }))}
              turn={'seat' in event ? event.seat : event.kind === 'ready' ? 'E' : undefined}
              markOf={stackMarks(step)}
            >
              {'seat' in event && step.taken[0] && (
                <TakeArrow from={step.taken[0]} to={event.seat} stacksPerWall={deal.opening.stacksPerWall} />
              )}
              <LaidOutFlowers laidOut={step.laidOut} />
            </TableDiagram>
            <EastHand step={step} words={words} tileWords={tileWords} />
          </div>
          <div class="table-side" data-split="">
            <div class="table-side">
              <StepStatus title={title} playing={steps.playing}>
                {text}
              </StepStatus>
              <StepControls steps={steps} words={tableWords.steps} text={title} />
            </div>
            <div class="table-side needs-script">
              <Choice
                id={`${id}-order`}
                label={words.order.label}
                values={PROCEDURE_OPTIONS.initialFlowerOrder}
                value={initialFlowerOrder}
                names={words.order}
                onChoose={setOrder}
              />
              <Choice
                id={`${id}-flowers`}
                label={tableWords.flowers.label}
                values={['with', 'without']}
                value={flowersInPlay ? 'with' : 'without'}
                names={tableWords.flowers}
                onChoose={(next) => {
                  setFlowers(next === 'with');
                }}
              />
              <button
                class="button"
                data-kind="second"
                type="button"
                onClick={() => {
                  setMix(freshSeed());
                  steps.goTo(0);
                }}
              >
                {say(words.another)}
              </button>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}

/** How each stack looks: being taken, gone, or with its lower tile left. */
function stackMarks(step: DealStep): (place: StackAddress) => StackMark | undefined {
  const tilesAt = (places: readonly TileAddress[], { wall, stack }: StackAddress): number =>
    places.filter((place) => place.wall === wall && place.stack === stack).length;
  return (place) => {
    if (tilesAt(step.taken, place) > 0) return 'taken';
    const left = tilesAt(step.standing, place);
    if (left === 2) return undefined;
    return left === 1 ? 'half' : 'gone';
  };
}

interface EastHandProps {
  readonly step: DealStep;
  readonly words: DealWords;
  readonly tileWords: TileWords;
}

/** The dealer's tiles face up, sorted; the others' stay hidden as at a table. */
const EastHand = ({ step, words, tileWords }: EastHandProps) => (
  <div class="deal-hand">
    <p class="felt-note">{say(words.hand)}</p>
    <div class="hand-tiles" role="group" aria-label={say(words.hand)} data-size="found">
      {sortedTiles(step.hands.E).map((tile, index) => (
        <Tile key={index} tile={tile} words={tileWords} />
      ))}
    </div>
  </div>
);
