/** The house's options as far as they touch the score, under the names of the engine's door. */
export interface ReferenceOptions {
  readonly flowersInPlay: boolean;
  readonly minFan: number;
  readonly capFan: number | null;
  readonly zeroFanResult: 'draw' | 'pays' | 'below-minimum';
  readonly flowersCountTowardMinimum: boolean;
  readonly smallThreeDragonsStacks: 'add' | 'absorb';
  readonly fourWindsScope: 'pungsOnly' | 'anyFourthSet' | 'bigOnly';
  readonly nineGatesWait: 'anyShape' | 'pureNineSided';
  readonly nineGatesConcealed: boolean;
  readonly fourConcealedWin: 'selfDrawOnly' | 'selfDrawOrPairWait' | 'any';
  readonly concealedKongCountsAsConcealedPung: boolean;
  readonly sevenPairsFan: 'off' | number;
  readonly sevenPairsAllowQuads: boolean;
  readonly sevenPairsTakesConcealed: boolean;
  readonly allChowsPair: 'any' | 'noValuePair' | 'suitedOnly';
  readonly concealedHandMode: 'always' | 'onlyWithoutFlowers' | 'off';
  readonly concealedKongBreaksConcealed: boolean;
  readonly lastDiscardFan: number;
  readonly doubleKongFan: number;
  readonly fullFlushFan: number;
  readonly fullFlushDoubleLimit: boolean;
  readonly smallFourWindsMode: 'components' | 'limit';
  readonly flowerSetMode: 'adds' | 'replacesSeatFlower';
  readonly flowerSetFan: number;
  readonly sevenFlowersFan: 'off' | number;
  readonly eightFlowersFan: 'off' | number | 'limit';
  readonly limitHandStacking: 'highestOnly' | 'sum';
  readonly limitHandsTakeExtras: boolean;
  readonly humanlyHand: 'off' | number | 'limit';
  readonly curve: 'table' | 'half' | 'full' | 'tiers4710';
  readonly kongFan: 'none' | 'each1' | 'exposed1concealed2';
}

/** What the rule sets agree on unless they say otherwise. */
export const COMMON: ReferenceOptions = {
  flowersInPlay: true,
  minFan: 0,
  capFan: null,
  zeroFanResult: 'pays',
  flowersCountTowardMinimum: true,
  smallThreeDragonsStacks: 'add',
  fourWindsScope: 'pungsOnly',
  nineGatesWait: 'pureNineSided',
  nineGatesConcealed: true,
  fourConcealedWin: 'selfDrawOrPairWait',
  concealedKongCountsAsConcealedPung: true,
  sevenPairsFan: 'off',
  sevenPairsAllowQuads: false,
  sevenPairsTakesConcealed: false,
  allChowsPair: 'any',
  concealedHandMode: 'always',
  concealedKongBreaksConcealed: true,
  lastDiscardFan: 0,
  doubleKongFan: 0,
  fullFlushFan: 0,
  fullFlushDoubleLimit: false,
  smallFourWindsMode: 'components',
  flowerSetMode: 'replacesSeatFlower',
  flowerSetFan: 2,
  sevenFlowersFan: 'off',
  eightFlowersFan: 'off',
  limitHandStacking: 'highestOnly',
  limitHandsTakeExtras: true,
  humanlyHand: 'off',
  curve: 'table',
  kongFan: 'none',
};
