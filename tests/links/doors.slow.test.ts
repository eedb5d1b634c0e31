import { expect, it } from 'vitest';
import { parseBonus, parseHand, parsePartialHand, parseTiles } from '../../src/engine/notation.ts';
import { randomSource } from '../../src/engine/random.ts';
import { houseNameOf } from '../../src/fan/rule-sets/house-name.ts';
import { packRules, unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { parseBests } from '../../src/progress/bests.ts';
import { parseResults } from '../../src/progress/daily.ts';
import { formatMemory, parseMemory } from '../../src/progress/memory.ts';
import { parseSettings } from '../../src/progress/settings.ts';
import { pick, type Random } from '../support/chance.ts';
import { damage } from '../support/damaged-links.ts';
import { LINK_KINDS, soundLink } from '../support/link-kinds.ts';

/** A door: a text of the sort it takes, and what reads it; a fault is returned or thrown. */
interface Door {
  readonly name: string;
  readonly sound: (random: Random) => string;
  readonly read: (text: string) => string | undefined;
}

const same = (once: string, again: string): string | undefined =>
  once === again ? undefined : `${once} becomes ${again}`;

const links: readonly Door[] = LINK_KINDS.map(({ name, decode, encode }) => ({
  name,
  sound: soundLink,
  read: (text) => {
    const link = encode(decode(text).state);
    return same(link, encode(decode(link).state));
  },
}));

const RULES = ['hk33', 'hk22*minFan.1*full-flush.8*name.三缺一', 'gd06*points.1_2_4_8_16*payment.2*name.<b>'];
const HANDS = ['123m 456p [789s] (EEEE) CC +C', '19m19p19sESWNCFB +1m', '🀇🀈🀉 1z2z3z f1 g3'];
const STORED = [
  '{"v":1,"theme":"dark","index":"on","rules":"hk22*minFan.1"}',
  '{"waits 1":{"right":9,"total":10,"seconds":61}}',
  '{"12":{"waits":[3,3],"score":[0,1]}}',
  'waits waits?p=7&l=1&v=1 1o+ two-sided\nscore fan-basics/first-hands/half-flush 2z- \n',
];

const texts: readonly Door[] = [
  {
    name: 'packed rules',
    sound: (random) => pick(random, RULES),
    read: (text) => {
      houseNameOf(text);
      const rules = unpackRules(text);
      if (!rules.ok) return undefined;
      const packed = packRules(rules.value);
      const again = unpackRules(packed);
      return again.ok ? same(packed, packRules(again.value)) : `${packed} is refused`;
    },
  },
  {
    name: 'notation',
    sound: (random) => pick(random, HANDS),
    read: (text) => {
      for (const read of [parseHand, parsePartialHand, parseTiles, parseBonus]) read(text);
      return undefined;
    },
  },
  {
    name: 'stored texts',
    sound: (random) => pick(random, STORED),
    read: (text) => {
      for (const read of [parseSettings, parseBests, parseResults]) read(text);
      const kept = formatMemory(parseMemory(text).memory);
      return same(kept, formatMemory(parseMemory(kept).memory));
    },
  },
];

it('the stored texts are sound before they are damaged', () => {
  const [settings = '', bests = '', results = '', answers = ''] = STORED;
  expect(parseSettings(settings).problem).toBeUndefined();
  expect(parseBests(bests)).toEqual(JSON.parse(bests));
  expect(parseResults(results)).toEqual(JSON.parse(results));
  expect(parseMemory(answers)).toMatchObject({ unreadable: [], memory: { size: 2 } });
});

it('a million damaged texts pass the doors without a crash, and what was understood is understood again', () => {
  const random = randomSource(2027);
  const doors = [...links, ...texts];
  const read = new Map(doors.map(({ name }) => [name, 0]));
  for (let at = 0; at < 1_000_000; at += 1) {
    const door = pick(random, doors);
    const text = damage(door.sound(random), random);
    const fault = faultOf(door, text);
    if (fault !== undefined) expect.fail(`${door.name}, ${JSON.stringify(text.slice(0, 300))}: ${fault}`);
    read.set(door.name, (read.get(door.name) ?? 0) + 1);
  }
  console.log([...read].map(([name, count]) => `${name} ${String(count)}`).join(', '));
});

function faultOf({ read }: Door, text: string): string | undefined {
  try {
    return read(text);
  } catch (error) {
    return String(error);
  }
}
