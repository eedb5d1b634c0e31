import type { house } from '../../i18n/de/house.ts';
import type { OptionName } from '../../fan/rule-sets/options.ts';

/** The parts of the questionnaire; the first is the short one that every table should go through. */
export type GroupId = keyof typeof house.groups;

export interface QuestionGroup {
  readonly id: GroupId;
  readonly names: readonly OptionName[];
}

/** Every question of a table, each once. A test holds this list against the options of the rule sets and of the table. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'first',
    names: [
      'flowersInPlay',
      'minFan',
      'capFan',
      'payment',
      'curve',
      'stake',
      'fullFlushFan',
      'smallThreeDragonsStacks',
      'sevenPairsFan',
      'nineGatesWait',
      'liabilityTwelveTiles',
      'multipleWinners',
      'dealerRepeatOnDraw',
    ],
  },
  {
    id: 'hands',
    names: [
      'zeroFanResult',
      'allChowsPair',
      'concealedHandMode',
      'concealedKongBreaksConcealed',
      'fourConcealedWin',
      'concealedKongCountsAsConcealedPung',
      'sevenPairsAllowQuads',
      'sevenPairsTakesConcealed',
      'lastDiscardFan',
      'kongFan',
      'doubleKongFan',
      'deadWaits',
    ],
  },
  {
    id: 'flowers',
    names: [
      'flowersCountTowardMinimum',
      'flowerSetFan',
      'flowerSetMode',
      'sevenFlowersFan',
      'sevenFlowersMode',
      'eightFlowersFan',
      'initialFlowerOrder',
      'kongDuringInitialReplacement',
    ],
  },
  {
    id: 'limit',
    names: [
      'smallFourWindsMode',
      'fourWindsScope',
      'nineGatesConcealed',
      'fullFlushDoubleLimit',
      'limitHandStacking',
      'limitHandsTakeExtras',
      'humanlyHand',
      'earthlyHandDefinition',
    ],
  },
  {
    id: 'paying',
    names: [
      'liabilityBigThreeDragons',
      'liabilityBigFourWinds',
      'liabilityAllKongs',
      'liabilityExposedKongReplacement',
      'robbedKongAsSelfDraw',
      'liabilityNineTiles',
      'liabilityFifthTile',
      'liabilityHalfShared',
      'falseWin',
    ],
  },
  {
    id: 'claims',
    names: [
      'concealedKongDisplay',
      'robAddedKong',
      'robConcealedKong',
      'passedWin',
      'passedWinRelease',
      'passedWinHigherFanException',
      'passedPung',
      'swapDiscardBan',
      'kongAllowedWhenWallEmpty',
      'lastTileMustBeDiscarded',
    ],
  },
  {
    id: 'wall',
    names: ['seatingMethod', 'dicePlan', 'breakCountOverflow', 'deadWall', 'dealerRepeatOnWin', 'matchRounds'],
  },
];
