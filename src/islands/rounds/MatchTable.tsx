import { SeatTable } from '../../components/table/SeatTable.tsx';
import { Tile } from '../../components/Tile.tsx';
import { windTile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { chairsFrom } from '../../puzzles/rounds/puzzle.ts';
import { dealerChair, seatWindOf, type MatchPosition } from '../../table/rounds.ts';
import { playerText, sideOf, windName, type Speech } from './rounds-text.ts';

export interface MatchTableProps {
  readonly position: MatchPosition;
  readonly speech: Speech;
  readonly tileWords: TileWords;
}

/** The four chairs from above with the winds they have in this hand; chairs stay, winds move. The round lies in the middle. */
export function MatchTable({ position, speech, tileWords }: MatchTableProps) {
  const { words, you } = speech;
  const dealer = dealerChair(position.hand);
  const places = chairsFrom(you).map((chair) => {
    const notes = [chair === dealer ? say(words.deals) : '', chair === 'E' ? say(words.firstEast) : ''];
    const wind = seatWindOf(chair, position.hand);
    return {
      wind,
      name: say(words.chairs[sideOf(chair, you)]),
      note: notes.filter((note) => note !== '').join(say(speech.table.between)),
      active: chair === dealer,
      children: <span class="visually-hidden">{windName(wind, speech)}</span>,
    };
  });
  return (
    <SeatTable label={say(words.picture, { dealer: playerText(dealer, speech) })} places={places} words={tileWords}>
      <Tile tile={windTile(position.round)} words={tileWords} size="unit" decorative />
      <p class="match-round">
        <b class="serif">{say(words.rounds[position.round])}</b>
        <span>{say(words.hand, { n: position.hand, total: 4 })}</span>
        <span>{position.repeats > 0 ? say(words.repeats, { n: position.repeats }) : '\u00a0'}</span>
      </p>
    </SeatTable>
  );
}
