import type { PatternId } from '../../fan/patterns/index.ts';
import type { OptionName } from '../../fan/rule-sets/options.ts';
import type { Liability } from '../../fan/liabilities.ts';
import type { Wind } from '../../engine/tile.ts';
import type { WrittenWin } from '../../puzzles/score/exercise.ts';
import type { OfferedTile } from '../../table/claims.ts';
import type { HandResult } from '../../table/rounds.ts';

/**
 * Something of the game that shows what an answer changes, in the notation: hands that are counted, hands that are paid,
 * a claim that is allowed or not, a wall that is opened, a match that goes on. South is the player whose hand it is.
 */
export type Example =
  /** `strict`: the minimum of the table is part of the question. */
  | { readonly kind: 'score'; readonly wins: readonly WrittenWin[]; readonly strict?: true }
  | {
      readonly kind: 'payment';
      readonly wins: readonly WrittenWin[];
      readonly liable?: { rule: Liability; seat: Wind };
    }
  /** South calls on a hand that is not complete. */
  | { readonly kind: 'false-win'; readonly hand: string }
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
  /** South let a tile pass that made a win or, where only these are blocked, a pung: is it free again after this or that? */
  | { readonly kind: 'release'; readonly hand: string; readonly passed: string }
  /** East draws the last tile of the wall, on which South waits. */
  | { readonly kind: 'last-tile'; readonly hand: string; readonly drawn: string }
  /** Flowers that East and South were dealt; the first tile to replace one is a flower again. */
  | { readonly kind: 'flower-order'; readonly east: string; readonly south: string; readonly replacement: string }
  /** South was dealt four of a kind. */
  | { readonly kind: 'early-kong'; readonly hand: string; readonly kong: string }
  /** Four players throw the dice and draw winds, as in the example of the source. */
  | { readonly kind: 'seats' }
  | { readonly kind: 'ready'; readonly hand: string }
  | { readonly kind: 'kong'; readonly hand: string }
  | { readonly kind: 'break'; readonly dice: readonly number[]; readonly again: readonly number[] }
  | { readonly kind: 'dead-wall' }
  | { readonly kind: 'next-hand'; readonly result: HandResult }
  | { readonly kind: 'match' };

const score = (...wins: readonly (string | WrittenWin)[]): Example => ({ kind: 'score', wins: wins.map(written) });
const strictly = (...wins: readonly (string | WrittenWin)[]): Example => ({
  kind: 'score',
  wins: wins.map(written),
  strict: true,
});
const written = (win: string | WrittenWin): WrittenWin => (typeof win === 'string' ? { hand: win } : win);
const paid = (win: WrittenWin, rule?: Liability, seat: Wind = 'W'): Example => ({
  kind: 'payment',
  wins: [win],
  ...(rule !== undefined && { liable: { rule, seat } }),
});

const BIG_WINDS = 'EEE SSS WWW NNN C +C';
const EIGHT_FLOWERS: WrittenWin = {
  hand: '13m 456p 28s EE CCC 5s +5s',
  by: 'self-draw',
  bonus: 'f1 f2 f3 f4 g1 g2 g3 g4',
  flags: ['eight-flowers'],
};
const FIRST_GO_ROUND: WrittenWin = { hand: '123m 456p 789s CCC 5s +5s', from: 'E', bonus: 'f1', flags: ['human'] };

