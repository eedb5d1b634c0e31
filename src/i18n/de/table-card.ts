/** Words of the card for the middle of the table, one page to print. */
export const tableCard = {
  title: 'Tischkarte',
  description:
    'Tischkarte für Hongkonger Mahjong zum Ausdrucken: Mauer öffnen, Austeilen, wer einen Stein bekommt, Plätze und Blumen.',
  head: 'Am Tisch',
  lead: ['Vom Würfeln bis zum ersten Abwurf,', 'und wer danach was nehmen darf.'],
  open: {
    title: 'Wo geht die Mauer auf?',
    steps: [
      'Ost würfelt. Zähl die Spieler nach rechts, Ost ist 1: Wo die Zahl endet, geht die Mauer auf.',
      'Zähl dort so viele Stapel ab, vom rechten Ende der Mauer nach links. Sie bleiben stehen.',
      'Ist die Mauer zu kurz, geht es um die Ecke weiter. Vom nächsten Stapel an nehmen alle, im Uhrzeigersinn.',
    ],
    example: 'Im Bild: {sum}. Ost zählt bis {seat} und nimmt ab Stapel {stack}.',
    sums: 'Summe der Würfel',
  },
  deal: {
    title: 'Austeilen',
    first: 'Dreimal reihum: je zwei Stapel, vier Steine.',
    jump: 'Dann springt Ost: oberer Stein vom nächsten und vom dritten Stapel.',
    last: 'Die anderen nehmen der Reihe nach je einen.',
    times: '3 × {n}',
    total: '{n} Steine',
  },
  turn: {
    title: 'Ein Zug',
    steps: [
      'Stein ziehen oder einen Abwurf rufen.',
      'Blume? Auslegen, Ersatz vom Mauerende.',
      'Kong? Auslegen, Ersatz vom Mauerende.',
      'Fertig? „Mahjong!“',
      'Sonst: einen Stein abwerfen. Rechts geht es weiter.',
    ],
  },
  claims: {
    title: 'Wer bekommt den Abwurf?',
    win: 'Mahjong',
    winText: 'Geht vor allem anderen. Bei zweien gewinnt, wer in Spielrichtung näher sitzt.',
    set: 'Pong, Kong',
    setText: 'Von jedem Spieler. Wer dazwischen sitzt, ist übersprungen.',
    chow: 'Chow',
    chowText: 'Nur vom Spieler links.',
    after: 'Wer gerufen hat, legt die Gruppe offen aus und wirft ab. Nach einem Kong zieht er erst Ersatz.',
  },
  seats: { title: 'Plätze und Blumen', seat: 'Platz', number: 'Zahl' },
  next: {
    title: 'Danach',
    steps: [
      'Gewinnt Ost, bleibt Ost meistens sitzen. Sonst wird der Spieler rechts neuer Ost.',
      'Waren alle vier einmal Ost, beginnt die nächste Runde: Ost, Süd, West, Nord.',
      'Ist die Mauer leer und niemand fertig, endet das Spiel unentschieden.',
    ],
  },
  foot: 'Was an eurem Tisch anders ist, steht auf dem Regelblatt.',
};
