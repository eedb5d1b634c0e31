import type { CustomRules } from '../../src/fan/rule-sets/custom-rules.ts';
import type { PatternId } from '../../src/fan/patterns/index.ts';

/** A published table as a house's rule set, and what it counts that no pattern covers. */
export interface PublishedTable {
  readonly rules: CustomRules;
  readonly beyond: readonly string[];
}

const DRAGONS: readonly PatternId[] = ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'];
const WINDS: readonly PatternId[] = ['seat-wind', 'round-wind'];

const withReplaced = (fan: number, ...replaces: readonly PatternId[]) => ({ fan, stack: 'add', replaces }) as const;
const off = (...ids: readonly PatternId[]) => Object.fromEntries(ids.map((id) => [id, 'off' as const]));

/** Flower rows in which the full set comes on top of the own tile. */
const SETS_ON_TOP = { 'all-flowers': withReplaced(1), 'all-seasons': withReplaced(1) };

/** The rows of a list in which limit hands add up like all others. */
const OLD_LIST = { minFan: 0, zeroFanResult: 'pays', capFan: null, limitFan: 13, points: 'full' } as const;

export const PUBLISHED_TABLES: Readonly<Record<string, PublishedTable>> = {
  'hk-mahjong-npm': {
    rules: {
      ...OLD_LIST,
      rows: {
        'small-three-dragons': withReplaced(5, ...DRAGONS),
        'big-three-dragons': 'limit',
        'small-four-winds': 'limit',
        'big-four-winds': 'limit',
        'all-honours': 'limit',
        'all-terminals': 'limit',
        'nine-gates': 'limit',
        'thirteen-orphans': 'limit',
        'all-kongs': 'limit',
        'four-concealed-pungs': 'limit',
        'double-kong-replacement': 'limit',
        'heavenly-hand': 'limit',
        'earthly-hand': 'limit',
        'eight-flowers': 'limit',
      },
      options: { fourConcealedWin: 'selfDrawOnly', nineGatesWait: 'anyShape' },
    },
    beyond: [],
  },
  'riichi-advanced-hk': {
    rules: {
      ...OLD_LIST,
      rows: {
        'mixed-terminals': 4,
        'small-three-dragons': withReplaced(5, ...DRAGONS),
        'big-three-dragons': withReplaced(8, ...DRAGONS),
        'small-four-winds': withReplaced(6, 'half-flush', ...WINDS),
        'big-four-winds': withReplaced(13, 'all-pungs', 'half-flush', ...WINDS),
        'all-honours': withReplaced(10, 'all-pungs'),
        'all-terminals': withReplaced(13, 'all-pungs'),
        'nine-gates': withReplaced(13, 'full-flush', 'concealed-hand'),
        'thirteen-orphans': withReplaced(13, 'concealed-hand'),
        'heavenly-hand': withReplaced(13, 'self-draw', 'concealed-hand'),
        'last-discard': 1,
      },
      options: { nineGatesWait: 'anyShape', limitHandStacking: 'sum' },
    },
    beyond: ['after flower', 'self-draw beside a win on flowers'],
  },
  'ru-hkos': {
    rules: {
      ...OLD_LIST,
      minFan: 3,
      capFan: 13,
      rows: {
        'small-three-dragons': withReplaced(5, ...DRAGONS),
        'big-three-dragons': withReplaced(8, ...DRAGONS),
        'small-four-winds': withReplaced(8, ...WINDS),
        'big-four-winds': withReplaced(10, ...WINDS),
        'all-honours': withReplaced(10),
        'thirteen-orphans': 'limit',
        'all-kongs': 'limit',
        'last-discard': 1,
        ...off('nine-gates', 'four-concealed-pungs', 'all-terminals', 'mixed-terminals', 'concealed-hand'),
      },
      options: { earthlyHandDefinition: 'ownFirstDraw', limitHandsTakeExtras: false },
    },
    beyond: ['concealed hand on a discard only', 'a third own bonus tile'],
  },
  'cg-mahjong': {
    rules: {
      ...OLD_LIST,
      rows: {
        'small-three-dragons': withReplaced(5, ...DRAGONS),
        'big-three-dragons': withReplaced(8, ...DRAGONS),
        'small-four-winds': withReplaced(6, ...WINDS),
        'big-four-winds': withReplaced(13, ...WINDS),
        'all-honours': withReplaced(10, 'all-pungs'),
        'seven-pairs': 4,
        ...off('concealed-hand', 'self-draw', 'no-flowers', 'four-concealed-pungs'),
      },
    },
    beyond: [],
  },
  'ayella-hk': {
    rules: {
      ...OLD_LIST,
      rows: { 'all-honours': withReplaced(10), 'last-discard': 1, ...off('all-chows', 'no-flowers', 'concealed-hand') },
    },
    beyond: ['concealed hand on a self-draw only', 'dragon pungs only if exposed'],
  },
  igncp: {
    rules: {
      ...OLD_LIST,
      rows: {
        'big-three-dragons': withReplaced(8, ...DRAGONS),
        'all-flowers': withReplaced(2),
        'all-seasons': withReplaced(2),
        'last-discard': 1,
      },
    },
    beyond: ['base point'],
  },
  'mahjongclub-2-2': {
    rules: { ...OLD_LIST, base: 'hk22', limitFan: 6, rows: { 'last-discard': 1, ...off('concealed-hand') } },
    beyond: [],
  },
  'yahoo-3-fan': {
    rules: {
      ...OLD_LIST,
      rows: {
        'full-flush': 6,
        'small-three-dragons': withReplaced(4, ...DRAGONS),
        'big-three-dragons': withReplaced(6, ...DRAGONS),
        'small-four-winds': 'limit',
        'big-four-winds': 'limit',
        'eight-flowers': 'limit',
        'all-flowers': withReplaced(1, 'seat-flower'),
        'all-seasons': withReplaced(1, 'seat-season'),
        ...off('concealed-hand', 'self-draw'),
      },
    },
    beyond: [],
  },
  'mcgill-hkos': {
    rules: { ...OLD_LIST, rows: { 'small-three-dragons': 2, ...SETS_ON_TOP, ...off('concealed-hand') } },
    beyond: ['six bonus tiles'],
  },
  'scribd-sheet': {
    rules: {
      ...OLD_LIST,
      rows: {
        'full-flush': 6,
        'all-honours': withReplaced(7),
        'small-three-dragons': withReplaced(4, ...DRAGONS),
        'big-three-dragons': withReplaced(6, ...DRAGONS),
        'thirteen-orphans': 'limit',
        'all-terminals': 'limit',
        'nine-gates': 'limit',
        'four-concealed-pungs': 'limit',
        'all-kongs': 'limit',
        'jade-dragon': 'limit',
        'ruby-dragon': 'limit',
        'pearl-dragon': 'limit',
        'seven-pairs': 4,
        ...SETS_ON_TOP,
      },
      options: { fourConcealedWin: 'selfDrawOnly' },
    },
    beyond: ['pung of any wind'],
  },
};
