import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

/** 各幅枱面圖共用的字句。 */
export const table: Translation<typeof de>['table'] = {
  seats: { E: '東家', S: '南家', W: '西家', N: '北家' },
  walls: { E: '東家的牌牆', S: '南家的牌牆', W: '西家的牌牆', N: '北家的牌牆' },
  between: '、',
  betweenSentences: '',
  lastAnd: '和',
  plus: '\u00a0+\u00a0',
  equals: '{parts}\u00a0=\u00a0{sum}',
  stack: '{seat}第 {n} 棟',
  steps: {
    group: '逐步看',
    scrub: '步驟',
    back: '上一步',
    next: '下一步',
    play: '播放',
    pause: '暫停',
    again: '由頭再看',
  },
  dice: {
    die: '第 {at} 粒骰是 {value} 點，按一下轉到下一面',
    roll: '擲骰',
    set: '也可以自己定點數：點一下骰仔，逐面轉。',
  },
  flowers: { label: '花牌', with: '有花', without: '無花' },
  noScript: '一個例子，逐步看：',
};
