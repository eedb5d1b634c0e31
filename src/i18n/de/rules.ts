/** Words of the frame about the rules of the page: those that a link brings, and those of a custom set. */
export const rules = {
  printed:
    'Feste Zahlen im Text dieser Seite gelten für „{base}“, worauf „{rules}“ beruht. Rätsel und Rechner zählen nach „{rules}“.',
  link: {
    brings: 'Dieser Link bringt Tischregeln mit: „{linked}“. Bei dir gilt sonst „{own}“.',
    differences: { one: 'Ein Unterschied', other: '{n} Unterschiede' },
    take: 'Regeln übernehmen',
    keep: 'Bei meinen bleiben',
  },
  /** One difference: the question, the own answer and the other. */
  line: {
    change: '{name}: {from} → {to}',
    otherwise: '{name}: gilt neben anderen Zeilen anders',
    points: 'Andere Punkte je Fan',
    limitFan: 'Limit in Fan',
    fan: '{n} Fan',
    limit: 'Limit',
    off: 'zählt nicht',
  },
};
