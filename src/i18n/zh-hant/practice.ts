import type { practice as german } from '../de/practice.ts';
import type { Translation } from '../message.ts';

/** 練習頁的字句：題型一覽，以及各題型的名稱和問題。 */
export const practice: Translation<typeof german> = {
  title: '練習',
  description: '香港麻雀練習題，每題都講明道理。',
  lead: '題目不重複，答案都有解釋，可以慢慢想。',
  groups: { hand: '手上的牌', count: '計番', table: '枱面' },
  kinds: {
    waits: {
      title: '叫甚麼糊？',
      description: '叫糊練習：手上十三隻牌，找出所有可以食糊的牌。',
      about: '找出所有可以食糊的牌。',
      lead: '手上十三隻牌，只差一隻。把可以食的全部找出來。',
    },
    score: {
      title: '這手牌幾多番？',
      description: '計番練習：一手食糊的牌，有門風、圈風和花，逐項計出番數。',
      about: '計一手牌的番，再看看誰要付多少。',
      lead: '這手牌已經食糊。在你們那枱值幾多番？',
    },
    discard: {
      title: '打哪一隻？',
      description: '練習打牌：手上十四隻，枱面的牌都看得見，要揀出入章最多的打法。',
      about: '十四隻牌打一隻，令入章最多。',
      lead: '十四隻牌，要打一隻。打哪一隻，留下的入章最多？',
    },
    claims: {
      title: '誰可以要？',
      description: '上碰槓練習：一隻牌打出來，三家的牌攤開。誰可以要，最後歸誰？',
      about: '一隻牌打出來，誰可以要，歸誰？',
      lead: '一隻牌，三家手牌。答每家可以怎樣要，牌歸誰，又跳過了誰。',
    },
    rounds: {
      title: '下一局誰做莊？',
      description: '圈與莊的練習：一局完了，下一局誰做莊，你又是甚麼風？',
      about: '一局完了，下一局誰做莊，你是甚麼風？',
      lead: '一局完了。連莊，還是過莊？',
    },
    'tile-names': {
      title: '這隻牌叫甚麼？',
      description: '認牌練習：看牌講名，看名揀牌，聽音揀牌。',
      about: '認牌、叫名，也可以聽音揀牌。',
      lead: '一隻牌，四個名；或者一個名，四隻牌。',
    },
    'best-reading': {
      title: '怎樣拆最大？',
      description: '拆牌練習：一手食糊的牌有幾種拆法，哪一種番數最多，為甚麼？',
      about: '一手牌有兩種拆法，計哪一種？',
      lead: '這手牌不止一種拆法。枱上計番數最多那種。',
    },
    wall: {
      title: '在哪裏開門？',
      description: '開門練習：骰擲好了，莊家先拿哪一棟？',
      about: '骰擲好了，莊家先拿哪一棟？',
      lead: '先數人，再數棟。牌牆在哪裏開？',
    },
    'build-hand': {
      title: '換一隻，湊夠番',
      description: '砌牌練習：打一隻，要一隻。怎樣換，才可以食糊而番數足夠？',
      about: '換一隻牌，食得糊又夠番。',
      lead: '十四隻牌，打一隻，要一隻。既要食到糊，又要夠番。',
    },
    'build-wait': {
      title: '砌一手叫糊牌',
      description: '砌牌練習：叫甚麼已經定好，手牌還欠幾隻，要砌到剛好只叫這些牌。',
      about: '填滿空位，砌到只叫指定的牌。',
      lead: '這次倒過來：叫甚麼已經定好，手牌由你來砌。',
    },
  },
};
