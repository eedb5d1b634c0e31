import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { say } from '../../i18n/message.ts';
import { handName } from '../../i18n/tile-words.ts';
import { countRows } from '../../puzzles/score/puzzle.ts';
import { factsOf } from '../score/facts.ts';
import { worthText } from '../score/worth-text.ts';
import { patternName, rulesName } from '../score/words.ts';
import type { Appraisal } from './appraise.ts';
import type { Draft } from './draft.ts';
import { tilesText } from './status.ts';
import type { Speech } from './words.ts';

/** The draft in a few lines of words: the hand, how it was won, what it is worth row by row; or what it waits for. */
export function draftText(draft: Draft, appraisal: Appraisal, rules: RulesText, speech: Speech): string {
  const hand = handName(draft.hand, speech.tiles, { bonus: draft.bonus });
  return [hand, ...linesOf(appraisal, rules, speech)].filter((line) => line !== '').join('\n');
}

/** What stands under the picture: the worth under these rules, or the waits. */
export function captionOf(appraisal: Appraisal, rules: RulesText, speech: Speech): string {
  const { share } = speech.words;
  if (appraisal.kind === 'ready') return waitsLine(appraisal, speech);
  if (appraisal.kind !== 'won') return '';
  return say(share.worth, {
    rules: rulesName(rules, speech.tables),
    worth: worthText(appraisal.count.score, speech.score),
  });
}

const waitsLine = ({ waits }: Extract<Appraisal, { kind: 'ready' }>, speech: Speech): string =>
  say(speech.words.share.waits, {
    tiles: tilesText(
      waits.map(({ tile }) => tile),
      speech,
    ),
  });

function linesOf(appraisal: Appraisal, rules: RulesText, speech: Speech): readonly string[] {
  if (appraisal.kind === 'ready') return [waitsLine(appraisal, speech)];
  if (appraisal.kind !== 'won') return [];
  const { count } = appraisal;
  const facts = factsOf(count, speech.score, speech.tiles).map((pieces) => pieces.map(({ text }) => text).join(''));
  const rows = countRows(count).map(({ id, fan }) => {
    const name = patternName(id, speech.patterns);
    return fan === null ? name : `${name}${say(speech.words.share.colon)}${fan}`;
  });
  return [
    facts.join(say(speech.score.list.comma)),
    captionOf(appraisal, rules, speech),
    rows.join(say(speech.score.list.comma)),
  ];
}
