import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

export const lesson: Translation<typeof de>['lesson'] = {
  or: '或',
  lastOr: '或',
  comma: '、',
  runMark: '',
  waitsFor: '叫',
  outs: '外面最多還有 {n} 隻',
  notReady: '甚麼都不叫',
  underRules: '{rules}：',
  untick: '清除所有剔號',
};
