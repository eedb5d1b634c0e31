import { globSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url).pathname;
const LONGEST = 4;

/** The Chinese names of the patterns, as their texts give them, where they are short enough to be drawn. */
const patternTerms = (): readonly string[] =>
  globSync('content/fan/*/zh-hant.mdx', { cwd: ROOT })
    .sort()
    .map((file) => /^zh: *(\S+)/m.exec(readFileSync(`${ROOT}${file}`, 'utf8'))?.[1] ?? '')
    .filter((term) => Array.from(term).length <= LONGEST);

/** The Chinese terms that stand in brush at the head of a lesson, a puzzle, a pattern or a rule set: at most four characters each. */
export const BRUSH_WORDS = [
  '食糊',
  '叫糊',
  '計番',
  '起糊',
  '番種',
  '牌',
  '麻雀',
  '雀局',
  '座位',
  '開門',
  '配牌',
  '行牌',
  '上碰槓',
  '圈',
  '補花',
  '規則',
  '對對糊',
  '平糊',
  '練習',
  '進度',
  '詐糊',
  '拆牌',
  '查詞',
  '例牌',
  '花牌',
  '找數',
  '槓',
  '打牌',
  '過水',
  '三三制',
  '二二制',
  '番數表',
  '對照',
  '搜尋',
  '規矩',
  ...patternTerms(),
];