/** An example for every question. */
export const EXAMPLES: Readonly<Record<OptionName, Example>> = {
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
    { hand: '111m 333p 555s 77s 99m +7s', bonus: 'f1' },
    { hand: '111m 333p 555s 777s 9m +9m', bonus: 'f1' },
    { hand: '111m 333p 555s 77s 99m +7s', by: 'self-draw', bonus: 'f1' },
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
  eightFlowersFan: score(EIGHT_FLOWERS),
  sevenFlowersMode: score({
    hand: '[123m] 456p 789s CCC 5s +5s',
    by: 'self-draw',
    bonus: 'f1 f2 f3 f4 g1 g2 g3',
    flags: ['seven-flowers'],
  }),
  limitHandStacking: score({ hand: '[EEE] [SSS] WWW NNN C +C', bonus: 'f1' }),
  limitHandsTakeExtras: score({ hand: '[EEE] [CCC] FFF BBB N +N', by: 'self-draw', bonus: 'f2' }),
  humanlyHand: score(FIRST_GO_ROUND),
  earthlyHandDefinition: score(
    { hand: '123m 456p 789s CCC 5s +5s', from: 'E', bonus: 'f1', flags: ['earthly'] },
    { hand: '123m 456p 789s CCC 5s +5s', by: 'self-draw', bonus: 'f1', flags: ['earthly'] },
  ),
  kongFan: score({ hand: '[1111m] (9999p) 456s CCC 5s +5s', bonus: 'f1' }),
  curve: score({ hand: '[111m] [EEE] 999m 55m CC +C', bonus: 'f2' }),
  deadWaits: { kind: 'ready', hand: '111222333p 5555s' },
  payment: paid({ hand: '[111m] 345m EEE 55m CC +C', from: 'E' }),
  stake: paid({ hand: '[111m] 345m EEE 55m CC +C', from: 'E' }),
  liabilityTwelveTiles: paid({ hand: '[123m] [CCC] [EEE] [999m] 5m +5m', by: 'self-draw' }, 'liabilityTwelveTiles'),
  liabilityNineTiles: paid({ hand: '[123m] [345m] [678m] 99m 55m +5m', from: 'W' }, 'liabilityNineTiles'),
  liabilityBigThreeDragons: paid(
    { hand: '[CCC] [FFF] [BBB] 45m 99m +6m', by: 'self-draw' },
    'liabilityBigThreeDragons',
  ),
  liabilityBigFourWinds: paid({ hand: '[EEE] [SSS] [WWW] [NNN] 5m +5m', by: 'self-draw' }, 'liabilityBigFourWinds'),
  liabilityAllKongs: paid({ hand: '[1111m] (3333p) [5555s] [7777s] E +E', by: 'self-draw' }, 'liabilityAllKongs'),
  liabilityExposedKongReplacement: paid(
    {
      hand: '[1111m] 456m 99m EEE CC +C',
      by: 'self-draw',
      flags: ['kong-replacement'],
    },
    'liabilityExposedKongReplacement',
  ),
  robbedKongAsSelfDraw: paid({ hand: '[111m] 55m EEE CCC 78m +9m', by: 'rob-kong', from: 'W' }),
  liabilityFifthTile: paid({ hand: '[111m] 345m EEE 55m CC +C', from: 'W' }, 'liabilityFifthTile'),
  liabilityHalfShared: paid({ hand: '[CCC] [FFF] [BBB] 45m 99m +6m', from: 'E' }, 'liabilityBigThreeDragons'),
  falseWin: { kind: 'false-win', hand: '123m 456p 789s CC 45s +7s' },
  multipleWinners: {
    kind: 'payment',
    wins: [
      { hand: '[111m] 333m EEE CC 45m +6m', from: 'E', seat: 'S' },
      { hand: '[999m] 888m FFF NN 57m +6m', from: 'E', seat: 'W' },
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
  passedWinRelease: { kind: 'release', hand: '11m 44p 789s FFF [555m]', passed: '1m' },
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
  lastTileMustBeDiscarded: { kind: 'last-tile', hand: '123m [EEE] CCC FFF 5p', drawn: '5p' },
  initialFlowerOrder: { kind: 'flower-order', east: 'f1', south: 'g2', replacement: 'f3' },
  kongDuringInitialReplacement: { kind: 'early-kong', hand: '123m 5555p 78s CC EE', kong: '5p' },
  seatingMethod: { kind: 'seats' },
};

/** Wins by patterns that are worth the limit at one table or another. */
export const LIMIT_WINS: readonly (readonly [PatternId, WrittenWin])[] = [
  ['thirteen-orphans', { hand: '19m 19p 19s ESWNCFB +1m' }],
  ['big-three-dragons', { hand: '[CCC] FFF BBB 45m 99m +6m' }],
  ['big-four-winds', { hand: '[EEE] SSS WWW NNN C +C' }],
  ['small-four-winds', { hand: '[EEE] [SSS] WWW 123m N +N' }],
  ['all-honours', { hand: '[EEE] [CCC] FFF BBB N +N' }],
  ['full-flush', { hand: '[123m] 345m 678m 99m 55m +5m' }],
  ['seven-pairs', { hand: '1133m 5577p 99s EE C +C' }],
  ['eight-flowers', EIGHT_FLOWERS],
  ['humanly-hand', FIRST_GO_ROUND],
];
