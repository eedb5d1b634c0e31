import { tilesIn } from './tiles-in.ts';

/** What lies on the felt of a lesson's picture, by its slug. */
const LESSON_TILES: Readonly<Record<string, string>> = {
  tiles: '159m 159p 159s ESWN CFB f1 g1',
  'winning-hand': '234m 777p 678s CCC EE',
  'reading-hands': '111m 222m 333m 789p 55s',
  seating: 'E S W N',
  wall: '### ### ## #5p ###',
  deal: '#### #### #### #',
  turns: '3m7pE 2s9mC 5s1pF',
  claims: '4s?6s 77p? CC?',
  kongs: '5555p CCCC #99s#',
  'ready-hands': '234m 777p 6s?8s CCC EE',
  'choosing-discards': '34m 56p 778s 99s E 2p',
  'passed-wins': '345m 678p 22s 67s?',
  'fan-basics': '234m 678p CCC EEE 55s',
  'fan-hands': '222m 666s NNN 555p BB',
  'big-hands': 'CCC FFF BBB EEE 99s',
  flowers: 'f1f2f3f4 g1g2g3g4',
  points: '123m 456p 789s CCC EE',
  rounds: 'E S W N #',
  'rule-sets': '123s 999s 555s FFF EE',
  'first-evening': '### 123m CCC f1 g3',
};

/** The tiles on a lesson's picture. Stops the build where a lesson has none. */
export function lessonTiles(slug: string): ReturnType<typeof tilesIn> {
  const tiles = LESSON_TILES[slug];
  if (tiles === undefined) throw new Error(`The lesson ${slug} has no tiles in src/layouts/preview/lesson-tiles.ts.`);
  return tilesIn(tiles);
}
