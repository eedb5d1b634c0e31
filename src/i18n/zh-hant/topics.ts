import type { topics as german } from '../de/topics.ts';
import type { Translation } from '../message.ts';

export const topics: Translation<typeof german> = {
  waits: { 'copies-left': '還剩幾多隻', 'may-call': '夠不夠番食糊' },
  claims: { chow: '上', pung: '碰', kong: '槓', win: '食糊', order: '誰優先' },
  score: { points: '番數值幾多分', payments: '找數' },
  wall: {
    'clockwise-seats': '數人數錯了方向',
    'dealer-left-out': '漏數莊家',
    'last-skipped': '少跳了一棟',
    'left-end': '由左邊數起了',
    'same-wall-again': '沒有轉角',
    'wrong-next-wall': '轉錯了角',
    'first-roll-only': '只數第一次擲的',
    'second-roll-only': '只數第二次擲的',
  },
  rounds: {
    'dealer-won': '莊家食糊',
    'drawn-stays': '流局',
    'drawn-passes': '流局',
    'other-won': '閒家食糊',
    'always-passes': '每局過莊',
    'next-round': '轉圈',
    'match-over': '打完四圈',
  },
  discard: {
    'lone-tile': '單張',
    shapes: '最弱的搭子',
    'one-suit': '一門牌很多',
    'in-view': '枱面已見的牌',
    'fan-or-width': '叫得闊，還是夠番',
  },
  tileNames: {
    sound: '按讀音認牌',
    characters: '萬子',
    dots: '筒子',
    bamboo: '索子',
    winds: '風牌',
    dragons: '三元牌',
    bonus: '花牌',
  },
};
