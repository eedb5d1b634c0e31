import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { randomSource } from '../../src/engine/random.ts';
import { TILES, WINDS } from '../../src/engine/tile.ts';
import { WIN_FLAGS, WIN_WAYS } from '../../src/fan/circumstances.ts';
import { encodeCalculatorLink } from '../../src/links/calculator-link.ts';
import { randomHand } from './random-hands.ts';

type Random = () => number;

const below = (n: number, random: Random): number => Math.floor(random() * n);

const RULES = [
  'hk33',
  'de64',
  'hk33-hkma',
  'hk22*minFan.1*full-flush.8*name.Donnerstagsrunde',
  'gd06*points.1_2_4_8_16*payment.2*small-three-dragons.5.add.dragon-pung-red*name.<b>三缺一</b>',
];

/** What damaged links are damaged with: pieces of addresses, of markup, of other notations, and plain nonsense. */
const JUNK = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:',
  '%',
  '%E0%A4%A',
  '%00',
  '\u0000',
  '\u202E',
  '&',
  '=',
  '?',
  '#',
  '*',
  '**',
  '.',
  '+',
  '[',
  ')',
  '🀄',
  '９ｍ',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '東',
  ' ',
  '',
];

/** The link number `at` of the corpus: a sound link of a random state with one to five injuries. */
export function damagedLink(at: number): string {
  const random = randomSource(at);
  let link = soundLink(random);
  for (let injuries = 1 + below(5, random); injuries > 0; injuries -= 1) link = injure(link, random);
  return link;
}

/** A sound link of a random state. */
export function soundLink(random: Random): string {
  const hand = randomHand('dealt', random, 4);
  const isPart = below(3, random) === 0;
  return encodeCalculatorLink({
    h: isPart
      ? { tiles: hand.tiles.slice(0, 5), melds: hand.melds }
      : { ...hand, winningTile: pick([...TILES], random) },
    s: pick(WINDS, random),
    w: pick(WINDS, random),
    b: BONUS_TILES.filter(() => below(2, random) === 0),
    y: pick(WIN_WAYS, random),
    d: pick(WINDS, random),
    f: WIN_FLAGS.filter(() => below(4, random) === 0),
    x: { seat: pick(WINDS, random), rule: 'liabilityBigThreeDragons' },
    r: pick(RULES, random),
  });
}

const pick = <T>(list: readonly T[], random: Random): T => {
  const item = list[below(list.length, random)];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

function injure(link: string, random: Random): string {
  const at = below(link.length + 1, random);
  const length = below(6, random);
  switch (below(6, random)) {
    case 0:
      return link.slice(0, at);
    case 1:
      return link.slice(0, at) + link.slice(at + length);
    case 2:
      return link.slice(0, at) + pick(JUNK, random) + link.slice(at + length);
    case 3:
      return `${link}&${link.slice(1, 1 + at)}`;
    case 4:
      return link.replace(pick(['h=', 's=', 'r=', 'f=', 'v=1', 'x='], random), pick(JUNK, random));
    default:
      return (
        link.slice(0, at) +
        link
          .slice(at, at + length)
          .split('')
          .reverse()
          .join('') +
        link.slice(at + length)
      );
  }
}
