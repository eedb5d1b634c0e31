/** Words that all pictures of the table share. */
export const table = {
  seats: { E: 'Ost', S: 'Süd', W: 'West', N: 'Nord' },
  walls: { E: 'Osts Mauer', S: 'Süds Mauer', W: 'Wests Mauer', N: 'Nords Mauer' },
  between: ', ',
  betweenSentences: ' ',
  lastAnd: ' und ',
  plus: '\u00a0+\u00a0',
  equals: '{parts}\u00a0=\u00a0{sum}',
  stack: '{seat}, Stapel {n}',
  steps: {
    group: 'Schritt für Schritt',
    scrub: 'Schritt',
    back: 'Zurück',
    next: 'Weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
    again: 'Von vorn',
  },
  dice: {
    die: 'Würfel {at} zeigt {value}. Drücken zählt weiter.',
    roll: 'Würfeln',
    set: 'Oder stell die Würfel selbst: Tipp sie an.',
  },
  flowers: { label: 'Blumen im Spiel', with: 'mit', without: 'ohne' },
  noScript: 'Ein Beispiel, Schritt für Schritt:',
};
