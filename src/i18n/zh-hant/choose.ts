import type { choose as german } from '../de/choose.ts';
import type { Translation } from '../message.ts';

export const choose: Translation<typeof german> = {
  place: '第 {at} 題，共 {total} 題',
  fresh: '你揀哪一個？',
  empty: { title: '還未揀。', text: '先揀一個，再對答案。' },
  right: '答對了。',
  wrong: '不是這個。',
  shown: '答案在這裏。',
  marks: { right: '正確', wrong: '錯誤' },
  buttons: {
    check: '對答案',
    tip: '提示',
    solution: '看答案',
    next: '下一題',
    first: '由頭再來',
    again: '再做一次',
  },
  plain: {
    worked: '答案與解釋',
    noScript: '要動手做，瀏覽器須開啟 JavaScript。這裏先把題目連答案列出來。',
  },
};
