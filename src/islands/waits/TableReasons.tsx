import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { Tile } from '../../components/Tile.tsx';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { encodeCalculatorLink } from '../../links/calculator-link.ts';
import type { TableWait, WaitsAtTable } from '../../puzzles/waits/at-table.ts';
import { countText, worthText, type AtTableWords } from './table-text.ts';

export interface TableReasonsProps {
  readonly puzzle: WaitsAtTable;
  readonly rulesText: RulesText;
  /** The address of the calculator, from the root of the site. */
  readonly calculator: string;
  readonly words: AtTableWords;
  readonly tileWords: TileWords;
}

/** For each wait how its copies are counted, what it is worth, and the way to count it oneself. */
export function TableReasons({ puzzle, rulesText, calculator, words, tileWords }: TableReasonsProps) {
  return (
    <ReasonStrip label={say(words.reasons)}>
      <ReasonPart title={say(words.reasons)}>
        <ul class="table-reasons">
          {puzzle.waits.map((wait) => (
            <li key={wait.tile}>
              <Tile tile={wait.tile} words={tileWords} size="found" label={tileName(wait.tile, tileWords)} />
              <p>
                {countText(puzzle, wait, words)}
                {puzzle.ask === 'calls' && (
                  <>
                    {say(words.between)}
                    {worthText(puzzle, wait, words)}{' '}
                    <a href={`${calculator}${linkOf(puzzle, wait, rulesText)}`}>{say(words.calculate)}</a>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </ReasonPart>
    </ReasonStrip>
  );
}

/** The hand won on this wait by a discard, for the calculator. */
function linkOf({ table, hand }: WaitsAtTable, { tile }: TableWait, rulesText: RulesText): string {
  const h = { tiles: hand.tiles, melds: hand.melds, winningTile: tile };
  return encodeCalculatorLink({ h, s: table.seat, w: table.roundWind, b: table.bonus, y: 'discard', r: rulesText });
}
