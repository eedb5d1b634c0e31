import type { runs as german } from '../de/runs.ts';
import type { Translation } from '../message.ts';

/** 練習頁上題目以外的字句：連做、分享、嵌入、回報、按鍵。 */
export const runs: Translation<typeof german> = {
  ten: '連做 {n} 題',
  clock: '計時',
  bests: '記住最佳成績',
  at: '第 {at} 題，共 {total} 題，答對 {right} 題',
  time: '用時：{time}',
  result: '{total} 題之中，一次答對 {right} 題。',
  best: '這是你至今最好的成績。',
  bestBefore: '你最好的成績：{total} 題對 {right} 題。',
  missed: '最常答錯的是：',
  times: '{n} 次',
  readUp: '重溫課文：{lesson}',
  again: '再做一輪',
  tools: {
    share: '分享',
    shareText: '這條連結在任何語言都會打開這一題，並沿用你的枱規。',
    copyLink: '複製連結',
    copyText: '複製文字',
    device: '用其他程式分享',
    embed: '嵌入',
    embedText: '把這一行放到別的網頁，就會顯示這一題：',
    copy: '複製',
    copied: '已複製。',
    notCopied: '這裏複製不到，文字已經選取。',
    report: '這一題有錯？',
    reportText: '寫下哪裏不對，把文字傳給介紹你這個網站的人。',
    fields: { puzzle: '題目', address: '網址', rules: '枱規', answer: '我的答案', wrong: '哪裏不對' },
    none: '未答',
    text: '文字',
  },
  keys: {
    title: '按鍵',
    text: [
      'Tab 鍵逐格移動，方向鍵逐隻牌移動。',
      '先按數字再按門：14s 即一索和四索（m 萬、p 筒、s 索）。字牌用字母：E S W N、C F B。',
      '按 Enter 對答案，再按一次到下一題。',
      '按問號打開這份說明。',
    ],
  },
  embedTitle: '{title}：Sik Wu 練習題',
  open: '在完整網頁打開',
};
