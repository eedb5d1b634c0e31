import { below, pick, type Random } from './chance.ts';
import { seededRandom } from './random-groups.ts';
import type { ReferenceOptions } from './reference-options.ts';
import type { ReferenceRulesId } from './reference-rules.ts';

/** Rule sets with several options changed at once, drawn from a seed: what no list of single options would meet. */
type Choices = Readonly<Partial<{ [Name in keyof ReferenceOptions]: readonly ReferenceOptions[Name][] }>>;

export interface House {
  readonly rules: ReferenceRulesId;
  readonly options: Partial<ReferenceOptions>;
}

const SHAPES: Choices = {
  nineGatesWait: ['anyShape', 'pureNineSided'],
  nineGatesConcealed: [true, false],
  allChowsPair: ['any', 'noValuePair', 'suitedOnly'],
  fullFlushFan: [4, 5, 6, 7, 8, 10],
};

const HELD: Choices = {
  fourConcealedWin: ['selfDrawOnly', 'selfDrawOrPairWait'],
  concealedKongCountsAsConcealedPung: [true, false],
  sevenPairsFan: ['off', 3, 4, 5, 7],
  sevenPairsAllowQuads: [true, false],
};

const FLOWERS: Choices = {
  flowersInPlay: [true, false],
  flowerSetMode: ['adds', 'replacesSeatFlower'],
  flowerSetFan: [2, 3],
};

const GERMAN: Choices = {
  ...SHAPES,
  ...HELD,
  ...FLOWERS,
  smallThreeDragonsStacks: ['add', 'absorb'],
  fourWindsScope: ['pungsOnly', 'anyFourthSet', 'bigOnly'],
  zeroFanResult: ['draw', 'pays'],
};

const HONG_KONG: Choices = {
  ...SHAPES,
  ...HELD,
  minFan: [1, 2, 3],
  capFan: [6, 8, 10, 13],
  concealedHandMode: ['always', 'onlyWithoutFlowers', 'off'],
  concealedKongBreaksConcealed: [true, false],
  sevenPairsTakesConcealed: [true, false],
  lastDiscardFan: [0, 1],
  doubleKongFan: [0, 2, 4, 8],
  limitHandsTakeExtras: [true, false],
  kongFan: ['none', 'each1', 'exposed1concealed2'],
  curve: ['half', 'full', 'tiers4710'],
};

const CHOICES: readonly (readonly [ReferenceRulesId, Choices])[] = [
  ['de64', GERMAN],
  ['hk33', { ...HONG_KONG, ...FLOWERS, smallFourWindsMode: ['components', 'limit'], sevenFlowersFan: ['off', 3, 4] }],
  ['hk33', { ...HONG_KONG, ...FLOWERS, eightFlowersFan: ['off', 4, 8, 'limit'] }],
  ['hk33-new-territories', { ...HONG_KONG, ...FLOWERS }],
  ['hk22', HONG_KONG],
];

/** Each option is changed with even chance, so that about half of them are. */
function randomOptions(random: Random, choices: Choices): Partial<ReferenceOptions> {
  const changed = Object.entries(choices).filter(() => random() < 0.5);
  return Object.fromEntries(changed.map(([name, values]) => [name, values[below(random, values.length)]]));
}

export function mixedHouses(seed: number, count: number): House[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [rules, choices] = pick(random, CHOICES);
    return { rules, options: randomOptions(random, choices) };
  });
}
