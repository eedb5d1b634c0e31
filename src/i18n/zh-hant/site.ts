import type { site as german } from '../de/site.ts';
import type { Translation } from '../message.ts';

/** 頁首、頁尾、設定、首頁和課文外框的字句。 */
export const site: Translation<typeof german> = {
  name: 'Sik Wu',
  skip: '跳到正文',
  home: '食糊，首頁',
  mainMenu: '主選單',
  menuButton: '選單',
  languages: '語言',
  menu: { learn: '學習', practice: '練習' },
  rules: {
    label: '枱規：',
    choose: '你們那枱用哪套規矩？',
    fromLink: '現在用的是連結帶來的枱規，你自己那套仍然保留。',
    names: { hk33: '三三制', hk22: '二二制', gd06: '〇至六番', de64: '德文六十四分' },
    about: {
      hk33: '香港現時最通行，要夠番才可以食糊',
      hk22: '較舊的香港計法，又叫雞四',
      gd06: '一個中文網頁的簡表',
      de64: '德國人常用的表，有自己的爆棚',
    },
  },
  settings: {
    title: '顯示',
    theme: '顏色',
    themes: { auto: '跟裝置', light: '淺色', dark: '深色' },
    index: '牌角標號',
    indexes: { on: '開', off: '關' },
  },
  notices: {
    notKept: '瀏覽器不讓這裏儲存資料，這個設定離開本頁就會失效。',
    broken: '之前儲存的設定讀不到，現已改回原本的設定。',
    partly: '之前儲存的設定有一部分認不出，其餘照用。',
    rulesUnknown: '連結指定的枱規這裏沒有，現在用你自己那套。',
  },
  footer: {
    about: '自由軟件，MIT 授權。規矩的出處寫在每一課的末尾。',
    fonts: '牌上的字取自佑字 Boku 與霞鶩文楷 TC，SIL 開放字型授權。',
  },
  start: {
    title: '學打香港麻雀',
    description: '香港麻雀的課文和練習，每個答案都講明道理。不用登記，也不限時。',
    lead: '看一手牌，找出還欠哪一隻，再看看為甚麼。不用登記，也不限時。',
    wordMeaning: '牌齊了就叫這一聲',
    first: '由這裏開始',
    firstButton: '開始',
    again: '上次學到這裏',
    againButton: '繼續',
    course: '課程',
    courseAbout: '共 {n} 課，每課只需幾分鐘',
    waits: '叫甚麼糊？',
    waitsAbout: '一手接一手，由淺到深。',
  },
  lesson: {
    place: '第 {unit} 單元・第 {lesson} 課（共 {n} 課）',
    minutes: '約 {n} 分鐘',
    previous: '上一課',
    next: '下一課',
    toCourse: '返回課程',
    toPractice: '練習',
    sources: '出處',
  },
  practice: {
    title: '練習',
    description: '香港麻雀練習題，每題都講明道理。',
    lead: '題目隨時新出，答案一定有解釋，慢慢想也可以。',
    waits: {
      title: '叫甚麼糊？',
      description: '叫糊練習：手上十三隻牌，找出所有可以食糊的牌。',
      about: '找出所有可以食糊的牌。',
      lead: '手上十三隻牌，只差一隻。把可以食的全部找出來。',
    },
  },
  missing: {
    title: '這一頁不存在',
    text: '可能是連結舊了，或者漏了一個字。回到首頁，樣樣都找得到。',
    button: '返回首頁',
  },
};
