/** Words around a question with one right answer. */
export const choose = {
  place: 'Frage {at} von {total}',
  fresh: 'Was meinst du?',
  empty: { title: 'Noch nichts gewählt.', text: 'Wähle eine Antwort, dann prüfe noch einmal.' },
  right: 'Richtig.',
  wrong: 'Das ist es nicht.',
  shown: 'Das ist die Lösung.',
  marks: { right: 'richtig', wrong: 'falsch' },
  buttons: {
    check: 'Prüfen',
    tip: 'Tipp',
    solution: 'Lösung zeigen',
    next: 'Nächste Frage',
    first: 'Von vorn',
    again: 'Noch einmal',
  },
  /** For readers without a script; never sent to the island. */
  plain: {
    worked: 'Antwort und Begründung',
    noScript: 'Zum Ausprobieren braucht diese Seite JavaScript. Hier stehen die Fragen mit ihrer Lösung.',
  },
};
