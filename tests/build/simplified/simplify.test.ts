import { describe, expect, it } from 'vitest';
import { simplifierOf } from '../../../src/build/simplified/glossary-words.ts';
import { simplifyData } from '../../../src/build/simplified/simplify-data.ts';
import { simplifyMdx } from '../../../src/build/simplified/simplify-mdx.ts';
import { glossaryText } from '../../support/written-chinese.ts';

const simplify = simplifierOf(glossaryText);

/** The same term in Hong Kong and on the mainland, as rules pages of both places print it. */
const TERMS = [
  ['麻雀', '麻将'],
  ['門風', '门风'],
  ['莊家', '庄家'],
  ['閒家', '闲家'],
  ['連莊', '连庄'],
  ['牌牆', '牌墙'],
  ['棟', '墩'],
  ['疊牌', '砌牌'],
  ['上', '吃'],
  ['碰', '碰'],
  ['槓', '杠'],
  ['加槓', '加杠'],
  ['順子', '顺子'],
  ['眼', '将'],
  ['么九', '幺九'],
  ['叫糊', '听牌'],
  ['食糊', '胡牌'],
  ['截糊', '截胡'],
  ['詐糊', '诈胡'],
  ['出銃', '放炮'],
  ['一炮多響', '一炮多响'],
  ['槓上開花', '杠上开花'],
  ['海底撈月', '海底捞月'],
  ['起糊', '起胡'],
  ['雞四', '鸡四'],
] as const;

/** Sentences in which one character means different things. */
const SENTENCES = [
  ['只可以上上家打的牌。', '只可以吃上家打的牌。'],
  ['上碰槓之後，手上少一隻，上面那隻留在枱上。', '吃碰杠之后，手上少一张，上面那张留在牌桌上。'],
  ['加上去的正好是你叫的牌', '加上去的正好是你听的牌'],
  ['這手牌叫甚麼？這隻牌叫甚麼？', '这手牌听什么？这张牌叫什么？'],
  ['別處叫「吃」，清一色叫七至九隻。', '别处叫“吃”，清一色听七至九张。'],
  ['可以食而不食，就過水了。', '可以胡而不胡，就过水了。'],
  ['你叫一萬和四萬，幾時叫甚麼？', '你听一万和四万，什么时候喊什么？'],
  ['叫', '听'],
  ['食得而不食，早年香港人打牌', '能胡而不胡，早年香港人打牌'],
  ['正好接上順子，今次可以叫牌。', '正好接上顺子，这次可以叫牌。'],
  ['四組牌加一對眼，驟眼看齊了。', '四组牌加一对将，乍看齐了。'],
  ['兩粒骰仔、三隻牌、一隻雀', '两粒骰子、三张牌、一只鸟'],
  ['「甲」說：「『乙』。」', '“甲”说：“‘乙’。”'],
] as const;

describe('Simplified Chinese', () => {
  it.each(TERMS)('calls %s %s', (hongKong, mainland) => {
    expect(simplify(hongKong)).toBe(mainland);
  });

  it.each(SENTENCES)('says %s as %s', (hongKong, mainland) => {
    expect(simplify(hongKong)).toBe(mainland);
  });

  it('leaves addresses, places to fill, notation and what is no Chinese', () => {
    const text = 'https://zh-yue.wikipedia.org/wiki/香港麻雀食糊牌型 {tiles} 123m CCC deoi3 deoi3 wu2 „Pong“';
    expect(simplify(text)).toBe(text);
  });

  it('converts data but for what is kept', () => {
    const data = { title: '叫糊', term: '叫糊', minutes: 3, list: ['上', { one: '{n} 隻' }], none: null };
    expect(simplifyData(data, simplify, ['term'])).toEqual({
      title: '听牌',
      term: '叫糊',
      minutes: 3,
      list: ['吃', { one: '{n} 张' }],
      none: null,
    });
  });

  it('converts a text but for its frontmatter and the words by which terms are looked up', () => {
    const source =
      '---\nterm: 叫糊\n---\n\n<Section id="a" title="叫糊">\n<Term zh="叫糊" jyutping="giu3 wu2" />：叫糊\n';
    expect(simplifyMdx(source, simplify)).toBe(
      '---\nterm: 叫糊\n---\n\n<Section id="a" title="听牌">\n<Term zh="叫糊" jyutping="giu3 wu2" />：听牌\n',
    );
  });
});
