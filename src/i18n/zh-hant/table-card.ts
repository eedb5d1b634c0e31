import type { tableCard as german } from '../de/table-card.ts';
import type { Translation } from '../message.ts';

/** 枱面卡的字句，一頁紙印出來放在枱中間。 */
export const tableCard: Translation<typeof german> = {
  title: '枱面卡',
  description: '香港麻雀枱面卡，可以列印：開門、配牌、上碰槓先後、座位和花。',
  head: '開枱',
  lead: ['由擲骰到打出第一隻，', '之後誰可以拿甚麼牌。'],
  open: {
    title: '在哪裏開門？',
    steps: [
      '莊家擲骰，由自己數 1，逆時針數下家，數到哪一家就開哪一家的牌牆。',
      '由那一家的右手邊數起，順時針跳過同樣數目的棟。',
      '牌牆不夠長就轉角接着數。下一棟開始，順時針拿牌。',
    ],
    example: '圖中擲出 {sum}：數到{seat}，由第 {stack} 棟拿起。',
    sums: '骰仔點數',
  },
  deal: {
    title: '配牌',
    first: '東南西北輪流拿三次，每次兩棟四隻。',
    jump: '莊家跳牌：拿下一棟和第三棟的上面一隻。',
    last: '其餘三家順序各拿一隻。',
    times: '3 × {n}',
    total: '共 {n} 隻',
  },
  turn: {
    title: '輪到自己',
    steps: [
      '摸一隻，或者拿別人打出的牌。',
      '有花就攤開，在牌尾補一隻。',
      '開槓也在牌尾補一隻。',
      '夠糊就叫「食糊」。',
      '不夠就打出一隻，輪到下家。',
    ],
  },
  claims: {
    title: '打出的牌歸誰？',
    win: '食糊',
    winText: '最優先。兩家同時要，打牌那家之後順序最近的先得。',
    set: '碰、槓',
    setText: '哪一家打出都可以，中間的人就跳過。',
    chow: '上',
    chowText: '只可以上上家打出的牌。',
    after: '拿了牌就攤開那一組，再打出一隻；開槓先補牌。',
  },
  seats: { title: '座位和花', seat: '座位', number: '號數' },
  next: {
    title: '打完一鋪',
    steps: [
      '莊家食糊，通常連莊；否則下家做莊。',
      '四家都做過莊，就轉下一圈：東、南、西、北。',
      '摸完牌牆也沒有人食糊，就是流局。',
    ],
  },
  foot: '你們那枱有甚麼不同，寫在枱規表上。',
};
