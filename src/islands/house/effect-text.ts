import { say } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import type { Score } from '../../fan/score.ts';
import type { Wind } from '../../engine/tile.ts';
import { PLAYERS } from '../../table/seating.ts';
import type { Allowed } from './claim-effects.ts';
import type { Effect } from './effects.ts';
import type { Seated } from './procedure-effects.ts';
import type { HouseSpeech } from './words.ts';

/** What an answer makes of an example, in a few words: „5 Fan, 24 Punkte“, „Süd +32, Ost −32“. */
export function effectText(effect: Effect, speech: HouseSpeech): string {
  const { effect: words } = speech.words;
  switch (effect.kind) {
    case 'impossible':
      return say(words.impossible);
    case 'no-win':
      return say(words.noWin);
    case 'score':
      return scoreText(effect.score, speech);
    case 'settlement': {
      const { payments } = effect.settlement;
      if (payments !== undefined) return paymentsText(payments, speech);
      return `${pointsText(effect.points, speech)}${speech.comma}${say(words.nobodyPays)}`;
    }
    case 'false-win': {
      const { payments, deduction } = effect.settlement ?? {};
      if (deduction !== undefined)
        return say(words.deduction, { seat: say(speech.seats[deduction.seat]), amount: signed(-deduction.amount) });
      return payments === undefined ? say(words.impossible) : paymentsText(payments, speech);
    }
    case 'claims':
      return claimsText(effect.claims, speech);
    case 'release':
      return effect.moments
        .map(({ moment, isAllowed }) =>
          say(words.tile, { tile: say(words.moments[moment]), answer: allowedText(isAllowed, speech) }),
        )
        .join(speech.comma);
    case 'last-tile':
      return say(effect.isSeen ? words.lastThrown : words.lastKept);
    case 'early-kong':
      return allowedText(effect.isAllowed, speech);
    case 'flower-order':
      return effect.order.map((seat) => say(speech.seats[seat])).join(say(words.then));
    case 'seats':
      return seatedText(effect, speech);
    case 'ready':
      return say(effect.isReady ? words.ready : words.notReady);
    case 'break': {
      const sum = effect.rolls.map((roll) => roll.join(' + ')).join(' + ');
      return say(words.opens, { sum, wall: say(speech.walls[effect.wall]), stack: effect.stack });
    }
    case 'left':
      return say(words.left, { n: effect.tiles });
    case 'next-hand':
      return say(words.nextHand, { n: effect.hand });
    case 'match':
      return say(words.hands, { n: effect.hands });
  }
}

function scoreText({ fan, rawFan, points, result }: Score, speech: HouseSpeech): string {
  const { effect: words } = speech.words;
  if (result === 'draw') return say(words.draw);
  if (fan === null) return say(words.limit, { points: pointsText(points, speech) });
  if (result === 'below-minimum') return say(words.below, { n: fan });
  const values = { n: fan, points: pointsText(points, speech) };
  return rawFan !== null && rawFan > fan ? say(words.capped, { ...values, raw: rawFan }) : say(words.fan, values);
}

const allowedText = (isAllowed: boolean, { words }: HouseSpeech): string =>
  say(isAllowed ? words.effect.may : words.effect.mayNot);

function claimsText(claims: readonly Allowed[], speech: HouseSpeech): string {
  const [only] = claims;
  if (claims.length === 1 && only !== undefined) return allowedText(only.isAllowed, speech);
  return claims
    .map(({ tile, isAllowed }) =>
      say(speech.words.effect.tile, {
        tile: tileName(tile, speech.tiles),
        answer: allowedText(isAllowed, speech),
      }),
    )
    .join(speech.comma);
}

function seatedText({ winds, first, counted }: Seated, speech: HouseSpeech): string {
  const { effect: words } = speech.words;
  const seats = PLAYERS.map((player) => say(words.sits, { player, seat: say(speech.seats[winds[player]]) }));
  const list = seats.join(speech.comma);
  if (first === undefined) return list;
  const drawn = say(words.drawsFirst, { player: first, seats: list });
  return counted === undefined ? drawn : `${say(words.counts, { player: counted.by, n: counted.sum })}${drawn}`;
}

const pointsText = (points: number, { words }: HouseSpeech): string => say(words.effect.points, { n: points });

function paymentsText(payments: Readonly<Record<Wind, number>>, speech: HouseSpeech): string {
  const moved = (['E', 'S', 'W', 'N'] as const)
    .filter((seat) => payments[seat] !== 0)
    .toSorted((one, other) => weight(payments[one]) - weight(payments[other]));
  if (moved.length === 0) return say(speech.words.effect.nobodyPays);
  return moved
    .map((seat) => say(speech.words.effect.pay, { seat: say(speech.seats[seat]), amount: signed(payments[seat]) }))
    .join(speech.comma);
}

/** Those who gain first, then the others, those who pay most before those who pay less. */
const weight = (amount: number): number => (amount > 0 ? -Infinity : amount);

/** With its sign, a true minus. */
const signed = (amount: number): string => (amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`);
