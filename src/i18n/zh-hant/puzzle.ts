import type { puzzle as german } from '../de/puzzle.ts';
import type { Translation } from '../message.ts';

/** 各種練習題共用的字句。 */
export const puzzle: Translation<typeof german> = {
  level: '程度',
  buttons: {
    check: '對答案',
    tip: '提示',
    solution: '看答案',
    next: '下一題',
    first: '由頭再來',
    again: '再做一次',
  },
  notes: {
    seed: '連結裏的題號「{value}」不存在，現在顯示第 {used} 題。',
    level: '連結裏的程度「{value}」不存在，現在用程度 {used}。',
    value: '連結裏的「{parameter}」（{value}）認不出，已略過。',
    repeated: '連結裏「{parameter}」出現多次，只取第一個。',
    version: '這條連結來自本網站的另一個版本，看得明白的部分照用。',
  },
  worked: '答案與解釋',
  noScript: '要動手做，瀏覽器須開啟 JavaScript。這裏先把題目連答案列出來。',
};
