import { useState } from 'preact/hooks';
import { Chairs, type Chair } from '../components/table/Chairs.tsx';
import { suitTile } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { sumOf } from '../table/dice.ts';
import { PROCEDURE_OPTIONS } from '../table/procedure.ts';
import { drawSeats, PLAYERS, playerAfter, seatedPlayers, type Seating } from '../table/seating.ts';
import { Choice } from './table/Choice.tsx';
import { DieButtons } from './table/DieButtons.tsx';
import { chanceOf, type DrawRequest } from './table/seat-chance.ts';
import {
  playerAt,
  seatScenes,
  seatText,
  type SeatingMethod,
  type SeatScene,
  type SeatWords,
} from './table/seat-text.ts';
import { StepControls } from './table/StepControls.tsx';
import { StepStatus } from './table/StepStatus.tsx';
import type { TableWords } from './table/table-words.ts';
import { useSteps } from './table/use-steps.ts';
import { useProcedure } from './table/use-procedure.ts';
import { freshSeed } from './table/fresh-seed.ts';
import './table/table-islands.css';

export interface SeatDrawProps {
  readonly id: string;
  readonly words: SeatWords;
  readonly tableWords: TableWords;
}

/** „Plätze verteilen“: three ways to find out who sits where, step by step. */
export default function SeatDraw({ id, words, tableWords }: SeatDrawProps) {
  const procedure = useProcedure();
  const [chosen, setMethod] = useState<SeatingMethod>();
  const [request, setRequest] = useState<DrawRequest>({ seed: 'example' });
  const method = chosen ?? procedure.seatingMethod;
  const seating = drawSeats(method, chanceOf(request));
  const scenes = seatScenes(seating);
  const steps = useSteps(scenes.length - 1, 0, 1600);
  const { title, text } = seatText(scenes, steps.at, method, seating, words, tableWords);
  const count = scenes.find((scene) => scene.kind === 'count');
  const rollOff = scenes.find((scene) => scene.kind === 'roll-off');
  const begin = (next: DrawRequest): void => {
    setRequest(next);
    steps.goTo(0);
  };

  return (
    <div class="table-island" data-island="seat-draw">
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <h2 class="felt-title felt-head" id={`${id}-title`}>
          {say(words.title)}
        </h2>
        <Choice
          id={`${id}-method`}
          label={words.method}
          values={PROCEDURE_OPTIONS.seatingMethod}
          value={method}
          names={words.methods}
          onChoose={(next) => {
            setMethod(next);
            steps.goTo(0);
          }}
        />
        <div class="table-scene">
          <SeatPicture scenes={scenes} at={steps.at} method={method} seating={seating} words={words} />
          <div class="table-side">
            <StepStatus title={title} playing={steps.playing}>
              {text}
            </StepStatus>
            <StepControls steps={steps} words={tableWords.steps} text={title} />
            <div class="table-side needs-script">
              {rollOff && (
                <div class="dice-rows">
                  {rollOff.rolls.map(({ player, dice }, at) => (
                    <DieButtons
                      key={player}
                      label={say(words.rolling, { player })}
                      dice={dice}
                      words={tableWords.dice}
                      onSet={(next) => {
                        setRequest({
                          ...request,
                          rolls: rollOff.rolls.map((roll, index) => (index === at ? next : roll.dice)),
                        });
                        steps.goTo(scenes.indexOf(rollOff));
                      }}
                    />
                  ))}
                </div>
              )}
              {count && (
                <DieButtons
                  label={say(words.counting, { player: count.player })}
                  dice={count.dice}
                  words={tableWords.dice}
                  onSet={(countDice) => {
                    setRequest({ ...request, countDice });
                    steps.goTo(scenes.indexOf(count));
                  }}
                />
              )}
              <div class="buttons">
                <button
                  class="button"
                  data-kind="second"
                  type="button"
                  onClick={() => {
                    begin({ seed: freshSeed() });
                  }}
                >
                  {say(words.another)}
                </button>
                {count && (
                  <button
                    class="button"
                    data-kind="second"
                    type="button"
                    onClick={() => {
                      begin({ seed: 'example' });
                    }}
                  >
                    {say(words.example)}
                  </button>
                )}
              </div>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}

interface SeatPictureProps {
  readonly scenes: readonly SeatScene[];
  readonly at: number;
  readonly method: SeatingMethod;
  readonly seating: Seating;
  readonly words: SeatWords;
}

/** The four chairs at a step. At the end the players sit in the order of their winds, East on the chair he had. */
function SeatPicture({ scenes, at, method, seating, words }: SeatPictureProps) {
  const past = scenes.slice(0, at + 1);
  const scene = scenes[at] ?? { kind: 'start' };
  const drawn = past.filter((step) => step.kind === 'draw' || step.kind === 'assign');
  const temporary = past.find((step) => step.kind === 'temporary-seats');
  const isSeated = scene.kind === 'sit';
  const chairs = (isSeated ? seatedFrom(seating) : PLAYERS).map((player): Chair => {
    const own = drawn.find((step) => step.player === player);
    const roll = scene.kind === 'roll-off' ? scene.rolls.find((each) => each.player === player)?.dice : undefined;
    const forNow = drawn.length === 0 && scene.kind !== 'count' ? temporary?.winds[player] : undefined;
    return {
      player,
      wind: own?.wind ?? forNow,
      temporary: own === undefined,
      dice: roll,
      active: 'player' in scene && (scene.kind === 'count' ? scene.counted.at(-1) : scene.player) === player,
    };
  });
  const isRow =
    !isSeated && scene.kind !== 'count' && (method === 'simpleDraw' || past.some(({ kind }) => kind === 'row'));
  return (
    <Chairs
      label={say(words.picture)}
      chairs={chairs}
      row={isRow ? rowLeft(scenes, drawn.length, method) : undefined}
      ends={
        isRow && method === 'oddEvenDraw'
          ? [
              [suitTile('p', 5), say(words.ends.odd)],
              [suitTile('p', 6), say(words.ends.even)],
            ]
          : undefined
      }
      count={
        scene.kind === 'count'
          ? { total: sumOf(scene.dice), from: PLAYERS.indexOf(scene.player), dice: scene.dice }
          : undefined
      }
      order={isSeated}
    />
  );
}

/** The players counter-clockwise from the chair at the bottom, once they sit by their winds. */
function seatedFrom(seating: Seating) {
  const order = seatedPlayers(seating.winds);
  const east = PLAYERS.indexOf(playerAt(seating.winds, 'E'));
  return PLAYERS.map((_, chair) => order[(chair - east + 4) % 4] ?? playerAfter('A', chair));
}

/** The face-down winds that nobody has taken yet; they go from the end that is drawn from, else from the left. */
function rowLeft(scenes: readonly SeatScene[], taken: number, method: SeatingMethod): readonly boolean[] {
  const count = scenes.find((scene) => scene.kind === 'count');
  const fromRight = method === 'oddEvenDraw' && count?.end === 'even';
  const row = PLAYERS.map((_, index) => index >= taken);
  return fromRight ? row.toReversed() : row;
}
