/** Words for building the wall, opening it, and the puzzle of finding the place. */
export const wall = {
  builder: {
    title: 'Vier Mauern bauen',
    picture: 'Der Tisch von oben, vier Mauern aus je {stacks} Stapeln.',
    steps: {
      mix: {
        title: 'Alles verdeckt, alles mischen',
        text: '{total} Steine liegen mit dem Rücken nach oben in der Mitte. Rühr kräftig um: In Hongkong heißt das „die Steine waschen“.',
      },
      row: {
        title: 'Jeder legt eine Reihe',
        text: 'Jeder zieht {each} Steine zu sich und legt {stacks} davon nebeneinander, noch immer verdeckt.',
      },
      stack: {
        title: 'Die zweite Reihe kommt obenauf',
        text: 'So stehen {stacks} Stapel vor dir, jeder zwei Steine hoch.',
      },
      push: {
        title: 'Zusammenschieben',
        text: 'Alle vier schieben ihre Mauer zur Mitte, bis ein Viereck dasteht: {walls} Mauern, {stacks} Stapel, {total} Steine.',
      },
    },
    counts: {
      row: '{stacks}',
      stack: '{stacks} × {high} = {each}',
      push: '{walls} × {each} = {total}',
    },
  },
  plans: {
    label: 'So wird gewürfelt',
    singleRoll2: 'ein Wurf, zwei Würfel',
    singleRoll3: 'ein Wurf, drei Würfel',
    threePlusTwo: 'drei Würfel, dann zwei',
    onePlusOne: 'ein Würfel, dann einer',
    twoPlusTwo: 'zwei Würfel, dann zwei',
  },
  firstRoll: 'Wurf von Ost',
  secondRoll: 'Wurf von {seat}',
  breaker: {
    title: 'Wo die Mauer aufgeht',
    picture: 'Der Tisch von oben. Gewürfelt: {sum}. Gezählt bis {seat}. Die Mauer geht auf vor {stack}.',
    takeHere: { title: 'Von hier nehmen alle', text: 'im Uhrzeigersinn' },
    end: { title: 'Mauerende', text: 'Ersatzsteine ab Stapel {n}' },
    steps: {
      rolled: { title: '{sum}', text: 'Ost würfelt. Damit sucht er den, dessen Mauer aufgeht.' },
      seat: {
        title: '{n}: {seat}',
        first: 'Ost zählt sich selbst als {n}.',
        on: 'Weiter nach rechts, gegen den Uhrzeigersinn.',
        last: 'Bei {n} ist Schluss. Geöffnet wird {wall}.',
      },
      again: { title: '{sum}', text: '{seat} würfelt noch einmal. Beide Würfe zusammen ergeben {skip}.' },
      stack: {
        title: 'Stapel {n}',
        first: 'Der äußerste Stapel rechts, so wie {seat} sitzt.',
        on: 'Weiter nach links, im Uhrzeigersinn um den Tisch.',
        corner: 'Diese Mauer ist zu Ende. Es geht in der nächsten weiter: {wall}.',
      },
      open: {
        title: 'Die Mauer geht auf',
        text: 'Was gezählt ist, bleibt stehen. Ost nimmt die nächsten beiden Stapel.',
      },
    },
    sentences: {
      who: {
        title: 'Wessen Mauer?',
        text: 'Zähl die Spieler gegen den Uhrzeigersinn, Ost ist {one}. Bei {sum} bist du bei {seat}.',
      },
      where: {
        title: 'Welche Stelle?',
        text: 'Zähl in {wall} {skip} Stapel ab, im Uhrzeigersinn vom rechten Ende aus, so wie {seat} sitzt.',
        corner:
          'Zähl {skip} Stapel ab, im Uhrzeigersinn vom rechten Ende aus, so wie {seat} sitzt. {wall} reicht nicht: Zähl um die Ecke weiter.',
      },
      take: {
        title: 'Wer nimmt zuerst?',
        text: 'Vor dem nächsten Stapel geht die Mauer auf. Ost nimmt {stacks}.',
        stacks: 'Stapel {a} und {b}',
        corner: 'Stapel {a} und {b} (vorne in {wall})',
      },
    },
  },
  puzzle: {
    title: 'Wo geht sie auf?',
    place: 'Wurf {at} von {total}',
    task: 'Tipp den Stapel an, den Ost als ersten nimmt.',
    board:
      'Der Tisch mit den vier Mauern. Pfeiltasten gehen von Stapel zu Stapel, Bild auf und Bild ab von Mauer zu Mauer.',
    none: 'noch kein Stapel gewählt',
    wall: 'Mauer',
    number: 'Stapel von rechts',
    next: 'Neuer Wurf',
    fresh: { text: 'Er kommt gleich nach denen, die stehen bleiben.' },
    empty: { title: 'Noch nichts gewählt.', text: 'Wähl einen Stapel, dann prüf noch einmal.' },
    chosen: { title: '{stack}', text: 'Prüf, wenn du sicher bist.' },
    right: { title: 'Genau da.', text: '{seat} ist die {sum}, {skip} Stapel bleiben stehen, Ost nimmt {stack}.' },
    wrong: {
      title: 'Noch nicht.',
      wall: 'Die Mauer stimmt, die Stelle nicht.',
      other: 'Zähl noch einmal: erst die Spieler bis {sum}, dann die Stapel.',
    },
    solved: {
      title: 'So geht sie auf.',
      text: '{seat} ist die {sum}, {skip} Stapel bleiben stehen, Ost nimmt {stack}.',
    },
    hints: {
      seats: 'Zähl zuerst die Spieler, gegen den Uhrzeigersinn. Ost selbst ist {one}, bei {sum} ist Schluss.',
      wall: 'Bei {sum} bist du bei {seat}. Abgezählt wird in der Mauer dieses Spielers.',
      stacks:
        'Fang am rechten Ende an, so wie {seat} sitzt, und lass {skip} Stapel stehen. Reicht die Mauer nicht, zähl um die Ecke weiter.',
    },
    mistakes: {
      'clockwise-seats':
        'Du hast die Spieler im Uhrzeigersinn gezählt. Gezählt wird nach rechts, gegen den Uhrzeigersinn.',
      'dealer-left-out': 'Du hast beim Nachbarn von Ost angefangen. Ost selbst ist {one}.',
      'last-skipped': 'Das ist der letzte Stapel, der stehen bleibt. Ost nimmt erst den nächsten.',
      'left-end': 'Du hast vom linken Ende der Mauer gezählt. Gezählt wird vom rechten, so wie ihr Besitzer sitzt.',
      'same-wall-again':
        'Die Mauer war zu kurz, und du hast in derselben von vorn begonnen. Der Zähler geht in der nächsten Mauer weiter.',
      'wrong-next-wall':
        'Du bist um die falsche Ecke gegangen. Nach dem linken Ende kommt im Uhrzeigersinn die nächste Mauer.',
      'first-roll-only': 'Du hast nur den ersten Wurf abgezählt. Beide Würfe zählen zusammen.',
      'second-roll-only': 'Du hast nur den zweiten Wurf abgezählt. Beide Würfe zählen zusammen.',
    },
    worked: 'Antwort ansehen',
  },
  practice: {
    levels: [
      'Stufe 1: ein Wurf mit zwei Würfeln',
      'Stufe 2: ein Wurf mit drei Würfeln',
      'Stufe 3: zwei Würfe, zusammengezählt',
      'Stufe 4: die Zählung geht um die Ecke',
    ],
  },
};
