import { describe, expect, test } from 'vitest';
import { exercises as claims, scenes as claimScenes } from '../../content/lessons/claims/exercises.ts';
import { exercises as evening, scenes as eveningScenes } from '../../content/lessons/first-evening/exercises.ts';
import { exercises as kongs, scenes as kongScenes } from '../../content/lessons/kongs/exercises.ts';
import { exercises as passedWins, scenes as passedScenes } from '../../content/lessons/passed-wins/exercises.ts';
import { exercises as rounds } from '../../content/lessons/rounds/exercises.ts';
import { scenes as turnScenes } from '../../content/lessons/turns/exercises.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { sceneWordsOf } from '../../src/islands/turns/scene-text.ts';
import { claimsPuzzleOf } from '../../src/puzzles/claims/puzzle.ts';
import { tableOf, type ClaimsExercise } from '../../src/puzzles/claims/table.ts';
import { roundsPuzzleOf } from '../../src/puzzles/rounds/puzzle.ts';
import type { Scene } from '../../src/puzzles/scenes/scene.ts';
import { goRoundsWithoutClaims } from '../../src/table/go-rounds.ts';
import { PROCEDURES } from '../../src/table/procedure.ts';
import { lessonSources, usesOf } from '../support/lessons.ts';
import { faultsOfTable, naiveClaims } from '../puzzles/claims/naive.ts';

const SCENES = [turnScenes, claimScenes, kongScenes, passedScenes, eveningScenes].flatMap(
  (scenes: Readonly<Record<string, Scene>>) => Object.values(scenes),
);
const EXERCISES = [claims, kongs, passedWins, evening].flatMap((lesson: Readonly<Record<string, ClaimsExercise>>) =>
  Object.values(lesson),
);
const ITEMS = EXERCISES.flatMap(({ id, items }) => items.map((item) => ({ exercise: id, id: item.id, item })));

describe.each(LOCALES)('the scenes in $endonym', ({ path }) => {
  test.each(SCENES)('$id have a sentence and a hint for every move of the reader', (scene) => {
    const words = sceneWordsOf(messagesOf(path).turns, scene.id);
    const own = (steps: Scene['steps']) => steps.filter(({ by }) => by === scene.you).length;
    expect(words.asks).toHaveLength(own(scene.steps));
    expect(words.hints).toHaveLength(own(scene.steps));
    expect(words.otherwise === undefined).toBe(scene.otherwise === undefined);
    expect(words.otherwise?.asks.length).toBe(scene.otherwise && own(scene.otherwise.steps));
    expect(words.otherwise?.hints.length).toBe(scene.otherwise && own(scene.otherwise.steps));
  });
});

describe('the claims puzzles of a lesson', () => {
  test.each(ITEMS)('$exercise/$id is a legal table, answered by a second method under every rule set', ({ item }) => {
    const table = tableOf(item);
    expect(faultsOfTable(table)).toEqual([]);
    for (const id of PRESET_IDS) {
      const { seats, takers, skipped } = claimsPuzzleOf(table, { rules: presetRules(id), whichChow: true });
      const choices = Object.fromEntries(seats.map((seat) => [seat.seat, seat.choices]));
      expect({ choices, takers, skipped }, id).toEqual(naiveClaims(table, presetRules(id)));
    }
  });

  test('teach what their names say, at three-three tables', () => {
    const puzzleOf = (exercise: string, id: string) => {
      const found = ITEMS.find((each) => each.exercise === exercise && each.id === id);
      if (!found) throw new Error(`no ${exercise}/${id}`);
      return claimsPuzzleOf(tableOf(found.item), { rules: presetRules('hk33'), whichChow: false });
    };
    const takersOf = (exercise: string, id: string) => puzzleOf(exercise, id).takers.join('');
    expect(takersOf('claims/who-may', 'pung')).toBe('N');
    expect(takersOf('claims/who-may', 'chow-from-the-left-only')).toBe('S');
    expect(takersOf('claims/who-may', 'pung-before-chow')).toBe('S');
    expect(takersOf('claims/several-winners', 'closest')).toBe('E');
    expect(takersOf('claims/several-winners', 'all')).toBe('EW');
    expect(takersOf('claims/several-winners', 'below-minimum')).toBe('W');
    expect(takersOf('kongs/who-may', 'three-in-hand')).toBe('W');
    expect(takersOf('kongs/who-may', 'pung-on-the-table')).toBe('E');
    expect(takersOf('kongs/robbing', 'added')).toBe('N');
    expect(takersOf('kongs/robbing', 'concealed')).toBe('S');
    expect(takersOf('kongs/robbing', 'two-rob')).toBe('S');
    expect(takersOf('passed-wins/blocked-tile', 'same-tile')).toBe('');
    expect(takersOf('passed-wins/blocked-tile', 'other-tile')).toBe('N');
    expect(takersOf('passed-wins/blocked-tile', 'released')).toBe('N');
    expect(takersOf('passed-wins/blocked-wait', 'same-wait')).toBe('W');
    expect(takersOf('passed-wins/blocked-wait', 'more-fan')).toBe('E');
    expect(puzzleOf('passed-wins/blocked-wait', 'no-more-fan').seats.map(({ choices }) => choices.join())).toEqual([
      '',
      'pung',
      '',
    ]);
    expect(takersOf('passed-wins/nearest', 'nearest-alone')).toBe('S');
    expect(takersOf('passed-wins/nearest', 'nearest-too-cheap')).toBe('W');
    expect(takersOf('passed-wins/nearest', 'everybody')).toBe('ESW');
    expect(takersOf('first-evening/calls', 'two-voices')).toBe('W');
    expect(takersOf('first-evening/calls', 'win-first')).toBe('E');
    expect(takersOf('first-evening/calls', 'complete-but-too-cheap')).toBe('N');
  });

  test('have ids of their own', () => {
    const ids = ITEMS.map(({ exercise, id }) => `${exercise}/${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the rounds puzzles of a lesson', () => {
  test('are answered as one counts on the chairs', () => {
    const answers = rounds.whoDeals.items.map((item) => {
      const { dealer, wind } = roundsPuzzleOf(item, PROCEDURES.hk33);
      return `${dealer ?? '-'}${wind ?? '-'}`;
    });
    expect(answers).toEqual(['SE', 'SN', 'WS', 'EW', '--']);
  });
});

describe('the go-rounds of a lesson', () => {
  test.each(lessonSources.filter(({ id }) => id.startsWith('rounds/')))(
    '$id names both numbers by the engine',
    ({ body }) => {
      expect(usesOf(body, 'GoRounds').map(({ of }) => of)).toEqual(['discards', 'rounds']);
      expect(goRoundsWithoutClaims(PROCEDURES.hk33)).toEqual({ least: 21, most: 21 });
    },
  );
});
