/** Words of the puzzle „Welche Lesart zählt?“. */
export const bestReading = {
  title: 'Welche Lesart zählt?',
  hand: 'Deine Hand',
  layout: 'Lesart {n}',
  same: 'Beide sind gleich viel wert',
  sameOfMany: 'Alle sind gleich viel wert',
  fresh: 'Wähl die Lesart, die am meisten bringt, dann prüfe.',
  tips: {
    rows: 'Achte auf diese Zeilen: {rows}. Nicht jede Lesart hat sie.',
    none: 'Vergleich Zeile für Zeile. Keine Lesart hat eine, die der anderen fehlt.',
  },
  mistakes: {
    cheaper: 'Eine andere Lesart bringt mehr.',
    'are-same': 'So gelesen zählt die Hand genauso viel wie anders.',
    differ: 'Die Lesarten sind verschieden viel wert.',
  },
  reason: {
    title: '{name}: {n} Fan',
    special: '{name}: Spezialhand, {points} Punkte',
    counts: 'zählt',
    and: '; ',
    rows: '{rows}.',
    row: '{name} {n}',
    plus: ', ',
    none: 'Keine Zeile zählt.',
    below: 'Unter dem Mindestwert dieses Tischs.',
  },
  practice: {
    levels: [
      'Stufe 1: zwei Lesarten, eine bringt mehr',
      'Stufe 2: zwei Lesarten, vielleicht gleich viel wert',
      'Stufe 3: verdeckte Hand, es kommt auch darauf an, wie du gewinnst',
      'Stufe 4: drei Lesarten und mehr',
    ],
  },
};
