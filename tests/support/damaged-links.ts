import { randomSource } from '../../src/engine/random.ts';
import { below, pick, type Random } from './chance.ts';
import { soundLink } from './link-kinds.ts';

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
  '9'.repeat(5000),
  '%E5%90%83'.repeat(500),
  '東',
  ' ',
  '',
];

/** The link number `at` of the corpus: a sound link of a random state of any kind with one to five injuries. */
export function damagedLink(at: number): string {
  const random = randomSource(at);
  return damage(soundLink(random), random);
}

/** A text with one to five injuries. */
export function damage(sound: string, random: Random): string {
  let link = sound;
  for (let injuries = 1 + below(random, 5); injuries > 0; injuries -= 1) link = injure(link, random);
  return link;
}

function injure(link: string, random: Random): string {
  const at = below(random, link.length + 1);
  const length = below(random, 6);
  switch (below(random, 6)) {
    case 0:
      return link.slice(0, at);
    case 1:
      return link.slice(0, at) + link.slice(at + length);
    case 2:
      return link.slice(0, at) + pick(random, JUNK) + link.slice(at + length);
    case 3:
      return `${link}&${link.slice(1, 1 + at)}`;
    case 4:
      return link.replace(pick(random, ['h=', 's=', 'r=', 'f=', 'p=', 'l=', 'n=', 'v=1', 'x=']), pick(random, JUNK));
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
