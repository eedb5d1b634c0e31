import { describe, expect, test } from 'vitest';
import { exercises } from '../../content/lessons/ready-hands/exercises.ts';
import { completePart } from '../../src/engine/part.ts';
import { formatTile, TILES } from '../../src/engine/tile.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../src/fan/wait-options.ts';
import { waitsPuzzleOf } from '../../src/puzzles/waits/puzzle.ts';
import { lessonSources, usesOf, writtenWords } from '../support/lessons.ts';
import { plainWaits } from '../support/plain-solver.ts';
import { readHand, readTiles } from '../support/read-hand.ts';

const PLAIN = { sevenPairs: false, quadsArePairs: false, deadWaits: false };

describe('lessons', () => {
  test('are found', () => {
    expect(lessonSources.map(({ id }) => id)).toContain('ready-hands/de');
  });

  test.each(lessonSources)('$id types no number by hand', ({ body }) => {
    expect(writtenWords(body).match(/.{0,20}\d.{0,20}/g) ?? []).toEqual([]);
  });

  test.each(lessonSources)('$id has the anchors and engine questions of its twins', ({ id, body }) => {
    const twin = lessonSources.find((other) => other.id !== id && other.id.split('/')[0] === id.split('/')[0]);
    const skeleton = (text: string) =>
      [...text.matchAll(/<(?!Term|Name|Waits\b|Copies|Fan\b|Points|PatternName)[A-Z][^>]*>/g)].map(([tag]) =>
        tag.replace(/ title="[^"]*"/, ''),
      );
    expect(skeleton(body)).toEqual(skeleton(twin?.body ?? ''));
  });

  test('a number typed by hand is seen', () => {
    expect(writtenWords('Das sind 3 Fan.')).toMatch(/\d/);
    expect(writtenWords('1. Zähl <Fan id="x" n="3" /> Fan.')).not.toMatch(/\d/);
  });
});

const shapes = lessonSources.flatMap(({ id, body }) =>
  usesOf(body, 'Shape').map(({ part = '', shape = '' }) => ({ id, part, shape })),
);

describe('the shapes of a lesson', () => {
  test.each(shapes)('$id: $part is a wait of the shape $shape', ({ part, shape }) => {
    expect(waitsPuzzleOf(completePart(readTiles(part)), PLAIN)?.shape).toBe(shape);
  });
});

const hands = Object.values(exercises).flatMap(({ id: exercise, hands }) =>
  hands.map(({ hand }) => ({ exercise, hand })),
);

describe('the waits puzzles of a lesson', () => {
  test('have ids of their own', () => {
    const ids = hands.map(({ exercise, hand }) => `${exercise} ${hand}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(hands)('$exercise: $hand waits for the same tiles by a second method, under every rule set', ({ hand }) => {
    const parsed = readHand(hand);
    const expected = plainWaits(parsed, PLAIN);
    expect(expected.length).toBeGreaterThan(0);
    for (const id of PRESET_IDS) {
      const puzzle = waitsPuzzleOf(parsed, waitOptionsOf(presetRules(id)));
      expect(puzzle?.waits.map(({ tile }) => formatTile(tile))).toEqual(
        TILES.filter((tile) => expected.includes(tile)).map(formatTile),
      );
    }
  });
});
