import type { rules as german } from '../de/rules.ts';
import type { Translation } from '../message.ts';

/** 頁框裏講枱規的字句：連結帶來的，和自訂的。 */
export const rules: Translation<typeof german> = {
  printed: '這一頁文中的數字照「{base}」，「{rules}」是由它改成的；練習和計番都照「{rules}」計。',
  link: {
    brings: '這個連結帶來一套枱規：「{linked}」。你自己用的是「{own}」。',
    differences: '有 {n} 處不同',
    take: '改用這套',
    keep: '照用自己那套',
  },
  line: {
    change: '{name}：{from} → {to}',
    otherwise: '{name}：與其他番種一起時計法不同',
    points: '番數換分的表不同',
    limitFan: '爆棚番數',
    fan: '{n} 番',
    limit: '爆棚',
    off: '不計',
  },
};
