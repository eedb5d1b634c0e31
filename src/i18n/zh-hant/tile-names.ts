import type { tileNames as german } from '../de/tile-names.ts';
import type { Translation } from '../message.ts';

export const tileNames: Translation<typeof german> = {
  questions: { name: '這隻牌叫甚麼？', tile: '哪一隻叫這個名？', sound: '聽到這樣叫，是哪一隻？' },
  hints: {
    name: '揀一個名，再對答案。',
    tile: '揀一隻牌，再對答案。',
    sound: '枱上就是這樣讀的。揀一隻牌，再對答案。',
  },
  mistakes: {
    rank: '門對了，數目不對。',
    suit: '數目對了，門不對。',
    wind: '是風牌，但不是這隻。',
    dragon: '是三元牌，但不是這隻。',
    number: '花對了一半，號數不對。',
    series: '號數對了，但梅蘭菊竹與春夏秋冬要分開。',
    kind: '根本是另一類牌。',
  },
  looks: {
    wheel: '畫着一個大圓輪的牌',
    rings: '畫着 {n} 個圓圈的牌',
    bird: '畫着一隻雀的牌',
    sticks: '畫着 {n} 枝竹的牌',
    five: '下面一個紅色萬字，上面是大寫數目的牌',
    characters: '下面一個紅色萬字，上面寫着 {n} 的牌',
    wind: '單獨一個藍色字的牌',
    red: '單獨一個紅色字的牌',
    green: '單獨一個綠色字的牌',
    frame: '只有一個框的牌',
    flower: '畫着花木、號數是紅色的牌',
    season: '號數寫在藍色圓點裏的牌',
  },
  reasons: {
    wheel: '得一個大圓輪，就是一筒。',
    rings: '圓圈是筒子，數一數有幾多個便是。',
    bird: '一索不畫竹，畫的是雀。',
    sticks: '竹枝是索子，數一數有幾多枝便是。',
    five: '下面有個萬字，就是萬子。只有五萬寫大寫的「伍」。',
    characters: '下面有個萬字，就是萬子，上面是數目。',
    wind: '單獨一個藍色字，就是風牌。',
    red: '單獨一個紅色字，就是紅中。',
    green: '單獨一個綠色字，就是發財。',
    frame: '只得一個框，就是白板。',
    flower: '畫着花木、號數紅色的，是梅蘭菊竹。',
    season: '號數在藍色圓點裏的，是春夏秋冬。',
  },
};
