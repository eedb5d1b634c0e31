import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

export const counting: Translation<typeof de>['counting'] = {
  worth: { fan: '{n} 番', limit: '爆棚', none: '這枱不計', range: '{from} 至 {to}' },
  points: {
    label: '番與分',
    fan: '番',
    curves: { half: '半辣上', full: '辣辣上', tiers4710: '四七十' },
  },
  stakes: {
    label: '同一手牌，三種底',
    stake: '底',
    share: '一份',
    discard: '出銃',
    selfDraw: '自摸',
  },
  liable: '包',
  falseWin: '詐糊',
  compare: {
    label: '四套枱規對照',
    hint: '表可以左右推動。',
    row: '項目',
    atTable: '枱規',
    rows: '番種（番）',
  },
};
