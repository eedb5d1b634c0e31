/** Words that lesson components put around what the engine says. */
export const lesson = {
  /** Between two alternatives drawn as tiles, and between the last two of a list. */
  or: 'oder',
  lastOr: ' oder ',
  comma: ', ',
  /** Between the numbers of tiles in a row: „4‑5 Bambus“. */
  runMark: '‑',
  waitsFor: 'wartet auf',
  outs: { one: 'noch höchstens ein Stein', other: 'noch bis zu {n} Steine' },
  notReady: 'wartet auf nichts',
  underRules: '{rules}:',
  /** Empties the boxes of a checklist. */
  untick: 'Alle Häkchen löschen',
};
