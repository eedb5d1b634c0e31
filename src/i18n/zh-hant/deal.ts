import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

export const deal: Translation<typeof de>['deal'] = {
  title: '逐手配牌',
  picture: '由上面望下去的牌枱，正在配牌。',
  order: {
    label: '補花的次序',
    seatBySeatToEnd: '一家補完才到下一家',
    oneReplacementRoundEach: '四家輪流，每輪補一次',
  },
  another: '再洗一次牌',
  has: '{n} 隻',
  hand: '東家的牌',
  laidOut: '{seat}的花',
  steps: {
    opened: { title: '門開了', text: '擲出 {sum}，由莊家先拿。' },
    block: { title: '{seat}拿兩棟', text: '第 {round} 輪，{seat}手上有 {n} 隻。' },
    jump: { title: '莊家跳牌', text: '拿上面一隻，跳過一棟，再拿上面一隻。莊家有 {n} 隻，由他先打。' },
    single: { title: '{seat}拿一隻', text: '閒家順次各拿一隻，{seat}有 {n} 隻。' },
    flowers: {
      title: '{seat}補花，亮出 {n} 隻',
      text: '由牌尾補 {n} 隻。',
      again: '補上的牌又有 {n} 隻花，還要再補。',
    },
    ready: {
      title: '莊家打第一隻',
      text: '手上都沒有花了。莊家有 {east} 隻，閒家各 {other} 隻，開始行牌。',
      plain: '莊家有 {east} 隻，閒家各 {other} 隻，開始行牌。',
    },
  },
};
