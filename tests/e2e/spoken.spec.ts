import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

/**
 * What a screen reader has to say of each widget, as the browser hands it on: names, roles and states in the order of the
 * page. Of long lists only the ends stand here.
 */
interface Transcript {
  readonly widget: string;
  readonly address: string;
  readonly says: string;
}

const TRANSCRIPTS: readonly Transcript[] = [
  {
    widget: 'waits',
    address: 'de/practice/waits/?v=1&h=678m456p99p23456s',
    says: `
      - group "Deine Hand":
        - heading "Deine Hand" [level=2]
        - group "Stufe"
        - group "Deine Hand": 6 7 8 Zeichen, 4 5 6 9 9 Kreise, 2 3 4 5 6 Bambus
        - group "Steine zur Auswahl":
          - button "1 Zeichen"
          - button "9 Bambus"
          - button "Ostwind"
          - button "Weißer Drache"
        - paragraph:
          - textbox "Oder schreib sie:"
        - status:
          - paragraph: Such alle.
        - button "Prüfen"
        - button "Tipp"`,
  },
  {
    widget: 'score',
    address: 'de/practice/score/?v=1&p=2',
    says: `
      - group "Zähle diese Hand":
        - list:
          - listitem: Du bist Ost
          - listitem: Runde Ost
          - listitem: Süd wirft Westwind ab
        - group "Deine Hand": "8 8 Zeichen, 7 7 7 Kreise, 2 × Westwind, 3 × Nordwind, offen: Pong Weißer Drache, Siegstein: Westwind"
        - status:
          - paragraph: Wie viele Fan?
        - button "Ein Fan weniger"
        - spinbutton "Fan"
        - button "Ein Fan mehr"
        - group "Welche Zeilen zählen? freiwillig":
          - list:
            - listitem:
              - checkbox "Chow-Hand"
            - listitem:
              - checkbox "Keine Blumen"
        - button "Prüfen"`,
  },
  {
    widget: 'claims',
    address: 'zh-hant/practice/claims/?v=1&p=3',
    says: `
      - group "北家打出九索。":
        - heading "北家打出九索。" [level=2]
        - group "由上面望下去的牌枱，北家的九索擺在中間。"
        - heading "東家 下家" [level=3]
        - group "東家": 二二六六萬、七筒、三三七七索、西，已亮出：上二三四索
        - group "東家可以怎樣？":
          - button "上"
          - button "碰"
          - button "槓"
          - button "食糊"
        - heading "南家 對家" [level=3]
        - group "南家": 一三七七萬、一二三八九筒、白板，已亮出：碰一筒
        - group "能叫的都叫，這隻牌歸誰？":
          - button "無人"
        - status:
          - paragraph: 逐家看一看。
        - button "對答案"`,
  },
  {
    widget: 'building a wait',
    address: 'zh-hant/practice/build-wait/?v=1&p=3',
    says: `
      - group "砌到只叫三萬":
        - group "只叫這幾隻，不多不少": 三萬
        - group "你的手牌": 二四四六七八萬、六六七八九索
        - group "填進空位的牌":
          - img "空位"
          - img "空位"
        - group "可以揀的牌":
          - button "一萬"
          - button "白板"
        - status:
          - paragraph: 還欠 2 隻。`,
  },
  {
    widget: 'readings',
    address: 'de/practice/best-reading/?v=1&p=3',
    says: `
      - group "Welche Lesart zählt?":
        - group "Deine Hand": "4 4 4 Zeichen, 6 6 6 7 7 7 8 8 Kreise, 3 3 Bambus, Siegstein: 8 Kreis"
        - group "Welche Lesart zählt?":
          - radio "Lesart 1"
          - group "Lesart 1": Pong 4 Zeichen, Pong 6 Kreis, Pong 7 Kreis, Pong 8 Kreis, Paar 3 Bambus
          - radio "Lesart 2"
          - group "Lesart 2": Pong 4 Zeichen, 6 7 8 Kreise, 6 7 8 Kreise, 6 7 8 Kreise, Paar 3 Bambus
          - radio "Beide sind gleich viel wert"
        - status:
          - paragraph: Was meinst du?`,
  },
  {
    widget: 'one exchange',
    address: 'zh-hant/practice/build-hand/?v=1&p=3',
    says: `
      - group "換一隻牌，湊夠 3 番":
        - group "打哪一隻？":
          - button "西"
          - button "紅中"
        - group "要哪一隻？":
          - button "紅中"
          - button "發財"
        - status:
          - paragraph: 一出一入。`,
  },
  {
    widget: 'discards',
    address: 'de/practice/discard/?v=1&p=3',
    says: `
      - group "Was wirfst du ab?":
        - group "Schon auf dem Tisch": 1 Zeichen, 1 Kreis, 9 Bambus
        - group "Deine Hand":
          - radio "2 Zeichen"
          - radio "9 Bambus, gezogen"
        - status:
          - paragraph: Tipp einen Stein an.`,
  },
  {
    widget: 'the wall',
    address: 'zh-hant/practice/wall/?v=1&p=3',
    says: `
      - group "由哪一棟拿起？":
        - slider "牌枱和四道牌牆。方向鍵逐棟移動，Page Up 和 Page Down 轉另一道牆。"
        - status:
          - paragraph: 6 + 4 = 10
        - paragraph:
          - combobox "哪一家"
        - paragraph:
          - spinbutton "由右數第幾棟"
        - button "對答案"`,
  },
  {
    widget: 'rounds',
    address: 'de/practice/rounds/?v=1&p=3',
    says: `
      - group "Du gewinnst dieses Spiel.":
        - paragraph: Südrunde, Spiel 1. Du bist Ost.
        - 'group "Die vier Stühle von oben, du sitzt unten. Ost: Du."'
        - group "Wer ist im nächsten Spiel Ost?":
          - radio "Du"
          - radio "niemand, die Partie ist aus"
        - group "Welcher Wind bist du dann?":
          - radio "Ost"
          - radio "Nord"
        - status:
          - paragraph: Zwei Fragen.`,
  },
  {
    widget: 'the calculator',
    address: 'de/calculator/?v=1&h=123m456p789s1122z',
    says: `
      - group "Deine Hand":
        - group "Deine Hand":
          - button "1 Zeichen wegnehmen"
          - button "Südwind wegnehmen"
        - button "Rückgängig" [disabled]
        - group "Steine zum Antippen":
          - button "1 Zeichen"
          - button "Weißer Drache"
        - status:
          - paragraph: Wartet auf Ostwind oder Südwind.
          - paragraph: 4 Steine sind noch zu haben.
        - textbox "Hand als Text"
        - region "Wie gewonnen":
          - group "Dein Platz":
            - radio "Ost"
            - radio "Süd" [checked]
        - heading "Was die Wartesteine bringen" [level=2]
        - table:
          - rowgroup:
            - row:
              - columnheader "Stein"
              - columnheader "selbst gezogen"
          - rowgroup:
            - row:
              - rowheader "Ostwind"
              - cell "2"`,
  },
];

