/** Words of the puzzle „Bau diese Wartehand“. */
export const buildWait = {
  title: 'Wartesteine: {tiles}',
  wanted: 'Diese Wartesteine, keine anderen',
  hand: 'Deine Hand',
  gaps: 'Deine Steine für die Lücken',
  gap: 'Lücke',
  remove: '{tile}, wieder herausnehmen',
  pad: 'Steine zur Auswahl',
  marks: { found: '{tile}, richtig', missed: '{tile}, übersehen', wrong: '{tile}, passt nicht' },
  fresh: {
    title: { one: 'Ein Stein fehlt.', other: '{n} Steine fehlen.' },
    text: 'Füll die Lücken. Ein Stein in einer Lücke geht mit einem Tipp wieder heraus. Jede Lösung zählt.',
  },
  full: { title: 'Alle Lücken sind voll.', text: 'Prüf deine Hand.' },
  fifth: { title: 'Davon gibt es keinen mehr.', text: 'Jeden Stein gibt es nur viermal.' },
  empty: {
    title: 'Noch nicht voll.',
    text: { one: 'Eine Lücke ist noch offen.', other: '{n} Lücken sind noch offen.' },
  },
  notReady: {
    title: 'So wartet die Hand auf nichts.',
    text: { one: 'Ein Stein müsste anders sein.', other: '{n} Steine müssten anders sein.' },
  },
  wrong: {
    title: 'Sie wartet auf anderes: {tiles}.',
    missing: 'Es fehlt: {tiles}.',
    extra: 'Zu viel: {tiles}.',
  },
  right: { title: 'Genau.', text: 'Deine Wartesteine: {tiles}, sonst keine.' },
  shown: { title: 'So geht es zum Beispiel.', text: 'In die Lücken kommt: {solution}. Wartesteine: {tiles}.' },
  hints: {
    'lie-in': 'In einer Lösung liegen die fehlenden Steine hier: {places}.',
    shape: 'Denk an diese Form: {shape}.',
    tile: 'Ein Stein einer Lösung: {tile}.',
    none: 'Mehr verrate ich nicht. Die Lösung zeigt es.',
  },
  places: { m: 'Zeichen', p: 'Kreise', s: 'Bambus', honors: 'Ehrensteine' },
  reason: { title: 'Mit {tile}', others: 'Es gibt {n} Lösungen.' },
  practice: {
    levels: [
      'Stufe 1: zwei Lücken, eine einfache Form',
      'Stufe 2: drei Lücken, zwei oder drei Wartesteine',
      'Stufe 3: vier Lücken, drei Wartesteine',
      'Stufe 4: vier Lücken, vier bis sechs Wartesteine',
      'Stufe 5: sieben Lücken in einer Farbe',
    ],
  },
};
