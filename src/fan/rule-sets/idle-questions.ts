import { LIABILITIES, LIABLE_AS } from '../liabilities.ts';
import type { OptionName, OptionValue } from './options.ts';
import type { RuleSet } from './rule-set.ts';

/** The liabilities for feeding a set, which a discarder may share. */
const FEEDER_LIABILITIES = LIABILITIES.filter((rule) => LIABLE_AS[rule] === 'feeder');

const isPlayed = (answer: OptionValue): boolean => answer !== false && answer !== 'off';

/**
 * Questions that play no part beside other answers: the minimum decides before a hand without fan is asked about, liability
 * needs payment, and so on.
 */
export function isIdle(name: OptionName, { options, rows }: RuleSet): boolean {
  switch (name) {
    case 'zeroFanResult':
      return options.minFan > 0;
    case 'flowersCountTowardMinimum':
      return options.minFan === 0 || !options.flowersInPlay;
    case 'smallThreeDragonsStacks':
      return rows['small-three-dragons'] === undefined;
    case 'fourWindsScope':
      return rows['four-winds-de'] === undefined;
    case 'nineGatesWait':
    case 'nineGatesConcealed':
      return rows['nine-gates'] === undefined;
    case 'fourConcealedWin':
    case 'concealedKongCountsAsConcealedPung':
      return rows['four-concealed-pungs'] === undefined;
    case 'sevenPairsAllowQuads':
      return rows['seven-pairs'] === undefined;
    case 'sevenPairsTakesConcealed':
      return rows['seven-pairs'] === undefined || rows['concealed-hand'] === undefined;
    case 'concealedKongBreaksConcealed':
      return rows['concealed-hand'] === undefined;
    case 'fullFlushDoubleLimit':
      return options.capFan === null || rows['full-flush'] === undefined;
    case 'flowerSetMode':
    case 'flowerSetFan':
    case 'sevenFlowersFan':
    case 'eightFlowersFan':
    case 'initialFlowerOrder':
    case 'kongDuringInitialReplacement':
      return !options.flowersInPlay;
    case 'sevenFlowersMode':
      return !options.flowersInPlay || options.sevenFlowersFan === 'off';
    case 'earthlyHandDefinition':
      return rows['earthly-hand'] === undefined;
    case 'passedWinRelease':
      return options.passedWin === 'off' && options.passedPung === 'off';
    case 'passedWinHigherFanException':
      return options.passedWin !== 'sameWait';
    case 'liabilityNineTiles':
    case 'liabilityFifthTile':
      return options.payment !== 'half';
    case 'liabilityHalfShared':
      return options.payment === 'pointsOnly' || !FEEDER_LIABILITIES.some((each) => isPlayed(options[each]));
    case 'stake':
    case 'liabilityTwelveTiles':
    case 'liabilityBigThreeDragons':
    case 'liabilityBigFourWinds':
    case 'liabilityAllKongs':
    case 'liabilityExposedKongReplacement':
    case 'robbedKongAsSelfDraw':
    case 'falseWin':
      return options.payment === 'pointsOnly';
    default:
      return false;
  }
}
