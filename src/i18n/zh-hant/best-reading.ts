import type { bestReading as german } from '../de/best-reading.ts';
import type { Translation } from '../message.ts';

export const bestReading: Translation<typeof german> = {
  title: '計哪一種拆法？',
  hand: '你的手牌',
  layout: '拆法 {n}',
  same: '兩種番數一樣',
  sameOfMany: '全部番數一樣',
  fresh: '揀番數最多的拆法，再對答案。',
  tips: {
    rows: '留意這幾項：{rows}。不是每種拆法都有。',
    none: '逐項比較一下，這種拆法有的，另一種都有。',
  },
  mistakes: {
    cheaper: '有另一種拆法番數更多。',
    'are-same': '這樣拆，和另一種拆法的番數是一樣的。',
    differ: '幾種拆法的番數並不一樣。',
  },
  reason: {
    title: '{name}：{n} 番',
    special: '{name}：例牌，{points} 分',
    counts: '計這種',
    and: '；',
    rows: '{rows}。',
    row: '{name} {n}',
    plus: '、',
    none: '沒有番可計。',
    below: '不夠這枱的起糊番數。',
  },
  practice: {
    levels: [
      '程度 1：兩種拆法，其中一種番數較多',
      '程度 2：兩種拆法，番數可能一樣',
      '程度 3：門前清，還要看怎樣食糊',
      '程度 4：三種拆法或以上',
    ],
  },
};
