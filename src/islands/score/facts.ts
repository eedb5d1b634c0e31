import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { WonHand } from '../../puzzles/score/puzzle.ts';
import type { ScoreWords } from './words.ts';

/** A piece of a sentence, plain or bold. */
export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

/** How the hand was won, as short statements: „Du bist Süd“, „Runde Ost“, „West wirft 4 Bambus ab“. */
export function factsOf(
  won: WonHand,
  words: Pick<ScoreWords, 'facts' | 'seats'>,
  tileWords: TileWords,
): readonly (readonly Piece[])[] {
  const { seatWind, roundWind, by, flags } = won.circumstances;
  const { facts, seats } = words;
  const lines = [
    say(facts.seat, { seat: say(seats[seatWind]) }),
    say(facts.round, { round: say(seats[roundWind]) }),
    howWon(won, words, tileWords),
    ...flags.map((flag) => say(flag === 'last-tile' && by === 'discard' ? facts.lastDiscard : facts.flags[flag])),
  ];
  return lines.map(piecesOf);
}

function howWon(
  { hand, circumstances, discarder }: WonHand,
  { facts, seats }: Pick<ScoreWords, 'facts' | 'seats'>,
  tileWords: TileWords,
): string {
  const tile = hand.winningTile === undefined ? '' : tileName(hand.winningTile, tileWords);
  const seat = discarder === undefined ? '' : say(seats[discarder]);
  if (circumstances.by === 'self-draw') return say(facts.selfDraw, { tile });
  return say(circumstances.by === 'discard' ? facts.discard : facts.robKong, { tile, seat });
}

const piecesOf = (line: string): readonly Piece[] =>
  line
    .split('*')
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
