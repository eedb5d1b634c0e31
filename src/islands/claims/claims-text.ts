import type { StatusText } from '../../components/StatusLine.tsx';
import type { Tile, Wind } from '../../engine/tile.ts';
import { say, type Translation } from '../../i18n/message.ts';
import type { claims as german } from '../../i18n/de/claims.ts';
import { runName } from '../../i18n/tile-list.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { isRight, type ClaimsGrade, type ClaimsHint } from '../../puzzles/claims/grade.ts';
import { partnersOf, type Choice } from '../../puzzles/claims/choices.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import type { ClaimsQuestion } from '../../puzzles/claims/question.ts';
import type { SeatReason } from '../../puzzles/claims/reasons.ts';
import { nextSeat } from '../../table/seats.ts';
import type { PracticeWords } from '../practice/puzzle-words.ts';
import { listText, type TableWords } from '../table/table-words.ts';

type AllWords = Translation<typeof german>;

export type ClaimsWords = Omit<AllWords, 'practice' | 'plain'>;
export type ClaimsPracticeWords = PracticeWords & AllWords['practice'];

/** All words a claims puzzle speaks with. */
export interface Speech {
  readonly words: ClaimsWords;
  readonly tiles: TileWords;
  readonly table: TableWords;
}

export const seatName = (seat: Wind, { table }: Speech): string => say(table.seats[seat]);

const seatsList = (seats: readonly Wind[], speech: Speech): string =>
  listText(
    seats.map((seat) => seatName(seat, speech)),
    speech.table,
  );

const sentences = (texts: readonly string[], { table }: Speech): string =>
  texts.filter((text) => text !== '').join(say(table.betweenSentences));

/** Two tiles that go with the offered one: „3‑4 Bambus“. */
const partnersText = (partners: readonly Tile[], { tiles, words }: Speech): string =>
  runName(partners, tiles, { comma: '', lastOr: '', runMark: words.runMark });

/** Their numbers alone: „3‑4“. The suit is that of the offered tile. */
const ranksText = (partners: readonly Tile[], { tiles, words }: Speech): string =>
  partners.map((tile) => tiles.ranks[tile % 9] ?? '').join(say(words.runMark));

export function choiceName(choice: Choice, tile: Tile, speech: Speech): string {
  const partners = ranksText(partnersOf(choice, tile), speech);
  return say(speech.words.choices[choice], { partners });
}

/** What has happened: who offers which tile. */
export function offerText({ table: { offered } }: ClaimsQuestion, speech: Speech): string {
  const { discard, addedKong, concealedKong } = speech.words;
  const message = { discard, 'added-kong': addedKong, 'concealed-kong': concealedKong }[offered.source];
  return say(message, { seat: seatName(offered.from, speech), tile: tileName(offered.tile, speech.tiles) });
}

/** The rules of the house that matter here. */
export function houseTexts(
  { table: { offered, house }, procedure }: ClaimsQuestion,
  { words }: Speech,
): readonly string[] {
  const { house: rules } = words;
  const robs = procedure.robAddedKong ? rules.rob : rules.noRob;
  const robsConcealed = procedure.robConcealedKong === 'never' ? rules.noRob : rules.robConcealed;
  return [
    ...(house.multipleWinners === undefined ? [] : [rules[house.multipleWinners]]),
    ...(house.passedWin === undefined || house.passedWin === 'off' ? [] : [rules[house.passedWin]]),
    ...(offered.source === 'added-kong' ? [robs] : []),
    ...(offered.source === 'concealed-kong' ? [robsConcealed] : []),
  ].map((message) => say(message));
}

/** What happened before: the tile that was let pass, and who has moved since. */
export function historyText({ table: { passed, offered } }: ClaimsQuestion, speech: Speech): string {
  if (!passed) return '';
  const { history } = speech.words;
  const between = passed.drew.filter((seat) => seat !== offered.from);
  const told = say(history.passed, {
    from: seatName(passed.from, speech),
    seat: seatName(passed.seat, speech),
    tile: tileName(passed.tile, speech.tiles),
  });
  if (between.length === 0) return told;
  return sentences([told, say(history.drew, { n: between.length, seats: seatsList(between, speech) })], speech);
}

export function reasonText(reason: SeatReason, speech: Speech): string {
  const { reasons } = speech.words;
  switch (reason.code) {
    case 'chow':
    case 'chow-only-from-left':
      return say(reasons[reason.code], { partners: partnersText(reason.partners, speech) });
    case 'win':
    case 'below-minimum': {
      const { fan, minimum } = reason;
      if (fan === null) return say(reasons['win-uncounted']);
      return say(reasons[reason.code], { fan, minimum });
    }
    default:
      return say(reasons[reason.code], { tile: 'tile' in reason ? tileName(reason.tile, speech.tiles) : '' });
  }
}

/** Who gets the tile and why, then who is skipped. */
export function outcomeText(puzzle: ClaimsPuzzle, speech: Speech): string {
  const { outcome, takers, skipped, table } = puzzle;
  const { outcomes } = speech.words;
  const names = { takers: seatsList(takers, speech), skipped: seatsList(skipped, speech) };
  if (outcome.code === 'nobody') {
    const { from, source } = table.offered;
    const message = source === 'discard' ? outcomes.nobody : outcomes.nobodyKong;
    return say(message, { next: seatName(nextSeat(from), speech), from: seatName(from, speech) });
  }
  const skips = skipped.length > 1 ? outcomes.skipsMany : outcomes.skips;
  const after = outcome.claim === 'win' ? outcomes.over : skipped.length > 0 ? skips : outcomes.inTurn;
  return sentences([say(outcomes[outcome.code], names), say(after, names)], speech);
}

/** The first answer to a check: only what kind of thing is wrong. */
export function firstFeedback({ kind, seats }: ClaimsGrade, { words }: Speech): StatusText {
  const wrong = seats.filter((seat) => !isRight(seat)).length;
  switch (kind) {
    case 'unanswered':
      return { title: say(words.unanswered.title), text: say(words.unanswered.text) };
    case 'choices':
      return {
        title: say(words.choicesWrong, { n: wrong, count: words.counts[wrong] ?? wrong }),
        text: say(words.checked),
      };
    case 'takers':
      return { title: say(words.takersWrong), text: say(words.takersWrongText) };
    case 'skipped':
      return { title: say(words.skippedWrong), text: say(words.skippedWrongText) };
    case 'right':
      return { title: say(words.right), text: '' };
  }
}

export function hintText(hint: ClaimsHint | undefined, puzzle: ClaimsPuzzle, speech: Speech): string {
  const { hints } = speech.words;
  if (hint === undefined) return say(hints.none);
  if (hint.kind === 'skipping') return say(hints.skipping);
  if (hint.kind === 'outcome') return outcomeText(puzzle, speech);
  const seat = seatName(hint.seat, speech);
  if (hint.kind === 'reason') return say(hints.reason, { seat, reason: reasonText(hint.reason, speech) });
  return say(hints[hint.kind], { seat });
}
