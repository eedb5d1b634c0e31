import { say, type Translation } from '../../i18n/message.ts';
import type { seats as german } from '../../i18n/de/seats.ts';
import { sumOf } from '../../table/dice.ts';
import type { Procedure } from '../../table/procedure.ts';
import { PLAYERS, seatedPlayers, type Player, type Seating, type SeatingStep } from '../../table/seating.ts';
import type { StepText } from './break-text.ts';
import type { TableWords } from './table-words.ts';

export type SeatWords = Translation<typeof german>;
export type SeatingMethod = Procedure['seatingMethod'];

/** What is shown: before anything happens, each step of the draw, and everybody sitting. */
export type SeatScene = { readonly kind: 'start' } | SeatingStep | { readonly kind: 'sit' };

export const seatScenes = ({ steps }: Seating): readonly SeatScene[] => [{ kind: 'start' }, ...steps, { kind: 'sit' }];

/** A scene in words. */
export function seatText(
  scenes: readonly SeatScene[],
  at: number,
  method: SeatingMethod,
  { winds }: Seating,
  words: SeatWords,
  table: TableWords,
): StepText {
  const scene = scenes[at] ?? { kind: 'start' };
  const { steps } = words;
  switch (scene.kind) {
    case 'start':
      return { title: say(words.start[method].title), text: say(words.start[method].text) };
    case 'assign':
    case 'draw': {
      const values = { player: scene.player, seat: say(table.seats[scene.wind]) };
      return { title: say(steps[scene.kind].title, values), text: say(steps[scene.kind].text, values) };
    }
    case 'roll-off': {
      const rolls = scene.rolls
        .map(({ player, dice }) => say(steps.rollOff.one, { player, sum: sumOf(dice) }))
        .join(say(table.between));
      const step = scene.rolls.length < PLAYERS.length ? steps.reRoll : steps.rollOff;
      return { title: say(step.title), text: say(step.text, { rolls }) };
    }
    case 'temporary-seats': {
      const player = playerAt(scene.winds, 'E');
      return { title: say(steps.temporary.title, { player }), text: say(steps.temporary.text, { player }) };
    }
    case 'row':
      return { title: say(steps.row.title), text: say(steps.row.text) };
    case 'count': {
      const values = { player: scene.player, first: scene.counted.at(-1) ?? '', sum: sumOf(scene.dice), one: 1 };
      return { title: say(steps.count.title, values), text: say(steps.count[scene.end], values) };
    }
    case 'sit': {
      const [east = '', south = '', west = '', north = ''] = seatedPlayers(winds);
      return { title: say(steps.sit.title), text: say(steps.sit.text, { east, south, west, north }) };
    }
  }
}

/** The player who has a wind. */
export const playerAt = (winds: Seating['winds'], wind: 'E' | 'S' | 'W' | 'N'): Player =>
  PLAYERS.find((player) => winds[player] === wind) ?? 'A';
