/** Words of the tables in lessons about counting and paying. */
export const counting = {
  worth: { fan: '{n} Fan', limit: 'Limit', none: 'zählt hier nicht', range: '{from} bis {to}' },
  points: {
    label: 'Fan und Punkte',
    fan: 'Fan',
    curves: { half: 'halb', full: 'voll', tiers4710: 'in Stufen' },
  },
  stakes: {
    label: 'Derselbe Sieg mit drei Einsätzen',
    stake: 'Einsatz',
    share: 'ein Anteil',
    discard: 'nach Abwurf',
    selfDraw: 'selbst gezogen',
  },
  liable: 'haftet',
  falseWin: 'ruft falsch',
  compare: {
    label: 'Die vier Regelwerke nebeneinander',
    hint: 'Die Tabelle lässt sich seitwärts schieben.',
    row: 'Was',
    atTable: 'Am Tisch',
    rows: 'Fan je Zeile',
  },
};
