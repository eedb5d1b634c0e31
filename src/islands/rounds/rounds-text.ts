import type { Wind } from '../../engine/tile.ts';
import { say, type Translation } from '../../i18n/message.ts';
import type { rounds as german } from '../../i18n/de/rounds.ts';
import { roundsPuzzleOf, type ChairResult, type RoundsPuzzle, type RoundsReason } from '../../puzzles/rounds/puzzle.ts';
import type { TrackedHand } from '../../puzzles/rounds/track.ts';
import { dealerChair, type MatchPosition, type RoundOptions } from '../../table/rounds.ts';
import { seatAfter, seatIndex } from '../../table/seats.ts';
import type { TableWords } from '../table/table-words.ts';

type AllWords = Translation<typeof german>;
export type RoundsWords = Omit<AllWords, 'plain' | 'practice'>;

/** All words the match speaks with; `you` is the reader's chair. */
export interface Speech {
  readonly words: RoundsWords;
  readonly table: TableWords;
  readonly you: Wind;
}

/** A chair as the reader calls it: E himself, S on his right, W opposite, N on his left. */
export const sideOf = (chair: Wind, you: Wind): Wind => seatAfter('E', seatIndex(chair) - seatIndex(you));

/** A player as the first word of a sentence. */
export const playerText = (chair: Wind, { words, you }: Speech): string => say(words.players[sideOf(chair, you)]);

export const windName = (wind: Wind, { table }: Speech): string => say(table.seats[wind]);

export const handText = ({ round, hand }: MatchPosition, { words }: Speech): string =>
  say(words.roundAndHand, { round: say(words.rounds[round]), hand: say(words.hand, { n: hand, total: 4 }) });

export function reasonText(reason: RoundsReason, { words }: Speech): string {
  return say(words.reasons[reason.code], { round: 'round' in reason ? say(words.rounds[reason.round]) : '' });
}

/** What became of a hand: why the dealer stays or passes, and the reader's wind now. */
export function outcomeText(hand: TrackedHand, options: RoundOptions, speech: Speech): { title: string; text: string } {
  const { words, you, table } = speech;
  const { reasons, wind } = roundsPuzzleOf({ ...hand, you }, options);
  const [first = '', ...rest] = reasons.map((reason) => reasonText(reason, speech));
  const now = wind === undefined ? [] : [say(words.nowYou, { wind: windName(wind, speech) })];
  return { title: first, text: [...rest, ...now].join(say(table.betweenSentences)) };
}

export function resultText(result: ChairResult, speech: Speech): string {
  const { log } = speech.words;
  return result === 'draw' ? say(log.draw) : say(speech.words.results[sideOf(result.winner, speech.you)]);
}

/** The situation of a puzzle in sentences: where the match stands, and how this hand ended. */
export function questionTexts(
  { table: { position, result } }: RoundsPuzzle,
  speech: Speech,
): readonly [string, string] {
  const { puzzle, rounds } = speech.words;
  const dealer = dealerChair(position.hand);
  const now = say(dealer === speech.you ? puzzle.nowYou : puzzle.now, {
    round: say(rounds[position.round]),
    n: position.hand,
    dealer: playerText(dealer, speech),
  });
  if (result === 'draw') return [now, say(puzzle.draw)];
  if (result.winner === speech.you) return [now, say(puzzle.wonYou)];
  return [now, say(puzzle.won, { winner: playerText(result.winner, speech) })];
}

export function answerText({ dealer, wind }: RoundsPuzzle, speech: Speech): string {
  const { puzzle } = speech.words;
  if (dealer === undefined || wind === undefined) return say(puzzle.answerOver);
  if (dealer === speech.you) return say(puzzle.answerYou);
  return say(puzzle.answer, { dealer: playerText(dealer, speech), wind: windName(wind, speech) });
}
