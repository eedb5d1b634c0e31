import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';

export const wall: Translation<typeof de>['wall'] = {
  builder: {
    title: '砌四道牌牆',
    picture: '由上面望下去的牌枱：四道牌牆，每道 {stacks} 棟。',
    steps: {
      mix: { title: '全部蓋住，洗牌', text: '{total} 隻牌面向下放在枱中間，四個人一齊攪勻。' },
      row: { title: '每人先排一行', text: '每人取 {each} 隻，先把其中 {stacks} 隻並排，牌面仍然向下。' },
      stack: { title: '第二行疊上去', text: '面前就有 {stacks} 棟，每棟上下兩隻。' },
      push: {
        title: '推到一起',
        text: '四家把牌牆推向中間，圍成四方城：{walls} 道牆，每道 {stacks} 棟，合共 {total} 隻。',
      },
    },
    counts: {
      row: '{stacks}',
      stack: '{stacks} × {high} = {each}',
      push: '{walls} × {each} = {total}',
    },
  },
  plans: {
    label: '擲骰的方法',
    singleRoll2: '擲一次，兩粒',
    singleRoll3: '擲一次，三粒',
    threePlusTwo: '先三粒，後兩粒',
    onePlusOne: '先一粒，後一粒',
    twoPlusTwo: '先兩粒，後兩粒',
  },
  firstRoll: '莊家擲',
  secondRoll: '{seat}擲',
  breaker: {
    title: '在哪裏開門',
    picture: '由上面望下去的牌枱。擲出 {sum}，數到{seat}，由{stack}開門。',
    takeHere: { title: '由這裏開始摸', text: '順時針' },
    end: { title: '牌尾', text: '由第 {n} 棟起補牌' },
    steps: {
      rolled: { title: '{sum}', text: '莊家擲骰，先數出開哪一家的牌牆。' },
      seat: {
        title: '{n}：{seat}',
        first: '莊家由自己數起，自己是 {n}。',
        on: '逆時針數，輪到下家。',
        last: '數到 {n} 為止，開{wall}。',
      },
      again: { title: '{sum}', text: '{seat}再擲一次，兩次相加是 {skip}。' },
      stack: {
        title: '第 {n} 棟',
        first: '由{seat}自己的右手邊第一棟數起。',
        on: '順時針一棟一棟數。',
        corner: '這道牆數完了，轉角接着數：{wall}。',
      },
      open: { title: '開門', text: '數過的留下不動，莊家拿隨後的兩棟。' },
    },
    sentences: {
      who: { title: '開哪一家？', text: '逆時針數人，莊家自己是 {one}，數到 {sum} 就是{seat}。' },
      where: {
        title: '開在哪一棟？',
        text: '由{seat}的右手邊數起，順時針數 {skip} 棟，全部跳過。',
        corner: '由{seat}的右手邊數起，順時針數 {skip} 棟，全部跳過。{wall}不夠長，轉角接着數。',
      },
      take: {
        title: '誰先拿？',
        text: '在下一棟之前開門，莊家先拿{stacks}。',
        stacks: '第 {a}、{b} 棟',
        corner: '第 {a}、{b} 棟，即{wall}開頭那邊',
      },
    },
  },
  puzzle: {
    title: '由哪一棟拿起？',
    place: '第 {at} 題，共 {total} 題',
    task: '點選莊家最先拿的那一棟。',
    board: '牌枱和四道牌牆。方向鍵逐棟移動，Page Up 和 Page Down 轉另一道牆。',
    none: '還未揀',
    wall: '哪一家',
    number: '由右數第幾棟',
    next: '再擲一次',
    fresh: { text: '數過的留下，下一棟就是。' },
    empty: { title: '還未揀。', text: '先揀一棟，再對答案。' },
    chosen: { title: '{stack}', text: '數好了就對答案。' },
    right: { title: '正是這一棟。', text: '{sum} 數到{seat}，跳過 {skip} 棟，莊家由{stack}拿起。' },
    wrong: { title: '未對。', wall: '牌牆開對了，位置不對。', other: '再數一次：先數人，數到 {sum}；再數棟。' },
    solved: { title: '答案在這裏。', text: '{sum} 數到{seat}，跳過 {skip} 棟，莊家由{stack}拿起。' },
    hints: {
      seats: '先逆時針數人，莊家自己是 {one}，數到 {sum} 為止。',
      wall: '{sum} 數到{seat}，開的就是{wall}。',
      stacks: '由{seat}自己的右手邊數起，跳過 {skip} 棟。牆不夠長，就轉角接着數。',
    },
    mistakes: {
      'clockwise-seats': '數人數錯了方向。要逆時針數，即是向右邊的下家數。',
      'dealer-left-out': '漏了莊家自己。莊家自己是 {one}。',
      'last-skipped': '這是最後一棟要跳過的，莊家拿的是下一棟。',
      'left-end': '由左邊數起了。要由那一家自己的右手邊數起。',
      'same-wall-again': '牆不夠長，你又由同一道牆的開頭再數。應該轉角，接着下一道牆數。',
      'wrong-next-wall': '轉錯了角。數到左邊盡頭，要順時針接下一道牆。',
      'first-roll-only': '只數了第一次擲的點數，應該兩次相加。',
      'second-roll-only': '只數了第二次擲的點數，應該兩次相加。',
    },
    worked: '看答案',
  },
  practice: {
    levels: [
      '程度 1：擲一次，兩粒骰',
      '程度 2：擲一次，三粒骰',
      '程度 3：擲兩次，相加來數',
      '程度 4：數過轉角，到另一道牆',
    ],
  },
};
