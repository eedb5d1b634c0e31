import type { StatusText } from '../../components/StatusLine.tsx';
import type { Tile } from '../../engine/tile.ts';
import type { NotationError } from '../../engine/notation.ts';
import { say } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import { alternatives } from '../../i18n/tile-list.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { joined, rulesName } from '../score/words.ts';
import type { Appraisal } from './appraise.ts';
import type { Draft, Misfit } from './draft.ts';
import type { CalculatorWords, Speech } from './words.ts';

/** The draft in a sentence, with what is wrong or missing. */
export function statusOf(appraisal: Appraisal, draft: Draft, rules: RulesText, speech: Speech): StatusText {
  const { status, faults } = speech.words;
  switch (appraisal.kind) {
    case 'empty':
      return { title: say(status.empty.title), text: say(status.empty.text) };
    case 'incomplete':
      return { title: say(status.incomplete.title, { n: appraisal.missing }), text: say(status.incomplete.text) };
    case 'ready': {
      const left = appraisal.waits.reduce((sum, wait) => sum + wait.left, 0);
      const tiles = tilesText(
        appraisal.waits.map(({ tile }) => tile),
        speech,
      );
      return { title: say(status.ready.title, { tiles }), text: say(status.ready.text, { n: left }) };
    }
    case 'not-ready': {
      const { title, text } = status['not-ready'];
      return { title: say(title), text: say(text, { n: appraisal.distance }) };
    }
    case 'won':
      return wonStatus(appraisal, rules, speech);
    case 'not-complete': {
      const { title, text, waits } = status['not-complete'];
      const tile = draft.hand.winningTile === undefined ? '' : tileName(draft.hand.winningTile, speech.tiles);
      return {
        title: say(title),
        text:
          appraisal.waits.length > 0
            ? say(waits, { tile, tiles: tilesText(appraisal.waits, speech) })
            : say(text, { n: appraisal.distance }),
      };
    }
    case 'impossible':
      return { title: say(status.impossible.title), text: say(faults[appraisal.error.code]) };
  }
}

function wonStatus({ count }: Extract<Appraisal, { kind: 'won' }>, rules: RulesText, speech: Speech): StatusText {
  const { won } = speech.words.status;
  const { fan, points, result, missed } = count.score;
  const title = fan === null ? say(won.special) : say(won.fan, { n: fan });
  const worth = say(won.points, { n: points, rules: rulesName(rules, speech.tables) });
  const verdict =
    result === 'below-minimum'
      ? say(won.below, { n: missed, min: count.rules.options.minFan })
      : result === 'draw'
        ? say(won.draw)
        : worth;
  return { title, text: joined([verdict], speech.score) };
}

export const tilesText = (tiles: readonly Tile[], { tiles: words, list }: Speech): string =>
  alternatives(tiles, words, list);

/** What is wrong with a typed hand. */
export const notationStatus = ({ code, token = '' }: NotationError, { notation }: CalculatorWords): StatusText => ({
  title: say(notation.title),
  text: say(notation[code], { token }),
});

/** Why a tile of the pad was not taken. */
export const misfitText = (misfit: Misfit, tile: Tile, { words, tiles }: Speech): string =>
  say(words.misfits[misfit], { tile: tileName(tile, tiles) });
