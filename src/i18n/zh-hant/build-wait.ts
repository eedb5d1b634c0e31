import type { buildWait as german } from '../de/build-wait.ts';
import type { Translation } from '../message.ts';

export const buildWait: Translation<typeof german> = {
  title: '砌到只叫{tiles}',
  wanted: '只叫這幾隻，不多不少',
  hand: '你的手牌',
  gaps: '填進空位的牌',
  gap: '空位',
  remove: '{tile}，拿走',
  pad: '可以揀的牌',
  marks: { found: '{tile}，正確', missed: '{tile}，漏了', wrong: '{tile}，不對' },
  fresh: {
    title: '還欠 {n} 隻。',
    text: '揀牌填滿空位，再點一次可以拿走。只要砌得成，怎樣砌都對。',
  },
  full: { title: '空位填滿了。', text: '可以對答案。' },
  fifth: { title: '這隻牌沒有了。', text: '每種牌只有四隻。' },
  empty: { title: '還未填滿。', text: '還有 {n} 個空位。' },
  notReady: { title: '這樣還未叫糊。', text: '還要換 {n} 隻。' },
  wrong: {
    title: '這手牌叫{tiles}。',
    missing: '漏了{tiles}。',
    extra: '多了{tiles}。',
  },
  right: { title: '砌好了。', text: '這手牌只叫{tiles}。' },
  shown: { title: '可以這樣砌。', text: '填上{solution}，就叫{tiles}。' },
  hints: {
    'lie-in': '其中一個砌法，欠的牌在：{places}。',
    shape: '想想這種叫法：{shape}。',
    tile: '其中一個砌法有{tile}。',
    none: '提示到此為止，想知道就看答案。',
  },
  places: { m: '萬子', p: '筒子', s: '索子', honors: '番子' },
  reason: { title: '食{tile}', others: '共有 {n} 種砌法。' },
  practice: {
    levels: [
      '程度 1：兩個空位，簡單叫法',
      '程度 2：三個空位，叫兩三隻',
      '程度 3：四個空位，叫三隻',
      '程度 4：四個空位，叫四至六隻',
      '程度 5：七個空位，同一門',
    ],
  },
};
