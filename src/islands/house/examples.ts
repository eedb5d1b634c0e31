import type { OptionName } from '../../fan/rule-sets/options.ts';
import type { Liability } from '../../fan/settlement-request.ts';
import type { Wind } from '../../engine/tile.ts';
import type { WrittenWin } from '../../puzzles/score/exercise.ts';
import type { OfferedTile } from '../../table/claims.ts';
import type { HandResult } from '../../table/rounds.ts';

/** What stands above an example hand: a key of the words of the page. */
export type Caption = 'discard' | 'selfDraw' | 'held' | 'south' | 'west' | 'pays';

interface Won extends WrittenWin {
  readonly caption?: Caption;
}

/**
 * Something of the game that shows what an answer changes, in the notation: hands that are counted, hands that are paid,
 * a claim that is allowed or not, a wall that is opened, a match that goes on.
 */
export type Example =
  /** `strict`: the minimum of the table is part of the question. */
  | { readonly kind: 'score'; readonly wins: readonly Won[]; readonly strict?: true }
  | { readonly kind: 'payment'; readonly wins: readonly Won[]; readonly liable?: { rule: Liability; seat: Wind } }
  | { readonly kind: 'false-win' }
  | {
      readonly kind: 'claim';
      readonly hand: string;
      readonly offered: readonly string[];
      readonly source: OfferedTile['source'];
      readonly claim: 'win' | 'pung' | 'kong' | 'chow';
      /** A tile that South let pass before. */
      readonly passed?: string;
      readonly isWallEmpty?: true;
    }
  | { readonly kind: 'ready'; readonly hand: string }
  | { readonly kind: 'kong'; readonly hand: string }
  | { readonly kind: 'break'; readonly dice: readonly number[]; readonly again: readonly number[] }
  | { readonly kind: 'dead-wall' }
  | { readonly kind: 'next-hand'; readonly result: HandResult }
  | { readonly kind: 'match' };

const score = (...wins: readonly (string | Won)[]): Example => ({ kind: 'score', wins: wins.map(written) });
const strictly = (...wins: readonly (string | Won)[]): Example => ({
  kind: 'score',
  wins: wins.map(written),
  strict: true,
});
const written = (win: string | Won): Won => (typeof win === 'string' ? { hand: win } : win);
const paid = (win: Won, rule?: Liability, seat: Wind = 'W'): Example => ({
  kind: 'payment',
  wins: [win],
  ...(rule !== undefined && { liable: { rule, seat } }),
});

const BIG_WINDS = 'EEE SSS WWW NNN C +C';

