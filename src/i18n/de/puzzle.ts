/** Words that puzzles of every kind share. */
export const puzzle = {
  level: 'Stufe',
  buttons: {
    check: 'Prüfen',
    tip: 'Tipp',
    solution: 'Lösung zeigen',
    next: 'Nächste Aufgabe',
    first: 'Von vorn',
    again: 'Noch einmal',
  },
  /** What of a link was changed or ignored. */
  notes: {
    seed: 'Die Rätselnummer im Link („{value}“) gibt es nicht. Du siehst stattdessen Rätsel {used}.',
    level: 'Die Stufe im Link („{value}“) gibt es nicht. Es gilt Stufe {used}.',
    value: 'Die Angabe „{parameter}“ im Link („{value}“) ist unbekannt. Sie wurde übergangen.',
    repeated: 'Im Link steht „{parameter}“ mehrmals. Es gilt der erste Wert.',
    version: 'Der Link stammt aus einer anderen Fassung dieser Seite. Was lesbar war, gilt.',
  },
  /** The worked example for readers without a script. */
  worked: 'Antwort und Begründung',
  noScript: 'Zum Ausprobieren braucht diese Seite JavaScript. Hier steht das Rätsel mit seiner Lösung.',
};
