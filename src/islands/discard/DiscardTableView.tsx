import { laidTiles, type Claim } from '../../components/meld-tiles.ts';
import { TileGroups, type TileGroup } from '../../components/TileGroups.tsx';
import { say } from '../../i18n/message.ts';
import { meldName, tileName } from '../../i18n/tile-words.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import type { LaidMeld } from '../../table/player.ts';
import { claimOf } from '../table/claim-of.ts';
import { OpenTiles } from '../table/OpenTiles.tsx';
import type { Speech } from './discard-text.ts';

export interface DiscardTableViewProps {
  readonly puzzle: DiscardPuzzle;
  readonly speech: Speech;
}

/** What lies open: the discards by suit, and the others' sets. */
export function DiscardTableView({ puzzle: { table }, speech }: DiscardTableViewProps) {
  const { words, tiles: tileWords } = speech;
  if (table.discards.length + table.laid.length === 0) return <p class="felt-note">{say(words.viewNone)}</p>;
  return <OpenTiles discards={table.discards} laid={table.laid} label={say(words.view)} tileWords={tileWords} />;
}

/** One's own sets and flowers on the table, and what counts for fan. */
export function OwnTable({ puzzle: { table, ask, minimum }, speech }: DiscardTableViewProps) {
  const { words, tiles: tileWords, table: tableWords } = speech;
  const { hand, seat, roundWind, bonus } = table;
  const flowers: readonly TileGroup[] =
    ask === 'callable' && bonus.length > 0
      ? [
          {
            tiles: bonus.map((face) => ({ face })),
            name: bonus.map((tile) => tileName(tile, tileWords)).join(say(tileWords.between)),
          },
        ]
      : [];
  const groups = [...hand.melds.map((meld) => laidGroup(meld, claimOf(meld, seat), speech)), ...flowers];
  const title = say(hand.melds.length > 0 ? words.sets : words.bonus);
  const names = { seat: say(tableWords.seats[seat]), round: say(tableWords.seats[roundWind]) };
  return (
    <>
      {groups.length > 0 && (
        <div class="discard-own">
          <p class="felt-note" aria-hidden="true">
            {title}
          </p>
          <TileGroups groups={groups} words={tileWords} size="example" label={title} />
        </div>
      )}
      {ask === 'callable' && (
        <p class="felt-note">
          {`${say(words.facts, names)} ${minimum > 0 ? say(words.minimum, { n: minimum }) : say(words.noMinimum)}`}
        </p>
      )}
    </>
  );
}

const laidGroup = (meld: LaidMeld, claim: Claim | undefined, { tiles }: Speech): TileGroup => ({
  tiles: laidTiles(meld, claim, 'faceUp'),
  name: meldName(meld, tiles),
});
