import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatTile } from '../../src/engine/tile.ts';
import { goldenRows } from '../support/golden.ts';
import { readTiles } from '../support/read-hand.ts';

type Answer = Readonly<Record<string, unknown>>;

/** The answers of the door to lines that are written to it, which ends well in any case. */
async function askDoor(input: string): Promise<readonly Answer[]> {
  const door = spawn('npm', ['run', '-s', 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const output = text(door.stdout);
  door.stdin.end(input);
  const [status] = (await once(door, 'close')) as [number];
  expect(status).toBe(0);
  const lines = (await output).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Answer);
}

type Variant = readonly [Readonly<Record<string, unknown>>, string];
type WaitsRow = readonly [string, string, string, string, (readonly Variant[])?];

const HONORS = ['E', 'S', 'W', 'N', 'C', 'F', 'B'];

const BASE = { sevenPairsFan: 4, sevenPairsAllowQuads: false, deadWaits: false };

/** Every golden hand under the base options, and again under each of its variants. */
const asked = (goldenRows('waits') as WaitsRow[]).flatMap(([id, , hand, waits, variants = []]) =>
  [[{}, waits] as Variant, ...variants].map(([options, expected], variant) => ({
    request: { id: `${id}/${variant}`, op: 'waits', hand, options: { ...BASE, ...options } },
    answer: {
      id: `${id}/${variant}`,
      ready: expected !== '',
      waits: readTiles(expected).map(formatTile),
    },
  })),
);

/** Lines that are refused, or answered in a way worth showing: the line, then its answer. */
const LINES: readonly (readonly [string, Answer])[] = [
  ['{"id":1,"op":"waits","hand":"23m 456p 789s EEE CC"}', { id: 1, ready: true, waits: ['1m', '4m'] }],
  ['nonsense', { error: { code: 'bad-json' } }],
  ['', { error: { code: 'bad-json' } }],
  ['{"id":2,"op":"waits"', { error: { code: 'bad-json' } }],
  ['[1]', { error: { code: 'not-a-request' } }],
  ['null', { error: { code: 'not-a-request' } }],
  ['"waits"', { error: { code: 'not-a-request' } }],
  ['{"id":[3]}', { id: [3], error: { code: 'missing-field', token: 'op' } }],
  ['{"id":null,"op":7}', { id: null, error: { code: 'wrong-field', token: 'op' } }],
  ['{"id":"a","op":"constructor"}', { id: 'a', error: { code: 'unknown-op', token: 'constructor' } }],
  ['{"op":"waits"}', { error: { code: 'missing-field', token: 'hand' } }],
  ['{"op":"waits","hand":["1m"]}', { error: { code: 'wrong-field', token: 'hand' } }],
  ['{"op":"waits","hand":"123m 0p"}', { error: { code: 'zero-rank', token: '0', at: 5 } }],
  ['{"op":"waits","hand":"11111m 234p 567s EE"}', { error: { code: 'too-many-copies', token: '1m', at: 4 } }],
  ['{"op":"waits","hand":"[124m] 234p 567s EESS"}', { error: { code: 'not-a-set', token: '[124m]', at: 0 } }],
  ['{"op":"waits","hand":"123m"}', { error: { code: 'wrong-tile-count', at: 4 } }],
  ['{"op":"waits","hand":"23m 456p 789s EEECC +1m"}', { error: { code: 'wrong-tile-count', token: '+1m', at: 20 } }],
  ['{"op":"waits","hand":"1122m3344p5566sC"}', { ready: false, waits: [] }],
  ['{"op":"waits","hand":"1122m3344p5566sC","rules":"de64"}', { ready: true, waits: ['C'] }],
  [
    '{"op":"waits","hand":"1122m3344p5566sC","rules":"hk22","options":{"sevenPairsFan":"limit"}}',
    { ready: true, waits: ['C'] },
  ],
  [
    '{"op":"waits","hand":"1122m3344p5566sC","rules":"de64","options":{"sevenPairsFan":"off"}}',
    { ready: false, waits: [] },
  ],
  [
    '{"op":"waits","hand":"19m19p19sESWNCFB","rules":"gd06"}',
    { ready: true, waits: ['1m', '9m', '1p', '9p', '1s', '9s', ...HONORS] },
  ],
  ['{"op":"waits","hand":"19m19p19sESWNCFB","rules":"xx"}', { error: { code: 'unknown-rules', token: 'xx' } }],
  ['{"op":"waits","hand":"19m19p19sESWNCFB","options":[]}', { error: { code: 'wrong-field', token: 'options' } }],
  [
    '{"op":"waits","hand":"19m19p19sESWNCFB","options":{"toString":1}}',
    { error: { code: 'unknown-option', token: 'toString' } },
  ],
  [
    '{"op":"waits","hand":"19m19p19sESWNCFB","options":{"deadWaits":"yes"}}',
    { error: { code: 'wrong-option-value', token: 'deadWaits' } },
  ],
  [
    '{"id":"\u2028","op":"waits","hand":"🀀🀁🀂🀃🀄🀅🀆 19m 19p 19s"}\r',
    { id: '\u2028', ready: true, waits: ['1m', '9m', '1p', '9p', '1s', '9s', ...HONORS] },
  ],
  ['{"id":"last","op":"waits","hand":"123456789m 1111p"}', { id: 'last', ready: false, waits: [] }],
];

describe('the door', () => {
  let answers: readonly Answer[] = [];

  beforeAll(async () => {
    const lines = [...asked.map(({ request }) => JSON.stringify(request)), ...LINES.map(([line]) => line)];
    answers = await askDoor(lines.join('\n'));
  }, 120_000);

  it('answers every line in order', () => {
    expect(answers).toHaveLength(asked.length + LINES.length);
  });

  it.each(asked.map(({ request, answer }, place) => [request.id, request.hand, place, answer] as const))(
    'knows the waits of %s: %s',
    (_id, _hand, place, answer) => {
      expect(answers[place]).toEqual(answer);
    },
  );

  it.each(LINES.map(([line, answer], place) => [line, place, answer] as const))(
    'answers %s',
    (_line, place, answer) => {
      expect(answers[asked.length + place]).toEqual(answer);
    },
  );
});
