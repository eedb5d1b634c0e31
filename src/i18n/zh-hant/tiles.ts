import type { tiles as german } from '../de/tiles.ts';
import type { Translation } from '../message.ts';

/** Names of tiles, sets and parts of a hand in Hong Kong Chinese: 三筒, 三四五筒, 紅中刻子. */
export const tiles: Translation<typeof german> = {
  ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  betweenRanks: '',
  one: { m: '{rank}萬', p: '{rank}筒', s: '{rank}索' },
  several: { m: '{ranks}萬', p: '{ranks}筒', s: '{ranks}索' },
  winds: { E: '東', S: '南', W: '西', N: '北' },
  dragons: { C: '紅中', F: '發財', B: '白板' },
  bonus: {
    f1: '一號花「梅」',
    f2: '二號花「蘭」',
    f3: '三號花「菊」',
    f4: '四號花「竹」',
    g1: '一號季花「春」',
    g2: '二號季花「夏」',
    g3: '三號季花「秋」',
    g4: '四號季花「冬」',
  },
  back: '蓋住的牌',
  gap: '欠缺的牌',
  times: '{n} 隻{tile}',
  pair: '一對{tile}',
  chow: '上{tiles}',
  pung: '碰{tile}',
  concealedPung: '{tile}刻子',
  kong: '槓{tile}',
  concealedKong: '暗槓{tile}',
  exposed: '已亮出：{sets}',
  winning: '食糊牌：{tile}',
  flowers: '花牌：{tiles}',
  between: '、',
  betweenParts: '，',
  betweenFlowers: '、',
  captions: { hand: '手牌', winning: '食糊牌', exposed: '已亮出', flowers: '花牌' },
  corner: { E: 'E', S: 'S', W: 'W', N: 'N', C: 'C', F: 'F', B: 'B' },
};