for (const { widget, address, says } of TRANSCRIPTS)
  test(`a screen reader hears: ${widget}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main [data-alive]').first()).toBeVisible();
    await expect(page.locator('main')).toMatchAriaSnapshot(inMain(says));
  });

test('a screen reader hears of an answer: nothing given away by a check, every tile named by the solution', async ({
  page,
}) => {
  await page.goto('de/practice/waits/?v=1&h=678m456p99p23456s');
  const widget = page.locator('.waits[data-alive]');
  for (const name of ['1 Bambus', '2 Bambus']) await press(page, name);
  await press(page, 'Prüfen');
  await expect(widget).toMatchAriaSnapshot(`
    - group "Deine Hand":
      - group "Steine zur Auswahl":
        - button "1 Bambus" [pressed]
        - button "2 Bambus" [pressed]
      - status:
        - paragraph: Einer stimmt.
  `);
  await press(page, 'Lösung zeigen');
  await expect(widget).toMatchAriaSnapshot(`
    - group "Deine Hand":
      - group "Steine zur Auswahl":
        - button "1 Bambus, richtig" [pressed]
        - button "2 Bambus, passt nicht" [pressed]
        - button "4 Bambus, übersehen"
        - button "7 Bambus, übersehen"
      - status:
        - paragraph: Einer von drei.
  `);
  await expect(widget.getByRole('heading', { name: /^Darum auch/ })).not.toHaveCount(0);
});

const press = (page: Page, name: string): Promise<void> =>
  page.locator('.waits[data-alive]').getByRole('button', { name, exact: true }).click();

/** The lines of a transcript as part of what the page says. */
const inMain = (says: string): string =>
  `- main:\n  - article:\n${says.replaceAll(/^ {6}/gm, '    ').replace(/^\n/, '')}`;
