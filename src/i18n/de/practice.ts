/** Words of the practice pages: the list of kinds, and of each kind its name and what it asks. */
export const practice = {
  title: 'Üben',
  description: 'Rätsel zum Hongkonger Mahjong, jedes mit Begründung.',
  lead: 'Jedes Rätsel ist neu, jede Antwort wird begründet. Nichts läuft ab.',
  groups: { hand: 'Die Hand', count: 'Zählen', table: 'Am Tisch' },
  kinds: {
    waits: {
      title: 'Worauf wartest du?',
      description: 'Wartesteine finden: eine Hand mit dreizehn Steinen, gesucht sind alle, die sie fertig machen.',
      about: 'Finde alle Steine, die die Hand fertig machen.',
      lead: 'Dreizehn Steine, einer fehlt. Such alle, die passen.',
    },
    score: {
      title: 'Zähle diese Hand',
      description:
        'Fan zählen: eine fertige Hand mit Platz, Runde und Blumen; gesucht ist, was sie zählt, Zeile für Zeile.',
      about: 'Zähl die Fan einer fertigen Hand und sieh, wer wem was zahlt.',
      lead: 'Die Hand ist fertig. Wie viele Fan ist sie an deinem Tisch wert?',
    },
    discard: {
      title: 'Was wirfst du ab?',
      description:
        'Abwerfen üben: vierzehn Steine und der Tisch vor dir; gesucht ist der Abwurf, der am meisten übrig lässt.',
      about: 'Wirf den Stein ab, nach dem dir die meisten anderen helfen.',
      lead: 'Vierzehn Steine, einer muss gehen. Welcher Abwurf lässt dir am meisten?',
    },
    claims: {
      title: 'Wer darf, wer bekommt ihn?',
      description:
        'Ansagen üben: Ein Stein liegt in der Mitte, drei Hände liegen offen. Wer darf ihn nehmen, und wer bekommt ihn?',
      about: 'Entscheide, wer einen Abwurf nehmen darf und wer ihn bekommt.',
      lead: 'Ein Stein, drei Hände. Sag, wer was rufen darf, wer den Stein bekommt und wen das überspringt.',
    },
    rounds: {
      title: 'Wer ist als Nächstes Ost?',
      description: 'Runden üben: Ein Spiel ist aus. Wer ist im nächsten Ost, und welcher Wind bist du?',
      about: 'Ein Spiel ist aus. Wer ist jetzt Ost, und welcher Wind bist du?',
      lead: 'Ein Spiel ist aus. Bleibt Ost, oder wandern die Winde?',
    },
    'tile-names': {
      title: 'Wie heißt dieser Stein?',
      description: 'Steine und ihre Namen: vom Bild zum Namen, vom Namen zum Bild und nach Gehör.',
      about: 'Lern die Steine und ihre Namen, auch nach Gehör.',
      lead: 'Ein Stein, vier Namen. Oder ein Name, vier Steine.',
    },
    'best-reading': {
      title: 'Welche Lesart zählt?',
      description:
        'Lesarten vergleichen: Eine fertige Hand lässt sich auf mehrere Arten teilen. Welche zählt, und warum?',
      about: 'Eine Hand, zwei Arten, sie zu teilen. Welche zählt?',
      lead: 'Die Hand geht auf mehr als eine Art auf. Am Tisch zählt die teuerste.',
    },
    wall: {
      title: 'Wo geht die Mauer auf?',
      description: 'Die Mauer öffnen: Die Würfel sind gefallen. Welchen Stapel nimmt Ost zuerst?',
      about: 'Die Würfel sind gefallen. Wo nimmt Ost den ersten Stapel?',
      lead: 'Zähl erst die Spieler, dann die Stapel. Wo geht die Mauer auf?',
    },
    'build-hand': {
      title: 'Ein Tausch bis zum Mindestwert',
      description:
        'Hände bauen: Ein Stein geht weg, einer kommt. Mit welchem Tausch ist die Hand fertig und zählt genug?',
      about: 'Tausch einen Stein, bis die Hand fertig ist und genug zählt.',
      lead: 'Vierzehn Steine. Gib einen her und nimm einen anderen: Die Hand soll fertig sein und genug zählen.',
    },
    'build-wait': {
      title: 'Bau diese Wartehand',
      description:
        'Wartehände bauen: Die Wartesteine stehen fest. Welche Steine fehlen der Hand, damit sie genau auf diese wartet?',
      about: 'Füll die Lücken, bis die Hand genau auf diese Steine wartet.',
      lead: 'Diesmal umgekehrt: Die Wartesteine sind gegeben, die Hand baust du.',
    },
  },
};
