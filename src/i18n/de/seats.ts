/** Words for drawing seats. */
export const seats = {
  title: 'Plätze verteilen',
  picture: 'Der Tisch von oben mit vier Stühlen.',
  method: 'So geht es an eurem Tisch',
  methods: { random: 'zufällig', simpleDraw: 'vier Steine ziehen', oddEvenDraw: 'gerade und ungerade' },
  player: 'Spieler {player}',
  another: 'Neu auslosen',
  example: 'Beispiel der Quelle',
  rolling: '{player} würfelt',
  counting: '{player}, vorläufig Ost, würfelt',
  ends: { odd: 'ungerade', even: 'gerade' },
  start: {
    random: { title: 'Vier Leute, vier Stühle', text: 'Gleich bekommt jeder eine Windrichtung zugeteilt.' },
    simpleDraw: {
      title: 'Vier Winde, verdeckt',
      text: 'Einer mischt je einen Ost, Süd, West und Nord mit dem Rücken nach oben.',
    },
    oddEvenDraw: { title: 'Setzt euch irgendwohin', text: 'Noch hat kein Stuhl einen Namen.' },
  },
  steps: {
    assign: { title: '{player} ist {seat}', text: 'Das Los entscheidet, niemand wählt.' },
    draw: { title: '{player} zieht {seat}', text: 'Dort sitzt {player} gleich.' },
    rollOff: { title: 'Jeder würfelt', text: '{rolls}.', one: '{player} hat {sum}' },
    reRoll: { title: 'Gleichstand: noch einmal', text: '{rolls}.' },
    temporary: {
      title: '{player} ist vorläufig Ost',
      text: 'Der höchste Wurf. Gegen den Uhrzeigersinn sind die anderen vorläufig Süd, West und Nord.',
    },
    row: {
      title: 'Vier Winde in einer Reihe',
      text: 'Verdeckt und gemischt. An einem Ende liegt offen ein Stein mit ungerader Zahl, am anderen einer mit gerader.',
    },
    count: {
      title: '{sum}: {first} zieht zuerst',
      odd: '{player} würfelt und zählt gegen den Uhrzeigersinn, sich selbst als {one}. Die Summe ist ungerade, also zieht {first} vom ungeraden Ende.',
      even: '{player} würfelt und zählt gegen den Uhrzeigersinn, sich selbst als {one}. Die Summe ist gerade, also zieht {first} vom geraden Ende.',
    },
    sit: {
      title: 'Hinsetzen',
      text: '{east} ist Ost und behält den Stuhl. Gegen den Uhrzeigersinn folgen {south} (Süd), {west} (West) und {north} (Nord).',
    },
  },
};
