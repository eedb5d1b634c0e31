/** Words for the deal and the first flowers. */
export const deal = {
  title: 'Austeilen, Griff für Griff',
  picture: 'Der Tisch von oben während des Austeilens.',
  order: {
    label: 'Blumen ersetzen',
    seatBySeatToEnd: 'einer nach dem anderen, bis zum Ende',
    oneReplacementRoundEach: 'reihum, jeder einmal je Runde',
  },
  another: 'Neu mischen',
  has: '{n}',
  hand: 'Osts Hand',
  laidOut: 'Blumen von {seat}',
  steps: {
    opened: { title: 'Die Mauer ist offen', text: '{sum} gewürfelt. Ost fängt an.' },
    block: { title: '{seat} nimmt zwei Stapel', text: 'Runde {round}: {seat} hat jetzt {n} Steine.' },
    jump: {
      title: 'Ost springt',
      text: 'Vom nächsten Stapel den oberen Stein und vom übernächsten auch: Ost hat {n} und wirft als Erster ab.',
    },
    single: { title: '{seat} nimmt einen', text: 'Nur noch einen Stein, der Reihe nach: {seat} hat {n}.' },
    flowers: {
      title: { one: '{seat} legt eine Blume aus', other: '{seat} legt {n} Blumen aus' },
      text: { one: 'Ein Ersatzstein kommt vom Mauerende.', other: '{n} Ersatzsteine kommen vom Mauerende.' },
      again: {
        one: 'Eine Blume war dabei. Sie wird auch ersetzt.',
        other: 'Es waren {n} Blumen dabei. Auch sie werden ersetzt.',
      },
    },
    ready: {
      title: 'Ost wirft ab',
      text: 'Niemand hält mehr eine Blume. Ost hat {east} Steine, die anderen {other}. Jetzt geht es los.',
      plain: 'Ost hat {east} Steine, die anderen {other}. Jetzt geht es los.',
    },
  },
};
