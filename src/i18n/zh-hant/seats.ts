import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

export const seats: Translation<typeof de>['seats'] = {
  title: '執位',
  picture: '由上面望下去的牌枱，四張椅。',
  method: '你們那枱怎樣定座位',
  methods: { random: '隨機分配', simpleDraw: '抽四隻風牌', oddEvenDraw: '單雙兩頭抽' },
  player: '玩家 {player}',
  another: '再來一次',
  example: '原文的例子',
  rolling: '{player} 擲骰',
  counting: '臨時莊家 {player} 擲骰',
  ends: { odd: '單', even: '雙' },
  start: {
    random: { title: '四個人，四張椅', text: '接着每人分到一個風位。' },
    simpleDraw: { title: '四隻風牌，面向下', text: '取東、南、西、北各一隻，蓋住洗勻。' },
    oddEvenDraw: { title: '先隨便坐下', text: '這時未分東南西北。' },
  },
  steps: {
    assign: { title: '{player} 是{seat}', text: '由隨機決定，不由人選。' },
    draw: { title: '{player} 抽到{seat}', text: '抽到甚麼風，就坐甚麼位。' },
    rollOff: { title: '每人擲兩粒骰', text: '{rolls}。', one: '{player} 擲出 {sum}' },
    reRoll: { title: '同點，再擲', text: '{rolls}。' },
    temporary: { title: '{player} 做臨時莊家', text: '點數最大。其餘三人按逆時針，是臨時南家、西家、北家。' },
    row: { title: '四隻風牌排一行', text: '蓋住洗勻。一頭放一隻單數牌，另一頭放一隻雙數牌，面向上。' },
    count: {
      title: '{sum} 點：{first} 先抽',
      odd: '{player} 擲骰，由自己當 {one}，逆時針數。點數是單，{first} 由單數那頭抽。',
      even: '{player} 擲骰，由自己當 {one}，逆時針數。點數是雙，{first} 由雙數那頭抽。',
    },
    sit: { title: '入座', text: '{east} 是東家，椅不用換。逆時針是 {south}（南）、{west}（西）、{north}（北）。' },
  },
};
