import { mixedHouses } from './mixed-houses.ts';
import type { ReferenceOptions } from './reference-options.ts';
import { REFERENCE_RULES_IDS, referenceRules, type ReferenceRules, type ReferenceRulesId } from './reference-rules.ts';

/** One way to play, in the words of the engine's door and as the second method takes it. */
export interface ComparedRules {
  readonly name: string;
  readonly rules: unknown;
  readonly options: Partial<ReferenceOptions>;
  readonly reference: ReferenceRules;
}

function compared(id: ReferenceRulesId, options: Partial<ReferenceOptions> = {}): ComparedRules {
  return { name: `${id} ${JSON.stringify(options)}`, rules: id, options, reference: referenceRules(id, options) };
}

/** Patterns that source 001 defines without a value, given one by a house. */
function withHouseRows(): ComparedRules {
  const fans = { 'all-claimed': 2, 'declared-ready': 1, 'three-numbers': 4, 'four-claimed-pungs-one-suit': 6 };
  const rows = Object.fromEntries(Object.entries(fans).map(([id, fan]) => [id, { fan }]));
  const reference = referenceRules('hk33', { capFan: 13 }, fans);
  return { name: 'house rows', rules: { base: 'hk33', capFan: 13, rows }, options: {}, reference };
}

/** The custom set by which the door's form of rule sets was explained: 13 fan, dearer flush, no concealed hand. */
function thursdays(): ComparedRules {
  const dragonPungs = ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'];
  const options = {
    minFan: 1,
    capFan: 13,
    fullFlushFan: 8,
    concealedHandMode: 'off',
    smallThreeDragonsStacks: 'absorb',
    curve: 'full',
  } as const;
  const base = referenceRules('hk33', options, { 'small-three-dragons': 5 });
  const rules = {
    base: 'hk33',
    name: 'Donnerstagsrunde',
    minFan: 1,
    capFan: 13,
    limitFan: 13,
    points: 'full',
    rows: {
      'full-flush': { fan: 8 },
      'concealed-hand': { fan: 'off' },
      'nine-gates': { fan: 'limit' },
      'small-three-dragons': { fan: 5, replaces: dragonPungs },
    },
  };
  return {
    name: 'Thursdays',
    rules,
    options: {},
    reference: { ...base, limits: { ...base.limits, 'nine-gates': 13 } },
  };
}

/** The rule sets as they are. */
export const PRESETS: readonly ComparedRules[] = REFERENCE_RULES_IDS.map((id) => compared(id));

const GERMAN: readonly Partial<ReferenceOptions>[] = [
  { smallThreeDragonsStacks: 'absorb' },
  { fourWindsScope: 'anyFourthSet' },
  { fourWindsScope: 'bigOnly' },
  { nineGatesWait: 'pureNineSided' },
  { nineGatesConcealed: false },
  { fourConcealedWin: 'selfDrawOrPairWait' },
  { concealedKongCountsAsConcealedPung: false },
  { sevenPairsFan: 'off' },
  { sevenPairsFan: 5, sevenPairsAllowQuads: true },
  { allChowsPair: 'noValuePair' },
  { flowersInPlay: false },
  { flowerSetMode: 'replacesSeatFlower', flowerSetFan: 3 },
  { fullFlushFan: 8, minFan: 1 },
  { zeroFanResult: 'pays' },
];

const ZERO_TO_SIX: readonly Partial<ReferenceOptions>[] = [
  { allChowsPair: 'suitedOnly' },
  { nineGatesWait: 'anyShape' },
  { fullFlushFan: 5 },
  { minFan: 1 },
  { zeroFanResult: 'draw' },
];

const THREE_THREE: readonly Partial<ReferenceOptions>[] = [
  { minFan: 1, capFan: 13 },
  { smallThreeDragonsStacks: 'absorb' },
  { minFan: 0, zeroFanResult: 'pays', capFan: null, curve: 'full' },
  { capFan: 8, curve: 'tiers4710' },
  { flowersCountTowardMinimum: false },
  { nineGatesWait: 'anyShape' },
  { nineGatesWait: 'anyShape', nineGatesConcealed: false },
  { fourConcealedWin: 'selfDrawOnly' },
  { fourConcealedWin: 'any' },
  { concealedKongCountsAsConcealedPung: false },
  { concealedKongBreaksConcealed: false },
  { sevenPairsFan: 3 },
  { sevenPairsFan: 5, sevenPairsAllowQuads: true, sevenPairsTakesConcealed: true },
  { allChowsPair: 'suitedOnly' },
  { allChowsPair: 'noValuePair' },
  { concealedHandMode: 'onlyWithoutFlowers' },
  { concealedHandMode: 'onlyWithoutFlowers', flowersInPlay: false },
  { concealedHandMode: 'off', capFan: 13 },
  { lastDiscardFan: 1 },
  { doubleKongFan: 8, capFan: 13 },
  { fullFlushFan: 6 },
  { smallFourWindsMode: 'limit' },
  { flowerSetMode: 'adds' },
  { flowerSetFan: 3 },
  { sevenFlowersFan: 4, eightFlowersFan: 'limit' },
  { sevenFlowersFan: 'off', eightFlowersFan: 'off' },
  { limitHandStacking: 'sum', capFan: null },
  { limitHandsTakeExtras: false, capFan: 13 },
  { humanlyHand: 'limit' },
  { humanlyHand: 3 },
  { kongFan: 'each1' },
  { kongFan: 'exposed1concealed2', capFan: 13 },
];

const TWO_TWO: readonly Partial<ReferenceOptions>[] = [
  { capFan: 6, fullFlushFan: 5 },
  { capFan: 6, minFan: 1, curve: 'half' },
  { fullFlushDoubleLimit: true },
  { fullFlushDoubleLimit: true, capFan: 6, nineGatesWait: 'anyShape' },
  { sevenPairsFan: 4 },
  { fourConcealedWin: 'selfDrawOnly', concealedHandMode: 'onlyWithoutFlowers' },
  { limitHandsTakeExtras: false },
  { kongFan: 'each1', lastDiscardFan: 1, doubleKongFan: 2 },
];

/** The rule sets with options a house may choose. */
export const HOUSES: readonly ComparedRules[] = [
  ...GERMAN.map((options) => compared('de64', options)),
  ...ZERO_TO_SIX.map((options) => compared('gd06', options)),
  ...THREE_THREE.map((options) => compared('hk33', options)),
  ...TWO_TWO.map((options) => compared('hk22', options)),
  compared('hk33-hkma', { minFan: 1, sevenPairsFan: 4 }),
  compared('hk33-hkma', { fourConcealedWin: 'selfDrawOnly' }),
  compared('hk33-new-territories', { flowerSetMode: 'adds', capFan: 13 }),
  withHouseRows(),
  thursdays(),
  ...mixedHouses(33, 60).map(({ rules, options }) => compared(rules, options)),
];
