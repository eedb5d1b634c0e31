import type { buildHand as german } from '../de/build-hand.ts';
import type { Translation } from '../message.ts';

export const buildHand: Translation<typeof german> = {
  title: '換一隻牌，湊夠 {n} 番',
  place: '你是{seat}家，{round}圈。新的一隻由別人打出。',
  held: '打哪一隻？',
  laid: '已經落地的牌',
  offered: '要哪一隻？',
  marks: { found: '{tile}，正確', missed: '{tile}，漏了', wrong: '{tile}，不對' },
  fresh: { title: '一出一入。', text: '上面揀打出的一隻，下面揀要的一隻。' },
  chosen: { title: '打{give}，要{take}', text: '看看這手牌是否食糊，番數又夠不夠。' },
  empty: { title: '還未揀齊。', give: '還要揀打出的一隻。', take: '還要揀想要的一隻。' },
  notComplete: { title: '這樣還未食糊。', text: '落單的牌：{tiles}。' },
  tooCheap: { title: '食到，但只有 {n} 番。', text: '還欠 {short} 番。' },
  right: { title: '有 {n} 番。', special: '是例牌。' },
  shown: { title: '可以這樣換。', text: '打{give}，要{take}。' },
  hints: {
    row: '有一個換法可以計：{row}。',
    'give-in': '那個換法打出的牌在{place}。',
    give: '可以打{tile}。',
    none: '提示到此為止，想知道就看答案。',
  },
  places: { m: '萬子', p: '筒子', s: '索子', honors: '番子' },
  reason: {
    title: '打{give}，要{take}：{n} 番',
    special: '打{give}，要{take}：例牌',
    row: '{name} {n}',
    plus: '、',
    end: '。',
    cheap: '食到但不夠番：{list}。',
    exchange: '打{give}要{take}（{n}）',
    between: '、',
  },
  practice: {
    levels: [
      '程度 1：四隻牌選一隻',
      '程度 2：任何牌，門前清',
      '程度 3：有牌落地，或者有花',
      '程度 4：已經食糊，但番數不夠',
    ],
  },
};
