import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/build/html.ts';
import { passagesOf } from './prose-of-page.ts';
import { chineseFaults, germanFaults, proseFaults } from './prose.ts';
import { simplifiedIn } from './simplified.ts';

describe('germanFaults', () => {
  it.each(['"Pong"', '“Pong”', '„Pong”', '„Pong', 'Pong“', "geht's", '»Pong«', '„Pong „Kong““'])(
    'refuses %s',
    (text) => {
      expect(germanFaults(text)).not.toEqual([]);
    },
  );

  it.each(['„Pong“ und „Kong“.', 'Wie geht’s?', 'Er sagt: „Das heißt ‚Pong‘.“'])('lets through %s', (text) => {
    expect(germanFaults(text)).toEqual([]);
  });
});

describe('chineseFaults', () => {
  it.each(['碰,槓', '好!', '牌(花)', '(花)牌', '叫糊.', '“碰”', '"碰"', '「碰', '听牌', '万子', '杠', '叫: 糊'])(
    'refuses %s',
    (text) => {
      expect(chineseFaults(text)).not.toEqual([]);
    },
  );

  it.each(['碰，槓。', '「碰」同「槓」', '叫 1-4-7', '3.5 番', '台灣牌、三萬、裏面', '147m E'])(
    'lets through %s',
    (text) => {
      expect(chineseFaults(text)).toEqual([]);
    },
  );
});

describe('simplifiedIn', () => {
  it('finds what Traditional Chinese never writes, and only that', () => {
    expect(simplifiedIn('这张牌听东风')).toEqual(['这', '张', '听', '东', '风']);
    expect(simplifiedIn('呢張牌叫東風，上家后土只系台，說話說明温度户口')).toEqual([]);
  });
});

describe('passagesOf', () => {
  const passages = passagesOf(
    parseHtml(
      `<html lang="de"><body><p>Ein <em>Satz</em> mit <span lang="zh-Hant-HK">碰</span>.</p><p>Zwei <code>"x"</code></p>` +
        `<button aria-label="Tipp"></button></body></html>`,
    ).children[0] as never,
  ).map(({ tag, text }) => `${tag}: ${text}`);

  it('joins a paragraph and parts languages', () => {
    expect(passages).toContain('de: Ein Satz mit ');
    expect(passages).toContain('zh-Hant-HK: 碰');
    expect(passages).toContain('de: Zwei ');
  });

  it('reads what is only spoken, and no code', () => {
    expect(passages).toContain('de: Tipp');
    expect(passages.join()).not.toContain('"x"');
  });

  it('knows the language of a region', () => {
    expect(proseFaults('zh-Hant-HK', '听')).toHaveLength(1);
    expect(proseFaults('en', '"a"')).toEqual([]);
  });
});
