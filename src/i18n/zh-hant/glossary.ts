import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

/** 詞彙頁和課文裏詞語解釋的字句。 */
export const glossary: Translation<typeof de>['glossary'] = {
  title: '查詞',
  place: '詞彙',
  gloss: '枱上的用語',
  description: '麻雀枱上的用語：中文、德文、英文名稱，粵語讀音和解釋。',
  lead: '枱上的用語怎樣寫、怎樣讀、是甚麼意思。',
  search: '找一個詞',
  searchNote: '中文、德文、英文、粵拼都可以',
  found: '找到 {n} 個詞',
  none: '找不到。可能這裏用另一個叫法，刪幾個字再試。',
  jump: '分類',
  groups: {
    tiles: '牌和用具',
    seats: '座位、莊、圈',
    wall: '砌牌和配牌',
    turns: '打牌、上碰槓',
    winning: '叫糊和食糊',
    counting: '計番',
    paying: '找數',
  },
  names: {
    also: '又叫',
    source: '德文規則頁',
    chinese: '香港又叫',
    german: '德文',
    simplified: '簡體',
    english: '英文',
  },
  lessons: '課文',
  patterns: '番種',
  rules: '只限枱規',
  comma: '、',
  colon: '：',
  more: '詳見詞彙表',
};
