import { expect, it } from 'vitest';
import type { PatternId } from '../../src/fan/patterns/index.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import type { FanText } from '../../src/layouts/fan-texts.ts';
import { rowsThatMayAppear, shortTexts } from '../../src/layouts/score-texts.ts';

it('the Chinese term of a pattern stands only beside another name', () => {
  const rule = 'Eine Regel.';
  const texts = new Map<PatternId, FanText>([
    ['all-pungs', { name: 'Pong-Hand', zh: '對對糊', jyutping: 'deoi3 deoi3 wu2', rule, aliases: [] }],
    ['all-chows', { name: '平糊', zh: '平糊', jyutping: 'ping4 wu2', rule, aliases: [] }],
    ['jade-dragon', { name: 'Jade-Drache', rule, aliases: [] }],
  ]);
  expect(shortTexts(texts, ['all-pungs', 'all-chows', 'jade-dragon', 'full-flush'])).toEqual({
    'all-pungs': { name: 'Pong-Hand', zh: '對對糊', rule },
    'all-chows': { name: '平糊', rule },
    'jade-dragon': { name: 'Jade-Drache', rule },
  });
});

/** 清一色 with pungs and dragons beside: what any table may count in these tiles, flowers only where they are. */
it('an exercise takes along the names of all rows that its hands can show', () => {
  const rows = rowsThatMayAppear({ id: 'a/b', hands: [{ id: 'c', hand: '222m 666s NNN 555p B +B' }] }, PRESET_IDS);
  expect(rows).toEqual(expect.arrayContaining(['all-pungs', 'four-concealed-pungs']));
  expect(rows).not.toContain('thirteen-orphans');
});
