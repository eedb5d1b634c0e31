/** Words of the puzzle „Ein Tausch, {n} Fan“. */
export const buildHand = {
  title: { one: 'Komm mit einem Tausch auf {n} Fan', other: 'Komm mit einem Tausch auf {n} Fan' },
  place: 'Du bist {seat}, die Runde ist {round}. Den neuen Stein wirft dir jemand hin.',
  held: 'Welchen Stein gibst du her?',
  laid: 'Was schon ausliegt',
  offered: 'Welchen Stein nimmst du?',
  marks: { found: '{tile}, richtig', missed: '{tile}, übersehen', wrong: '{tile}, passt nicht' },
  fresh: {
    title: 'Einer geht, einer kommt.',
    text: 'Wähl oben den Stein, den du hergibst, und unten den, den du nimmst.',
  },
  chosen: { title: '{give} gegen {take}', text: 'Prüf, ob die Hand damit fertig ist und genug zählt.' },
  empty: {
    title: 'Noch nicht ganz.',
    give: 'Wähl noch den Stein, den du hergibst.',
    take: 'Wähl noch den Stein, den du nimmst.',
  },
  notComplete: { title: 'Damit ist die Hand nicht fertig.', text: 'Übrig bleibt: {tiles}.' },
  tooCheap: {
    title: { one: 'Fertig, aber nur {n} Fan.', other: 'Fertig, aber nur {n} Fan.' },
    text: 'Es fehlt noch: {short} Fan.',
  },
  right: { title: { one: 'Das sind {n} Fan.', other: 'Das sind {n} Fan.' }, special: 'Eine Spezialhand.' },
  shown: { title: 'So geht es.', text: 'Her mit {take}, weg mit {give}.' },
  hints: {
    row: 'Eine Lösung zählt diese Zeile: {row}.',
    'give-in': 'In dieser Lösung geht ein Stein weg von hier: {place}.',
    give: 'Weg kann: {tile}.',
    none: 'Mehr verrate ich nicht. Die Lösung zeigt es.',
  },
  places: { m: 'Zeichen', p: 'Kreise', s: 'Bambus', honors: 'Ehrensteine' },
  reason: {
    title: '{give} gegen {take}: {n} Fan',
    special: '{give} gegen {take}: Spezialhand',
    row: '{name} {n}',
    plus: ', ',
    end: '.',
    cheap: 'Fertig, aber zu wenig: {list}.',
    exchange: '{give} gegen {take} ({n})',
    between: ', ',
  },
  practice: {
    levels: [
      'Stufe 1: vier Steine zur Wahl',
      'Stufe 2: jeder Stein, alles verdeckt',
      'Stufe 3: mit offenen Gruppen oder Blumen',
      'Stufe 4: schon fertig, aber zu billig',
    ],
  },
};
