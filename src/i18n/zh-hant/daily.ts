import type { daily as german } from '../de/daily.ts';
import type { Translation } from '../message.ts';

/** 每日一題的字句。 */
export const daily: Translation<typeof german> = {
  title: '今日三題',
  description: '每日三題香港麻雀，人人一樣：一題叫糊、一題計番、一題上碰槓。',
  lead: '每日三題，人人一樣。香港時間零時換題。',
  number: '第 {n} 期',
  kinds: { waits: '叫糊', score: '計番', claims: '上碰槓' },
  steps: '三條題目',
  step: '{kind}：{of} 中 {right}',
  open: '{kind}：未答',
  next: '下一題',
  finish: '看成績',
  result: '你的成績',
  resultText: '不含答案，可以傳給朋友。',
  line: 'Sik Wu #{n}：{parts}',
  part: '{kind} {right}/{of}',
  comma: '，',
  copy: '複製',
  copied: '已複製。',
  notCopied: '這裏複製不到，文字已經選取。',
  before: '前一日',
  today: '今日',
  future: '第 {n} 期還未出，今日是第 {today} 期。',
  first: '第一期在 2027 年 1 月 1 日香港時間零時推出。',
  wrongNumber: '連結裏的期數「{value}」不存在，現在顯示今日的題目。',
  practice: '先去練習',
  loading: '題目很快就到。',
  noScript: '每日題目須開啟 JavaScript。練習頁上每種題目都列出一題連答案。',
};
