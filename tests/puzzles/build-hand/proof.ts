import { formatHand, parseHand } from '../../../src/engine/notation.ts';
import { tilesOfMeld } from '../../../src/engine/meld.ts';
import { TILES } from '../../../src/engine/tile.ts';
import type { BuildHandLevel } from '../../../src/puzzles/build-hand/levels.ts';
import type { BuildHandPuzzle } from '../../../src/puzzles/build-hand/puzzle.ts';
import { plainCounts, plainWaits, type PlainOptions } from '../../support/plain-solver.ts';
import { referenceRules, type ReferenceRules } from '../../support/reference-rules.ts';
import { readWin, scoresOf } from '../../support/reference-scorer.ts';

interface Table {
  readonly rules: ReferenceRules;
  readonly shapes: PlainOptions;
}

const tableOf = (id: 'hk33' | 'hk22' | 'gd06' | 'de64'): Table => ({
  rules: referenceRules(id, {}),
  shapes: { sevenPairs: id === 'de64', quadsArePairs: false, deadWaits: false },
});

const TABLES: Readonly<Record<string, Table>> = {
  hk33: tableOf('hk33'),
  hk22: tableOf('hk22'),
  gd06: tableOf('gd06'),
  de64: tableOf('de64'),
};

/** Every exchange that completes the hand, as „give>take fan“, by the second solver and the second scorer. */
function exchangesOf({ held, melds, place, offered }: BuildHandPuzzle, table: string): readonly string[] {
  const { rules, shapes } = TABLES[table] ?? tableOf('hk33');
  const copies = plainCounts([...held, ...melds.flatMap(tilesOfMeld)]);
  return [...new Set(held)].flatMap((give) => {
    const tiles = [...held];
    tiles.splice(tiles.indexOf(give), 1);
    const waits = plainWaits({ tiles, melds }, shapes);
    return TILES.filter((take) => take !== give && waits.includes(take) && (copies[take] ?? 0) < 4)
      .filter((take) => offered === undefined || offered.includes(take))
      .flatMap((take) => {
        const hand = formatHand({ tiles, melds, winningTile: take });
        const { seatWind: seat, roundWind: round, bonus } = place;
        const request = { hand, by: 'discard', seat, round, bonus: bonus.join(' '), flags: [] } as const;
        const [score] = scoresOf(readWin(request), rules);
        if (score === undefined) return [];
        return [`${give}>${take} ${score.result === 'below-minimum' ? 'no' : ''} ${score.fan ?? 99}`];
      });
  });
}

/** What is wrong with a puzzle, found without the engine's waits and scorer; empty when nothing is. */
export function faultsOf(puzzle: BuildHandPuzzle, level: BuildHandLevel, table: string): readonly string[] {
  const { held, melds, target, solutions, tooCheap } = puzzle;
  const all = [...solutions, ...tooCheap];
  const told = all.map(({ give, take, score }) => `${give}>${take} ${score.legal ? '' : 'no'} ${score.fan ?? 99}`);
  const expected = exchangesOf(puzzle, table);
  const reaching = expected.filter((line) => !line.includes('no') && Number(line.split(' ').at(-1)) >= target);
  const legal = parseHand(formatHand({ tiles: held.slice(1), melds }));
  return [
    ...(legal.ok && held.length === 14 - 3 * melds.length ? [] : ['not fourteen legal tiles']),
    ...([...told].sort().join() === [...expected].sort().join()
      ? []
      : [`${told.join('; ')} instead of ${expected.join('; ')}`]),
    ...(solutions.length === reaching.length && solutions.length > 0 ? [] : [`${reaching.length} reach the target`]),
    ...(table !== 'hk33' || (target === 3 && isOfItsLevel(puzzle, level)) ? [] : ['wrong level']),
  ];
}

/** The levels as they are promised, said once more in other words. */
function isOfItsLevel({ held, melds, place, solutions, tooCheap, offered }: BuildHandPuzzle, level: BuildHandLevel) {
  const { shapes } = TABLES['hk33'] ?? tableOf('hk33');
  const [last] = held;
  const complete = last !== undefined && plainWaits({ tiles: held.slice(1), melds }, shapes).includes(last);
  const closed = melds.length === 0 && place.bonus.length === 0;
  if (level === 4) return complete && solutions.length <= 4;
  if (complete) return false;
  if (level === 1) return closed && offered?.length === 4 && solutions.length <= 3;
  return offered === undefined && tooCheap.length > 0 && solutions.length <= 4 && closed === (level === 2);
}