/** An example for every question that the engine can answer; the others are explained in words. */
export const EXAMPLES: Readonly<Partial<Record<OptionName, Example>>> = {
  flowersInPlay: score({ hand: '[123m] 456m 22m EEE 77m +7m', bonus: 'f2' }),
  minFan: strictly({ hand: '[123m] 456p 789s CCC 5s +5s', bonus: 'g2' }),
  capFan: score({ hand: BIG_WINDS, by: 'self-draw' }),
  zeroFanResult: strictly({ hand: '[123m] [456p] 789s 222s E +E', bonus: 'f1' }),
  flowersCountTowardMinimum: strictly({ hand: '[123m] 456p 789s CCC 5s +5s', bonus: 'f2 g2' }),
  smallThreeDragonsStacks: score({ hand: '[CCC] [FFF] 123m 456p B +B', bonus: 'f1' }),
  fourWindsScope: score({ hand: '[EEE] SSS WWW 123m N +N', bonus: 'f1' }),
  nineGatesWait: score({ hand: '1123456789999m +1m', bonus: 'f1' }),
  nineGatesConcealed: score({ hand: '[999m] 1112345678m +5m', bonus: 'f1' }),
  fourConcealedWin: score(
    { hand: '111m 333p 555s 77s 99m +7s', caption: 'discard', bonus: 'f1' },
    { hand: '111m 333p 555s 777s 9m +9m', caption: 'discard', bonus: 'f1' },
    { hand: '111m 333p 555s 77s 99m +7s', by: 'self-draw', caption: 'selfDraw', bonus: 'f1' },
  ),
  concealedKongCountsAsConcealedPung: score({ hand: '(1111m) 333p 555s 77s 99m +7s', by: 'self-draw', bonus: 'f1' }),
  sevenPairsFan: score({ hand: '1133m 5577p 99s EE C +C', bonus: 'f1' }),
  sevenPairsAllowQuads: score({ hand: '1111m 5577p 99s EE C +C', bonus: 'f1' }),
  sevenPairsTakesConcealed: score({ hand: '1133m 5577p 99s EE C +C', bonus: 'f1' }),
  allChowsPair: score(
    { hand: '[123m] 456m 789p 345s 9s +9s', bonus: 'f1' },
    { hand: '[123m] 456m 789p 345s W +W', bonus: 'f1' },
    { hand: '[123m] 456m 789p 345s E +E', bonus: 'f1' },
  ),
  concealedHandMode: score({ hand: '123m 456m 999p 345s 8s +8s', bonus: 'f1' }),
  concealedKongBreaksConcealed: score({ hand: '(1111m) 456m 999p 345s 8s +8s', bonus: 'f1' }),
  lastDiscardFan: score({ hand: '[123m] 456p 789s CCC 5s +5s', bonus: 'f1', flags: ['last-tile'] }),
  doubleKongFan: score({
    hand: '[1111m] [9999p] 456s CCC 5s +5s',
    by: 'self-draw',
    bonus: 'f1',
    flags: ['kong-replacement', 'double-kong-replacement'],
  }),
  fullFlushFan: score({ hand: '[123m] 345m 678m 99m 55m +5m', bonus: 'f1' }),
  fullFlushDoubleLimit: score({ hand: '[123m] 345m 678m 99m 55m +5m', bonus: 'f1' }),
  smallFourWindsMode: score({ hand: '[EEE] [SSS] WWW 123m N +N', bonus: 'f1' }),
  flowerSetMode: score({ hand: '[123m] 456p 789s CCC 5s +5s', bonus: 'f1 f2 f3 f4' }),
  flowerSetFan: score({ hand: '[123m] 456p 789s CCC 5s +5s', bonus: 'f1 f2 f3 f4' }),
  sevenFlowersFan: score({
    hand: '13m 456p 28s EE CCC 5s +5s',
    by: 'self-draw',
    bonus: 'f1 f2 f3 f4 g1 g2 g3',
    flags: ['seven-flowers'],
  }),
  eightFlowersFan: score({
    hand: '13m 456p 28s EE CCC 5s +5s',
    by: 'self-draw',
    bonus: 'f1 f2 f3 f4 g1 g2 g3 g4',
    flags: ['eight-flowers'],
  }),
  sevenFlowersMode: score({
    hand: '[123m] 456p 789s CCC 5s +5s',
    by: 'self-draw',
    bonus: 'f1 f2 f3 f4 g1 g2 g3',
    flags: ['seven-flowers'],
  }),
  limitHandStacking: score({ hand: '[EEE] [SSS] WWW NNN C +C', bonus: 'f1' }),
  limitHandsTakeExtras: score({ hand: '[EEE] [CCC] FFF BBB N +N', by: 'self-draw', bonus: 'f2' }),
  humanlyHand: score({ hand: '123m 456p 789s CCC 5s +5s', from: 'E', bonus: 'f1', flags: ['human'] }),
  earthlyHandDefinition: score(
    { hand: '123m 456p 789s CCC 5s +5s', from: 'E', bonus: 'f1', flags: ['earthly'], caption: 'discard' },
    { hand: '123m 456p 789s CCC 5s +5s', by: 'self-draw', bonus: 'f1', flags: ['earthly'], caption: 'selfDraw' },
  ),
  kongFan: score({ hand: '[1111m] (9999p) 456s CCC 5s +5s', bonus: 'f1' }),
  curve: score({ hand: '[111m] [EEE] 999m 55m CC +C', bonus: 'f2' }),
  deadWaits: { kind: 'ready', hand: '111222333p 5555s' },
  payment: paid({ hand: '[111m] 345m EEE 55m CC +C', from: 'E', caption: 'pays' }),
  stake: paid({ hand: '[111m] 345m EEE 55m CC +C', from: 'E', caption: 'pays' }),
  liabilityTwelveTiles: paid(
    { hand: '[123m] [CCC] [EEE] [999m] 5m +5m', by: 'self-draw', caption: 'selfDraw' },
    'liabilityTwelveTiles',
  ),
  liabilityNineTiles: paid(
    { hand: '[123m] [345m] [678m] 99m 55m +5m', from: 'W', caption: 'discard' },
    'liabilityNineTiles',
  ),
  liabilityBigThreeDragons: paid(
    { hand: '[CCC] [FFF] [BBB] 45m 99m +6m', by: 'self-draw', caption: 'selfDraw' },
    'liabilityBigThreeDragons',
  ),
  liabilityBigFourWinds: paid(
    { hand: '[EEE] [SSS] [WWW] [NNN] 5m +5m', by: 'self-draw', caption: 'selfDraw' },
    'liabilityBigFourWinds',
  ),
  liabilityAllKongs: paid(
    { hand: '[1111m] (3333p) [5555s] [7777s] E +E', by: 'self-draw', caption: 'selfDraw' },
    'liabilityAllKongs',
  ),
  liabilityExposedKongReplacement: paid(
    {
      hand: '[1111m] 456m 99m EEE CC +C',
      by: 'self-draw',
      flags: ['kong-replacement'],
      caption: 'selfDraw',
    },
    'liabilityExposedKongReplacement',
  ),
  robbedKongAsSelfDraw: paid({ hand: '[111m] 55m EEE CCC 78m +9m', by: 'rob-kong', from: 'W', caption: 'pays' }),
  liabilityFifthTile: paid({ hand: '[111m] 345m EEE 55m CC +C', from: 'W', caption: 'discard' }, 'liabilityFifthTile'),
  liabilityHalfShared: paid(
    { hand: '[CCC] [FFF] [BBB] 45m 99m +6m', from: 'E', caption: 'discard' },
    'liabilityBigThreeDragons',
  ),
  falseWin: { kind: 'false-win' },
  multipleWinners: {
    kind: 'payment',
    wins: [
      { hand: '[111m] 333m EEE CC 45m +6m', from: 'E', seat: 'S', caption: 'south' },
      { hand: '[999m] 888m CCC EE 57m +6m', from: 'E', seat: 'W', caption: 'west' },
    ],
  },
  dicePlan: { kind: 'break', dice: [3, 5, 4], again: [2, 6] },
  breakCountOverflow: { kind: 'break', dice: [6, 6, 6], again: [6, 6] },
  deadWall: { kind: 'dead-wall' },
  dealerRepeatOnWin: { kind: 'next-hand', result: { winners: ['E'] } },
  dealerRepeatOnDraw: { kind: 'next-hand', result: 'draw' },
  matchRounds: { kind: 'match' },
  concealedKongDisplay: { kind: 'kong', hand: '23m 456p 789s 55s (9999m)' },
  robAddedKong: { kind: 'claim', hand: '111m EEE CCC 55m 78m', offered: ['9m'], source: 'added-kong', claim: 'win' },
  robConcealedKong: {
    kind: 'claim',
    hand: '19m 19p 19s ESWN CFF',
    offered: ['B'],
    source: 'concealed-kong',
    claim: 'win',
  },
  passedWin: {
    kind: 'claim',
    hand: '23m EEE CCC FFF 55m',
    offered: ['1m', '4m'],
    source: 'discard',
    claim: 'win',
    passed: '1m',
  },
  passedWinHigherFanException: {
    kind: 'claim',
    hand: '11m EE 456m CCC 789m',
    offered: ['E'],
    source: 'discard',
    claim: 'win',
    passed: '1m',
  },
  passedPung: {
    kind: 'claim',
    hand: '123m 456p 78s 99s CC F',
    offered: ['C'],
    source: 'discard',
    claim: 'pung',
    passed: 'C',
  },
  swapDiscardBan: {
    kind: 'claim',
    hand: '2334m [EEE] [777p] [CCC]',
    offered: ['3m'],
    source: 'discard',
    claim: 'chow',
  },
  kongAllowedWhenWallEmpty: {
    kind: 'claim',
    hand: '123m 456p 78s 99s CCC',
    offered: ['C'],
    source: 'discard',
    claim: 'kong',
    isWallEmpty: true,
  },
};
