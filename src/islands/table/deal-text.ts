import { say, type Translation } from '../../i18n/message.ts';
import type { deal as german } from '../../i18n/de/deal.ts';
import type { StepText } from './break-text.ts';
import type { DealStep } from './deal-steps.ts';
import type { TableWords } from './table-words.ts';

export type DealWords = Translation<typeof german>;

/** A step of the deal in words: whose turn it is and what he does. `sum` is what was thrown. */
export function dealText(
  { event, hands, laidOut }: DealStep,
  sum: number,
  words: DealWords,
  table: TableWords,
): StepText {
  const { steps } = words;
  switch (event.kind) {
    case 'opened':
      return { title: say(steps.opened.title), text: say(steps.opened.text, { sum }) };
    case 'block':
    case 'jump':
    case 'single': {
      const round = event.kind === 'block' ? event.round : 4;
      const values = { seat: say(table.seats[event.seat]), n: hands[event.seat].length, round };
      return { title: say(steps[event.kind].title, values), text: say(steps[event.kind].text, values) };
    }
    case 'flowers': {
      const seat = say(table.seats[event.seat]);
      const { title, text, again } = steps.flowers;
      const replaced = say(text, { n: event.laidOut });
      const more = event.again === 0 ? [] : [say(again, { n: event.again })];
      return {
        title: say(title, { seat, n: event.laidOut }),
        text: [replaced, ...more].join(say(table.betweenSentences)),
      };
    }
    case 'ready': {
      const values = { east: hands.E.length, other: hands.S.length };
      const hadFlowers = Object.values(laidOut).some((flowers) => flowers.length > 0);
      return { title: say(steps.ready.title), text: say(hadFlowers ? steps.ready.text : steps.ready.plain, values) };
    }
  }
}
